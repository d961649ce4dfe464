import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { describedBy, FieldFrame } from '@/platform/forms/FieldFrame';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { OptionsFailed } from '@/platform/forms/OptionsFailed';
import type { Id, OptionSource } from '@/platform/forms/options';
import { useField } from '@/platform/forms/useField';

interface RadioControlProps<I extends Id> extends ControlProps<I | null>, OptionSource<I> {
  /** Side by side by default. */
  readonly column?: boolean | undefined;
}

/** A few choices, all in view. Its value is the id. */
function RadioControl<I extends Id>({ failed = false, onRetry, ...control }: RadioControlProps<I>) {
  const props = failed ? { ...control, helper: <OptionsFailed onRetry={onRetry} /> } : control;
  const { label, value, onChange, options, readOnly = false, inputRef } = props;
  const id = useId();
  const chosen = options.findIndex((option) => option.id === value);
  return (
    <FieldFrame {...props} id={id} unlabelled>
      <FormLabel id={`${id}-label`}>{label}</FormLabel>
      <RadioGroup
        row={!(props.column ?? false)}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, props)}
        aria-required={props.required || undefined}
        aria-readonly={readOnly || undefined}
        name={props.name ?? id}
        // Ids may be numbers; the element knows texts only.
        value={chosen < 0 ? '' : String(chosen)}
        onChange={(_, index) => {
          const option = options[Number(index)];
          if (option && !readOnly) onChange(option.id);
        }}
        onBlur={props.onBlur}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.id}
            value={String(index)}
            label={option.disabledReason ? `${option.name} — ${option.disabledReason}` : option.name}
            disabled={
              Boolean(option.disabledReason) || (props.disabled ?? false) || Boolean(props.disabledReason)
            }
            control={
              <Radio
                autoFocus={(props.autoFocus ?? false) && index === Math.max(chosen, 0)}
                {...(index === Math.max(chosen, 0) && inputRef
                  ? { slotProps: { input: { ref: inputRef } } }
                  : {})}
              />
            }
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}

export function RadioField<I extends Id>(props: FieldProps<RadioControlProps<I>, I | null>) {
  return <RadioControl {...props} {...useField<I | null>(props)} />;
}
