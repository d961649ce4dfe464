import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormStatus } from '@/platform/forms/formContext';
import { typeStep } from '@/platform/theme/typography';
import { LoadingButton } from '@/platform/ui/LoadingButton';

const Foot = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '10px 16px',
  borderTop: `1px solid ${theme.tokens.border}`,
  backgroundColor: theme.tokens.surface,
  [theme.breakpoints.down('md')]: { position: 'sticky', bottom: 0, zIndex: 1 },
  [theme.breakpoints.down('sm')]: {
    '& > .MuiButton-root': { flex: 1, paddingInline: 8 },
    '& > [role="status"]': { flexBasis: '100%' },
    '& > [role="status"]:empty': { display: 'none' },
  },
  '& > [role="status"]': { ...typeStep('caption'), flex: '1 1 120px', color: theme.tokens.textMuted },
}));

export type Intent = 'save' | 'release';

interface EntryActionsProps {
  readonly running: Intent | null;
  readonly onRelease: () => void;
  readonly onReturn: () => void;
}

/** Whether something is not saved yet; send back; save; release. */
export function EntryActions({ running, onRelease, onReturn }: EntryActionsProps) {
  const { t } = useTranslation(['financePreLaunch', 'forms']);
  const { isDirty } = useFormState();
  const { submitting } = useFormStatus();
  return (
    <Foot>
      <span role="status">{isDirty && !submitting && t('forms:unsaved')}</span>
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
    </Foot>
  );
}
