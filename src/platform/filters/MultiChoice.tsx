import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { FilterField } from '@/platform/filters/filterSpec';
import { OptionsFailed } from '@/platform/forms/OptionsFailed';
import { typeStep } from '@/platform/theme/typography';
import { BoneText } from '@/platform/ui/Skeletons';

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  // As far from the next field as a helper line keeps the others.
  margin: '0 0 20px',
  padding: '0 12px 4px',
  border: `1px solid ${theme.tokens.borderStrong}`,
  borderRadius: theme.shape.borderRadius,
  '& legend': { ...typeStep('caption'), padding: '0 4px', marginLeft: -4, color: theme.tokens.textMuted },
}));
const Choices = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 260,
  overflowY: 'auto',
  paddingLeft: 8,
});

interface MultiChoiceProps {
  readonly spec: FilterField;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[] | null) => void;
}

/** Several options of a list, all in view: a filter is read before it is changed. */
export function MultiChoice({ spec, value, onChange }: MultiChoiceProps) {
  const { options = [], loading, failed, onRetry } = spec;
  const toggle = (id: string, chosen: boolean) => {
    const rest = value.filter((each) => each !== id);
    const next = chosen ? [...rest, id] : rest;
    onChange(next.length === 0 ? null : next);
  };
  return (
    <Group>
      <legend>{spec.label}</legend>
      {loading && <BoneText lines={3} lineHeight={32} />}
      {failed && <OptionsFailed onRetry={onRetry} />}
      <Choices>
        {options.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            control={
              <Checkbox
                checked={value.includes(String(id))}
                onChange={(_, chosen) => toggle(String(id), chosen)}
              />
            }
          />
        ))}
      </Choices>
    </Group>
  );
}
