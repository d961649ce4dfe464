import Tooltip from '@mui/material/Tooltip';
import { StatusChip, type StatusChipProps } from '@/platform/ui/StatusChip';

/** A state that says its reason on hover and at a tap; the record and a column of the list say it too. */
export function StateChip({ look, reason }: { readonly look: StatusChipProps; readonly reason: string }) {
  const chip = <StatusChip {...look} />;
  if (!reason) return chip;
  return (
    <Tooltip title={reason} describeChild enterTouchDelay={0}>
      <span>{chip}</span>
    </Tooltip>
  );
}
