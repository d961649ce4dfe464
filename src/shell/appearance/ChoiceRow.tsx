import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ChoiceRowProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  disabledReason?: string | undefined;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, options, value, disabledReason, onChange } = props;
  const id = useId();
  return (
    <div>
      <FormLabel id={id} component="div" sx={{ mb: 0.75, typography: 'bodyStrong', color: 'text.primary' }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={value}
        disabled={Boolean(disabledReason)}
        onChange={(_event, next: Value | null) => next && onChange(next)}
        // Each with a border of its own: the group's shared ones break where the row wraps.
        sx={({ tokens }) => ({
          flexWrap: 'wrap',
          gap: 0.5,
          '& .MuiToggleButton-root': { m: 0, border: 1, borderColor: tokens.borderStrong, borderRadius: 1 },
        })}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value} sx={{ px: 2, textTransform: 'none' }}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {disabledReason && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {disabledReason}
        </Typography>
      )}
    </div>
  );
}
