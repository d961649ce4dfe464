import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { describedBy, FieldFrame } from '@/platform/forms/FieldFrame';
import type { MultiSelectControlProps } from '@/platform/forms/fields/MultiSelectField';
import { OptionsFailed } from '@/platform/forms/OptionsFailed';
import type { Id } from '@/platform/forms/options';
import { typeStep } from '@/platform/theme/typography';
import { SkeletonText } from '@/platform/ui/Skeletons';

const Group = styled('fieldset')(({ theme: { tokens, shape } }) => ({
  minWidth: 0,
  // The words on the border are as high above it as the labels of other fields.
  margin: '-8px 0 0',
  padding: '0 12px 4px',
  border: `1px solid ${tokens.borderStrong}`,
  borderRadius: shape.borderRadius,
  '& legend': { ...typeStep('caption'), padding: '0 4px', marginLeft: -4, color: tokens.textMuted },
  '&[data-fixed=true]': { borderColor: tokens.border },
  '&[data-wrong=true]': {
    borderColor: tokens.danger.solid,
    '& legend': { color: tokens.danger.softText },
  },
}));
const Choices = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  paddingLeft: 8,
  // A name of two lines keeps its height.
  '& > *': { flexShrink: 0 },
});

/** Several options of a short list, all in view, each with its tick. */
export function CheckGroup<I extends Id>(props: MultiSelectControlProps<I>) {
  const { label, value, onChange, options = [], loading, failed, onRetry, readOnly, required } = props;
  const id = useId();
  const chosen = value ?? [];
  const disabled = (props.disabled ?? false) || Boolean(props.disabledReason);
  const toggle = (option: I, ticked: boolean) => {
    if (readOnly) return;
    const rest = chosen.filter((one) => one !== option);
    onChange(ticked ? [...rest, option] : rest);
  };
  return (
    <FieldFrame
      {...props}
      id={id}
      unlabelled
      helper={failed ? <OptionsFailed onRetry={onRetry} /> : props.helper}
    >
      <Group
        data-fixed={disabled || Boolean(readOnly)}
        data-wrong={Boolean(props.error)}
        aria-describedby={describedBy(id, props)}
      >
        <legend>{required ? `${label} *` : label}</legend>
        {loading && <SkeletonText lines={3} lineHeight={32} />}
        <Choices>
          {options.map((option, index) => (
            <FormControlLabel
              key={option.id}
              label={option.disabledReason ? `${option.name} — ${option.disabledReason}` : option.name}
              disabled={disabled || Boolean(option.disabledReason)}
              control={
                <Checkbox
                  checked={chosen.includes(option.id)}
                  onChange={(_, ticked) => toggle(option.id, ticked)}
                  onBlur={props.onBlur}
                  autoFocus={index === 0 && (props.autoFocus ?? false)}
                  slotProps={{
                    input: {
                      'aria-readonly': readOnly || undefined,
                      ...(index === 0 && props.inputRef ? { ref: props.inputRef } : {}),
                    },
                  }}
                />
              }
            />
          ))}
        </Choices>
      </Group>
    </FieldFrame>
  );
}
