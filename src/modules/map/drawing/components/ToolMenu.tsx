import ArrowRightOutlined from '@mui/icons-material/ArrowRightOutlined';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { type ReactNode, useRef, useState } from 'react';
import { ToolButton } from '@/platform/map/parts/ToolStrip';

interface ToolMenuItem {
  readonly key: string;
  readonly label: string;
  /** A mode that is on or off; left out for what is done at once. */
  readonly checked?: boolean;
  readonly disabledReason?: string | undefined;
  readonly onClick: () => void;
}

interface ToolMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly items: readonly ToolMenuItem[];
  /** Has the keys once a mode was chosen; the button has them after anything else. */
  readonly focusAfterMode: () => void;
}

const Icon = styled('span')({
  position: 'relative',
  display: 'grid',
  '& > svg:last-of-type': {
    position: 'absolute',
    right: -12,
    bottom: -9,
    fontSize: 16,
    transform: 'rotate(45deg)',
  },
});

/** Several tools behind one button; it is pressed while one of them is at work. */
export function ToolMenu({ label, icon, items, focusAfterMode }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const toMap = useRef(false);
  const active = items.find(({ checked }) => checked);
  return (
    <>
      <ToolButton
        label={active ? `${label}: ${active.label}` : label}
        icon={
          <Icon>
            {icon}
            <ArrowRightOutlined aria-hidden />
          </Icon>
        }
        pressed={active !== undefined}
        menuOpen={anchor !== null}
        onClick={(event) => {
          toMap.current = false;
          setAnchor(event.currentTarget);
        }}
        ref={button}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
        // What fades away would still take the first press on the map.
        transitionDuration={{ exit: 0 }}
        disableRestoreFocus
        slotProps={{
          transition: { onExited: () => (toMap.current ? focusAfterMode() : button.current?.focus()) },
        }}
      >
        {items.map(({ key, label: name, checked, disabledReason, onClick }) => (
          <MenuItem
            key={key}
            {...(checked === undefined
              ? {}
              : { role: 'menuitemradio', 'aria-checked': checked, selected: checked })}
            aria-disabled={disabledReason ? true : undefined}
            onClick={() => {
              if (disabledReason) return;
              toMap.current = checked !== undefined;
              setAnchor(null);
              onClick();
            }}
            sx={disabledReason ? { color: 'text.disabled', cursor: 'default' } : undefined}
          >
            <ListItemText primary={name} secondary={disabledReason} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
