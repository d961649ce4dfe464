import LockOutlined from '@mui/icons-material/LockOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { StateFrame } from '@/platform/ui/StateFrame';

interface ForbiddenStateProps {
  readonly title?: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** A part of a page that this user's profile does not open. */
export function ForbiddenState({ title, text, action }: ForbiddenStateProps) {
  const { t } = useTranslation('ui');
  return (
    <StateFrame
      icon={<LockOutlined />}
      title={title ?? t('forbidden.title')}
      text={text ?? t('forbidden.text')}
      action={action}
    />
  );
}
