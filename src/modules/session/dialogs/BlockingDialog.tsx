import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState, useEffect } from 'react';
import { layout, zIndex } from '@/platform/theme/tokens';

/**
 * Takes everything but the dialog out of reach (pointer, keyboard, screen reader) without unmounting any of it, other
 * dialogs of the page included. When the dialog goes, the focus returns to where it was.
 */
function useInertBehind(dialog: HTMLElement | null): void {
  // Read before the dialog takes the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    if (!dialog) return;
    const silenced = [...document.body.children].filter(
      (part): part is HTMLElement => part instanceof HTMLElement && !part.contains(dialog) && !part.inert,
    );
    for (const part of silenced) part.inert = true;
    return () => {
      for (const part of silenced) part.inert = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [dialog, before]);
}

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
