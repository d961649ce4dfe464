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
  const pressed = useRef(false);

  // A disabled button loses the focus; who pressed it gets it back when the work is done.
  useEffect(() => {
    if (busy || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) ref.current?.focus();
  }, [busy]);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = true;
    onClick?.(event);
  };

  if (!disabledReason) return <Button {...props} ref={ref} loading={busy} onClick={press} />;
  return (
    <Tooltip title={disabledReason} describeChild enterTouchDelay={0}>
      <Button {...props} ref={ref} aria-disabled onClick={(event: MouseEvent) => event.preventDefault()} />
    </Tooltip>
  );
}
