import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { glyphId } from '@/platform/grid/parts/ActionSprite';
import type { BoundAction } from '@/platform/grid/rowActions';
import { radius } from '@/platform/theme/tokens';

// The look of all its buttons in one rule: a styled component for each would be counted in hundreds.
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--action-gap, 0px)',
  height: '100%',
  '& button': {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: '0 0 auto',
    width: 'var(--action-size)',
    height: 'var(--action-size)',
    padding: 0,
    border: 0,
    borderRadius: radius.cell,
    background: 'none',
    color: theme.tokens.text,
    cursor: 'pointer',
  },
  '& button[data-primary="true"]': { color: theme.tokens.primary },
  '& .place': { flex: '0 0 auto', width: 'var(--action-size)' },
  // Around the icon as much as a finger needs.
  '& button::before': { content: '""', position: 'absolute', inset: 'var(--action-reach, 0px)' },
  '& button:hover': { backgroundColor: theme.tokens.primarySoft },
  '& button[aria-disabled="true"]': {
    color: theme.tokens.textDisabled,
    cursor: 'default',
    background: 'none',
  },
  '& button:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -1 },
  '& svg': { width: 18, height: 18, fill: 'currentColor' },
}));

const isThere = ({ absent }: BoundAction) => !absent;

interface MenuProps {
  readonly actions: readonly BoundAction[];
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Actions by their words, each with its reason when it is refused. */
function RowActionMenu({ actions, anchor, onClose }: MenuProps) {
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {actions.filter(isThere).map((action) => (
        <MenuItem
          key={action.id}
          aria-disabled={action.reason ? true : undefined}
          onClick={() => {
            if (action.reason) return;
            onClose();
            action.run();
          }}
        >
          <ListItemIcon>
            <action.icon fontSize="small" />
          </ListItemIcon>
          <span>
            {action.label}
            {action.reason && (
              <Typography
                component="span"
                variant="caption"
                color="text.secondary"
                sx={{ display: 'block', whiteSpace: 'normal' }}
              >
                {action.reason}
              </Typography>
            )}
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}

function MoreButton({ actions, tabIndex }: { actions: readonly BoundAction[]; tabIndex?: number }) {
  const { t } = useTranslation('grid');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={t('moreActions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-tip={t('moreActions')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined aria-hidden />
      </button>
      <RowActionMenu actions={actions} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

/** The ⋮ of a card. */
export function RowActionMore({ actions }: { readonly actions: readonly BoundAction[] }) {
  return (
    <Actions>
      <MoreButton actions={actions} />
    </Actions>
  );
}

interface RowActionButtonsProps {
  readonly actions: readonly BoundAction[];
  /** How many buttons there is room for; the rest goes behind ⋮. */
  readonly room: number;
  readonly sprite: string;
  /** True when the keyboard has come to this cell: its first button takes the focus. */
  readonly focused: boolean;
  readonly tabIndex: number;
}

/** A row's actions as icons. Arrow keys walk through them before they leave the cell. */
export function RowActionButtons({ actions, room, sprite, focused, tabIndex }: RowActionButtonsProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const inline = actions.length > room ? actions.slice(0, room - 1) : actions;
  const rest = actions.slice(inline.length);

  useEffect(() => {
    const { current } = root;
    if (focused && current && !current.contains(document.activeElement))
      current.querySelector('button')?.focus();
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = step === 0 ? undefined : buttons[at + step];
    if (next) {
      event.preventDefault();
      next.focus();
    }
    // Enter and space belong to the button, not to the row.
    if (next || event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  };

  return (
    <Actions ref={root} role="presentation" onKeyDown={onKeyDown}>
      {inline.map((action) =>
        action.absent ? (
          <span key={action.id} className="place" />
        ) : (
          <button
            key={action.id}
            type="button"
            data-primary={action.primary}
            tabIndex={tabIndex}
            aria-label={action.label}
            aria-disabled={action.reason ? true : undefined}
            aria-describedby={action.reason ? `${id}-${action.id}` : undefined}
            data-tip={action.reason ?? action.label}
            onClick={() => {
              if (!action.reason) action.run();
            }}
          >
            {action.shared ? (
              <svg aria-hidden viewBox="0 0 24 24">
                <use href={`#${glyphId(sprite, action.id)}`} />
              </svg>
            ) : (
              <action.icon aria-hidden />
            )}
            {action.reason && (
              <span hidden id={`${id}-${action.id}`}>
                {action.reason}
              </span>
            )}
          </button>
        ),
      )}
      {rest.length > 0 && <MoreButton actions={rest} tabIndex={tabIndex} />}
    </Actions>
  );
}
