import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

import { LoadingButton } from '@/platform/ui/LoadingButton';
import type { PageAction } from '@/platform/ui/pageAction';

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
    >
      {action.label}
    </LoadingButton>
  );
}
