import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormStatus } from '@/platform/forms/formContext';
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
    '& > .MuiButton-root': { flex: 1 },
    '& > [role="status"]': { flexBasis: '100%' },
    '& > [role="status"]:empty': { display: 'none' },
  },
}));
const Words = styled('span')<{ 'data-failed': boolean }>(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: '1 1 120px',
  color: theme.tokens.textMuted,
  '&[data-failed="true"]': { color: theme.tokens.warning.softText },
}));

interface EntryFootProps {
  readonly running: 'save' | 'finish' | null;
  readonly onFinish: () => void;
}

/** Whether something is not saved yet; save; finish. */
export function EntryFoot({ running, onFinish }: EntryFootProps) {
  const { t } = useTranslation(['assistDocument', 'forms']);
  const { isDirty } = useFormState();
  const { submitting, failed } = useFormStatus();
  return (
    <Foot>
      <Words role="status" data-failed={failed}>
        {failed && <ErrorOutlineOutlined fontSize="small" aria-hidden />}
        {(isDirty || failed) && !submitting && t(failed ? 'notSaved' : 'forms:unsaved')}
      </Words>
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
    </Foot>
  );
}
