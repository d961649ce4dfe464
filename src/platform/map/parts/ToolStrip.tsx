import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { radius } from '@/platform/theme/tokens';

/** A raised column of tools over the map; a hairline parts its groups. */
export const ToolStrip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: 44,
  borderRadius: radius.control,
  overflow: 'hidden',
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.border}`,
  boxShadow: theme.shadows[2],
  '& > hr': { width: '100%', margin: 0, border: 0, borderTop: `1px solid ${theme.tokens.border}` },
  '@media print': { display: 'none' },
}));

const Button = styled(ButtonBase)(({ theme }) => ({
  width: 42,
  height: 44,
  '&:hover': { background: theme.tokens.hover },
  '&[aria-pressed="true"]': { color: theme.tokens.onPrimary, background: theme.tokens.primary },
  '&[aria-disabled="true"]': { color: theme.tokens.textDisabled, cursor: 'default' },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
  '& svg': { fontSize: 22 },
}));

interface ToolButtonProps {
  /** The accessible name and the tooltip; with the key that does the same. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  /** A mode that is on or off. */
  readonly pressed?: boolean | undefined;
  readonly menuOpen?: boolean | undefined;
  /** Why it cannot be used: it stays focusable and its tooltip says so. */
  readonly disabledReason?: string | undefined;
  /** The side of the map on which the strip is not. */
  readonly tip?: 'left' | 'right';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** One tool of a strip, 44 px. */
export function ToolButton(props: ToolButtonProps) {
  const { label, icon, onClick, pressed, menuOpen, disabledReason, tip = 'right', ref } = props;
  const refused = Boolean(disabledReason);
  return (
    <Tooltip title={disabledReason ?? label} describeChild={refused} placement={tip} disableInteractive>
      <Button
        ref={ref}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={refused || undefined}
        {...(menuOpen === undefined ? {} : { 'aria-haspopup': 'menu', 'aria-expanded': menuOpen })}
        onClick={refused ? (event) => event.preventDefault() : onClick}
      >
        {icon}
      </Button>
    </Tooltip>
  );
}
