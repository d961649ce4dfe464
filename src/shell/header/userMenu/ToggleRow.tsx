import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import { typeStep } from '@/platform/theme/typography';

const Row = styled('label')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '4px 16px',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '& > span:first-of-type': { flex: 1 },
  '& small': { ...typeStep('caption'), display: 'block', color: theme.tokens.textMuted },
}));

interface ToggleRowProps {
  label: string;
  hint: string;
  tooltip?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch of the user menu with its name, a line that says what it does, and a tooltip. */
export function ToggleRow({ label, hint, tooltip, checked, disabled = false, onChange }: ToggleRowProps) {
  return (
    <Tooltip title={tooltip ?? ''} placement="left">
      <Row>
        <span>
          {label}
          <small>{hint}</small>
        </span>
        <Switch
          checked={checked}
          disabled={disabled}
          onChange={(_event, next) => onChange(next)}
          slotProps={{ input: { 'aria-label': label } }}
        />
      </Row>
    </Tooltip>
  );
}
