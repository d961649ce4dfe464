import Drawer from '@mui/material/Drawer';
import type { KeyboardEventHandler, ReactNode } from 'react';

interface SideDrawerProps {
  readonly open?: boolean;
  /** Of the heading inside, which names the dialog. */
  readonly titleId: string;
  /** In pixels; never wider than the window. */
  readonly width: number;
  /** Takes a telephone's whole width, however wide it is. */
  readonly wholeOnPhone?: boolean;
  readonly onClose: () => void;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly children: ReactNode;
}

/** A dialog at the right of the window. */
export function SideDrawer(props: SideDrawerProps) {
  const { open = true, titleId, width, wholeOnPhone = false, onClose, onKeyDown, children } = props;
  return (
    <Drawer
      open={open}
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          onKeyDown,
          sx: { width: wholeOnPhone ? { xs: '100%', sm: width } : width, maxWidth: '100%' },
        },
      }}
    >
      {children}
    </Drawer>
  );
}
