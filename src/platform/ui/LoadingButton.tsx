import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useEffect, useRef, type MouseEvent } from 'react';

// The sign-in screen has this button and needs no tooltip: its engine is a tenth of the start bundle.
const ReasonTooltip = lazy(async () => ({
  default: (await import('@/platform/ui/ReasonTooltip')).ReasonTooltip,
}));

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

  if (disabledReason) {
    const refused = (
      <Button {...props} aria-disabled onClick={(event: MouseEvent) => event.preventDefault()} />
    );
    return (
      <Suspense fallback={refused}>
        <ReasonTooltip reason={disabledReason}>{refused}</ReasonTooltip>
      </Suspense>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = true;
    onClick?.(event);
  };
  return <Button {...props} ref={ref} loading={busy} onClick={press} />;
}
