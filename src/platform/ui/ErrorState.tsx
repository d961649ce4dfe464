import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '@/platform/connection/connection';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { StateFrame } from '@/platform/ui/StateFrame';

interface ErrorStateProps {
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  readonly title?: string;
  readonly text?: ReactNode;
  /** For the support: a status, a request id. */
  readonly code?: string | number | undefined;
}

/** Something did not load. Card-sized inside a card: the rest of the page stays. */
export function ErrorState({ onRetry, retrying = false, title, text, code }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  const offline = useConnection().offlineSince !== null;
  const advice =
    code !== undefined ? t('error.text') : offline ? t('error.textOffline') : t('error.textPlain');
  return (
    <StateFrame
      role="alert"
      tone="danger"
      icon={<ErrorOutlineOutlined />}
      title={title ?? t('error.title')}
      text={text ?? advice}
      action={
        onRetry && (
          <LoadingButton variant="outlined" busy={retrying} onClick={onRetry}>
            {t('tryAgain')}
          </LoadingButton>
        )
      }
      caption={code !== undefined && t('error.code', { code })}
    />
  );
}
