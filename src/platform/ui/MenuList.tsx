import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { LateMenuProps } from '@/platform/ui/LateMenu';

const AT_THE_END = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;

/** The menu of `LateMenu`, in a file of its own. */
export function MenuList({ anchor, onClose, items, atEnd = false }: LateMenuProps) {
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} {...(atEnd ? AT_THE_END : {})}>
      {items.map(({ key, label, checked, lang, disabled = false, onChoose }) => (
        <MenuItem
          key={key}
          lang={lang}
          {...(checked === undefined
            ? {}
            : { role: 'menuitemradio', 'aria-checked': checked, selected: checked })}
          aria-disabled={disabled ? true : undefined}
          onClick={() => {
            if (disabled) return;
            onClose();
            onChoose();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
