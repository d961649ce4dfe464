import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

export interface IconActionProps {
  /** Says what it does: the accessible name and the tooltip. */
  readonly label: string;
  /** What it acts on, where several of one label stand beside each other: the end of its name. */
  readonly of?: string | undefined;
  /** More than the name, in tooltip and description: 'Atualizado às 14:32'. */
  readonly hint?: string | undefined;
  readonly icon: ReactNode;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** `small` (24 px) for rows of a grid, `medium` (36 px) elsewhere; both grow for touch. */
  readonly size?: 'small' | 'medium';
  readonly color?: NonNullable<IconButtonProps['color']>;
  /** Why it cannot be used: it stays focusable and its tooltip says so. */
  readonly disabledReason?: string | undefined;
  readonly menuOpen?: boolean;
  readonly pressed?: boolean;
  /** It shows or hides a part of the page: whether that shows now. */
  readonly expanded?: boolean;
  readonly edge?: 'start' | 'end' | false;
  readonly tabIndex?: number;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** An icon button that always says what it does, or why it does not. */
export function IconAction({
  label,
  of,
  hint,
  icon,
  onClick,
  size = 'medium',
  color = 'default',
  disabledReason,
  menuOpen,
  pressed,
  expanded,
  edge = false,
  tabIndex,
  ref,
}: IconActionProps) {
  const refused = Boolean(disabledReason);
  const name = of ? `${label}: ${of}` : label;
  return (
    <Tooltip
      title={disabledReason ?? [label, of, hint].filter(Boolean).join(' · ')}
      describeChild={refused}
      enterTouchDelay={refused ? 0 : 700}
      disableInteractive
    >
      <IconButton
        ref={ref}
        size={size}
        color={color}
        edge={edge}
        tabIndex={tabIndex}
        // As a text, which labels nothing: a label would be one more of the field it names.
        aria-label={of ? undefined : label}
        aria-description={refused ? undefined : hint}
        aria-disabled={refused || undefined}
        aria-pressed={pressed}
        aria-expanded={expanded}
        {...(menuOpen === undefined ? {} : { 'aria-haspopup': 'menu', 'aria-expanded': menuOpen })}
        onClick={refused ? (event) => event.preventDefault() : onClick}
      >
        {of && <VisuallyHidden>{name}</VisuallyHidden>}
        {icon}
      </IconButton>
    </Tooltip>
  );
}
