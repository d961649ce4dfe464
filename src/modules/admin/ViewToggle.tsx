import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ViewToggleProps<Choice extends string> {
  readonly label: string;
  readonly value: Choice;
  readonly choices: readonly { readonly id: Choice; readonly name: string }[];
  readonly onChange: (next: Choice) => void;
}

/** Two ways to look at one screen. */
export function ViewToggle<Choice extends string>({
  label,
  value,
  choices,
  onChange,
}: ViewToggleProps<Choice>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, next: Choice | null) => next !== null && onChange(next)}
    >
      {choices.map(({ id, name }) => (
        <ToggleButton key={id} value={id}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
