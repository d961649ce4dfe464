import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { layout, zIndex } from '@/platform/theme/tokens';
import { useInertBehind } from './useInertBehind';

interface BlockingDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Esc; without it the dialog stays until one of its buttons is pressed. */
  readonly onLeave?: (() => void) | undefined;
}

/** A dialog over everything, the page's own dialogs included, while the page behind it keeps its state. */
export function BlockingDialog({ title, children, onLeave }: BlockingDialogProps) {
  const id = useId();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useInertBehind(root);
  return (
    <Dialog
      open
      ref={setRoot}
      role="alertdialog"
      aria-modal
      aria-labelledby={id}
      fullWidth
      disableRestoreFocus
      transitionDuration={0}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onLeave?.()}
      // Over the page's own tooltips, which stay open when the page falls silent.
      sx={{ zIndex: zIndex.tooltip + 1 }}
      slotProps={{ paper: { sx: { maxWidth: layout.dialog.s, m: 2, width: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
