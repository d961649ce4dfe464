import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId, type ReactNode } from 'react';
import { describedBy, FieldFrame } from '@/platform/forms/FieldFrame';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { useField } from '@/platform/forms/useField';

export interface ToggleControlProps extends ControlProps<boolean | null> {
  /** Shown instead of the label where words need a link; the label stays the name in messages. */
  readonly caption?: ReactNode;
  /** Without the helper line, where many stand under each other. */
  readonly dense?: boolean;
}

function Toggle({ kind, ...props }: ToggleControlProps & { kind: 'checkbox' | 'switch' }) {
  const { label, value, onChange, readOnly = false, bare = false, dense = false } = props;
  const footless = bare || dense;
  const id = useId();
  const Control = kind === 'switch' ? Switch : Checkbox;
  return (
    <FieldFrame {...props} id={id} bare={footless} unlabelled>
      <FormControlLabel
        label={bare ? '' : (props.caption ?? label)}
        // The frame says that it is required; the asterisk belongs to the words.
        required={props.required ?? false}
        // The track of a switch begins 8 px inside its box.
        sx={{ mr: 0, alignItems: 'center', ...(kind === 'switch' ? { ml: -1 } : {}) }}
        control={
          <Control
            id={id}
            checked={value ?? false}
            name={props.name ?? ''}
            autoFocus={props.autoFocus ?? false}
            onChange={(_, checked) => {
              if (!readOnly) onChange(checked);
            }}
            onBlur={props.onBlur}
            slotProps={{
              input: {
                ref: props.inputRef,
                'aria-describedby': describedBy(id, { ...props, bare: footless }),
                'aria-label': bare ? label : undefined,
                'aria-readonly': readOnly || undefined,
                'aria-invalid': props.error ? true : undefined,
              },
            }}
          />
        }
      />
    </FieldFrame>
  );
}

function CheckboxControl(props: ToggleControlProps) {
  return <Toggle kind="checkbox" {...props} />;
}

function SwitchControl(props: ToggleControlProps) {
  return <Toggle kind="switch" {...props} />;
}

/** A tick that is part of the form and saved with it. */
export function CheckboxField(props: FieldProps<ToggleControlProps, boolean | null>) {
  return <CheckboxControl {...props} {...useField<boolean | null>(props)} />;
}

/** On or off. */
export function SwitchField(props: FieldProps<ToggleControlProps, boolean | null>) {
  return <SwitchControl {...props} {...useField<boolean | null>(props)} />;
}
