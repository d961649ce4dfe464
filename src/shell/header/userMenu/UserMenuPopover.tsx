import Popover from '@mui/material/Popover';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { UserMenuContent } from './UserMenuContent';

interface UserMenuPopoverProps extends ComponentProps<typeof UserMenuContent> {
  /** What the menu hangs on; null = closed. */
  readonly anchor: HTMLElement | null;
  readonly panelId: string;
}

/** The panel of the user menu with its lines. */
export function UserMenuPopover({ anchor, panelId, ...content }: UserMenuPopoverProps) {
  const { t } = useTranslation('shell');
  return (
    <Popover
      id={panelId}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={content.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('userMenu.title'), sx: { width: 320 } } }}
    >
      <UserMenuContent {...content} />
    </Popover>
  );
}
