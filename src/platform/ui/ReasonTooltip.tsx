import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

interface ReasonTooltipProps {
  readonly reason: string;
  readonly children: ReactElement;
}

/** Says why a control cannot be used: on hover, on focus, and at a tap. */
export function ReasonTooltip({ reason, children }: ReasonTooltipProps) {
  return (
    <Tooltip title={reason} describeChild enterTouchDelay={0}>
      {children}
    </Tooltip>
  );
}
