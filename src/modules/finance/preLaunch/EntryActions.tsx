import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EntryBar } from '@/domain/invoices/form/EntryBar';
import { LoadingButton } from '@/platform/ui/LoadingButton';

export type Intent = 'save' | 'release';

interface EntryActionsProps {
  readonly running: Intent | null;
  readonly onRelease: () => void;
  readonly onReturn: () => void;
}

/** Send back; save; release. */
export function EntryActions({ running, onRelease, onReturn }: EntryActionsProps) {
  const { t } = useTranslation(['financePreLaunch', 'forms']);
  return (
    <EntryBar>
      <Button color="inherit" onClick={onReturn} disabled={running !== null}>
        {t('giveBack.action')}
      </Button>
      <LoadingButton
        type="submit"
        variant="outlined"
        busy={running === 'save'}
        disabledReason={running === 'release' ? t('release.running') : undefined}
        aria-keyshortcuts="Control+S"
      >
        {t('forms:save')}
      </LoadingButton>
      <LoadingButton
        variant="contained"
        busy={running === 'release'}
        disabledReason={running === 'save' ? t('edit.saving') : undefined}
        onClick={onRelease}
      >
        {t('release.action')}
      </LoadingButton>
    </EntryBar>
  );
}
