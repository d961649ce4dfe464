import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundAction } from '@/platform/grid/rowActions';
import { radius } from '@/platform/theme/tokens';

const ActionButton = styled('button', { shouldForwardProp: (name) => name !== 'lead' })<{ lead: boolean }>(
  ({ theme, lead }) => ({
    display: 'inline-grid',
    placeItems: 'center',
    flex: '0 0 auto',
    width: 'var(--action-size)',
    height: 'var(--action-size)',
    padding: 0,
    border: 0,
    borderRadius: radius.cell,
    background: 'none',
    color: lead ? theme.tokens.primary : theme.tokens.text,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.tokens.primarySoft },
    '&[aria-disabled="true"]': { color: theme.tokens.textDisabled, cursor: 'default', background: 'none' },
    '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -1 },
    '& svg': { fontSize: 18 },
  }),
);

interface MenuProps {
  readonly actions: readonly BoundAction[];
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Actions by their words, each with its reason when it is refused. */
export function RowActionMenu({ actions, anchor, onClose }: MenuProps) {
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {actions.map((action) => (
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
              <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                {action.reason}
              </Typography>
            )}
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The ⋮ of a row or of its card. */
export function RowActionMore({ actions, tabIndex }: { actions: readonly BoundAction[]; tabIndex?: number }) {
  const { t } = useTranslation('grid');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ActionButton
        type="button"
        lead={false}
        tabIndex={tabIndex}
        aria-label={t('moreActions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-tip={t('moreActions')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined aria-hidden />
      </ActionButton>
      <RowActionMenu actions={actions} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

interface RowActionButtonsProps {
  readonly actions: readonly BoundAction[];
  /** How many buttons there is room for; the rest goes behind ⋮. */
  readonly room: number;
  /** True when the keyboard has come to this cell: its first button takes the focus. */
  readonly focused: boolean;
  readonly tabIndex: number;
}

/** A row's actions as icons. Arrow keys walk through them before they leave the cell. */
export function RowActionButtons({ actions, room, focused, tabIndex }: RowActionButtonsProps) {
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
    <div ref={root} role="presentation" className="row-actions" onKeyDown={onKeyDown}>
      {inline.map((action) => (
        <ActionButton
          key={action.id}
          type="button"
          lead={action.primary}
          tabIndex={tabIndex}
          aria-label={action.label}
          aria-disabled={action.reason ? true : undefined}
          aria-description={action.reason ?? undefined}
          data-tip={action.reason ?? action.label}
          onClick={() => {
            if (!action.reason) action.run();
          }}
        >
          <action.icon aria-hidden />
        </ActionButton>
      ))}
      {rest.length > 0 && <RowActionMore actions={rest} tabIndex={tabIndex} />}
    </div>
  );
}
