import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useContext, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormContext, useFormStatus } from '@/platform/forms/formContext';
import { LoadingButton } from '@/platform/ui/LoadingButton';

interface FormFootProps {
  /** Closes the form; confirms first when something was typed. Without it there is no Cancel. */
  readonly onCancel?: () => void;
  readonly saveLabel?: string;
  /** Why it cannot be saved now. */
  readonly disabledReason?: string | undefined;
  /** More actions, left of Cancel. */
  readonly children?: ReactNode;
}

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 0 0',
  [theme.breakpoints.down('sm')]: {
    '& > [role="status"]': { flexBasis: '100%' },
    '& > [role="status"]:empty': { display: 'none' },
    '& > .MuiButton-root': { flex: 1 },
  },
  // In a dialog or drawer it stands under the scrolling part.
  '.MuiDialog-paper &, .MuiDrawer-paper &': {
    padding: '12px 24px 16px',
    borderTop: `1px solid ${theme.tokens.border}`,
    [theme.breakpoints.down('sm')]: { paddingInline: 16 },
  },
}));
const Unsaved = styled('span')<{ 'data-failed': boolean }>(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: '1 1 160px',
  color: theme.tokens.textMuted,
  '&[data-failed="true"]': { color: theme.tokens.warning.softText },
}));

/** Quiet line at left, Cancel and Save at right. The line carries a mark when saving failed. */
export function FormFoot({ onCancel, saveLabel, disabledReason, children }: FormFootProps) {
  const { t } = useTranslation('forms');
  const form = useContext(FormContext);
  const { isDirty } = useFormState();
  const { submitting, failed } = useFormStatus();
  return (
    <Foot>
      <Unsaved role="status" data-failed={failed}>
        {failed && <ErrorOutlineOutlined fontSize="small" aria-hidden />}
        {(isDirty || failed) && !submitting && t('unsaved')}
      </Unsaved>
      {children}
      {onCancel && (
        <Button variant="outlined" disabled={submitting} onClick={() => void form?.leave(onCancel)}>
          {t('cancel')}
        </Button>
      )}
      <LoadingButton
        type="submit"
        variant="contained"
        busy={submitting}
        disabledReason={disabledReason}
        // A field that is left shows or drops its error: the button would move away below the pointer that presses it.
        onMouseDown={(event) => event.preventDefault()}
      >
        {saveLabel ?? t('save')}
      </LoadingButton>
    </Foot>
  );
}
