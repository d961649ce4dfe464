import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, type MouseEvent } from 'react';

export interface LoadingButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  /** Work is under way: the spinner stands in the label's place and the width stays. */
  readonly busy?: boolean;
  /** Why the button cannot be used now. It stays reachable by keyboard and says so. */
  readonly disabledReason?: string | undefined;
}

/** A button that starts work: disabled while it runs, and never disabled without a reason. */
export function LoadingButton({ busy = false, disabledReason, onClick, ...props }: LoadingButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  if (busy && ref.current === document.activeElement) hadFocus.current = true;

  // A disabled button loses the focus; who pressed it with the keyboard gets it back.
  useEffect(() => {
    if (busy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) ref.current?.focus();
  }, [busy]);

  if (!disabledReason) return <Button {...props} ref={ref} loading={busy} onClick={onClick} />;
  return (
    <Tooltip title={disabledReason} describeChild enterTouchDelay={0}>
      <Button {...props} ref={ref} aria-disabled onClick={(event: MouseEvent) => event.preventDefault()} />
    </Tooltip>
  );
}
