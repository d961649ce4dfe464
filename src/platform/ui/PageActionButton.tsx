import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';

import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import type { PageAction } from '@/platform/ui/pageAction';

// In the colour of the button's own words, whichever fill it has.
const Cap = styled('kbd')({
  ...typeStep('micro'),
  display: 'block',
  padding: '1px 5px',
  border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: radius.cell,
});

interface PageActionButtonProps {
  readonly action: PageAction;
  readonly variant: 'contained' | 'outlined' | 'icon';
  readonly fullWidth?: boolean;
}

export function PageActionButton({ action, variant, fullWidth = false }: PageActionButtonProps) {
  if (variant === 'icon') {
    return (
      <Tooltip title={action.disabledReason ?? action.label} describeChild={Boolean(action.disabledReason)}>
        <Button
          variant="outlined"
          aria-label={action.label}
          aria-pressed={action.pressed}
          aria-disabled={action.disabledReason ? true : undefined}
          onClick={() => !action.disabledReason && action.onClick()}
          sx={{ minWidth: 44, width: 44, padding: 0 }}
        >
          {action.icon}
        </Button>
      </Tooltip>
    );
  }
  return (
    <LoadingButton
      variant={variant}
      fullWidth={fullWidth}
      startIcon={action.icon}
      busy={action.busy ?? false}
      disabledReason={action.disabledReason}
      onClick={action.onClick}
      aria-pressed={action.pressed}
      {...(action.keyCap ? { 'aria-keyshortcuts': action.keyCap } : {})}
      endIcon={
        action.keyCap && !fullWidth ? (
          <span aria-hidden>
            <Cap>{action.keyCap}</Cap>
          </span>
        ) : null
      }
    >
      {action.label}
    </LoadingButton>
  );
}
