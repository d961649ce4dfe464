import { useTranslation } from 'react-i18next';
import { EntryBar } from '@/domain/invoices/form/EntryBar';
import { LoadingButton } from '@/platform/ui/LoadingButton';

interface EntryFootProps {
  readonly running: 'save' | 'finish' | null;
  readonly onFinish: () => void;
}

/** Save; finish. */
export function EntryFoot({ running, onFinish }: EntryFootProps) {
  const { t } = useTranslation(['assistDocument', 'forms']);
  return (
    <EntryBar>
      <LoadingButton
        type="submit"
        variant="outlined"
        busy={running === 'save'}
        disabledReason={running === 'finish' ? t('busy') : undefined}
        aria-keyshortcuts="Control+S"
      >
        {t('forms:save')}
      </LoadingButton>
      <LoadingButton
        variant="contained"
        busy={running === 'finish'}
        disabledReason={running === 'save' ? t('busy') : undefined}
        aria-keyshortcuts="Control+Enter"
        onClick={onFinish}
      >
        {t('finish')}
      </LoadingButton>
    </EntryBar>
  );
}
