import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { layout, zIndex } from '@/platform/theme/tokens';
import { LoadingButton } from '@/platform/ui/LoadingButton';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** Names the object and the consequence. */
  readonly body: ReactNode;
  /** The verb: "Excluir talhão". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  /** A second way, which loses something: "Descartar e sair". */
  readonly otherLabel?: string | undefined;
  /** Something is lost: the button is filled in the danger tone. */
  readonly danger?: boolean | undefined;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onOther?: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that is hard to take back. The focus starts on the harmless button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    body,
    confirmLabel,
    cancelLabel,
    danger = false,
    busy = false,
    otherLabel,
    onConfirm,
    onOther,
    onCancel,
  } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      fullWidth
      // Above the dialogs that block the page too: leaving from one of them may ask.
      sx={{ zIndex: zIndex.tooltip + 2 }}
      slotProps={{ paper: { sx: { maxWidth: layout.dialog.s, m: 2, width: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-body`} sx={{ color: 'text.secondary' }}>
        {body}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button variant="outlined" autoFocus onClick={onCancel} disabled={busy}>
          {cancelLabel ?? t('cancel')}
        </Button>
        {otherLabel && (
          <Button variant="outlined" color="error" onClick={onOther} disabled={busy}>
            {otherLabel}
          </Button>
        )}
        <LoadingButton
          variant="contained"
          color={danger ? 'error' : 'primary'}
          busy={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
