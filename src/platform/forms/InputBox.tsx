import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { describedBy, FieldFrame } from '@/platform/forms/FieldFrame';
import type { CommonProps, ControlProps } from '@/platform/forms/fieldProps';

type InputAttributes = NonNullable<OutlinedInputProps['inputProps']>;

interface InputBoxProps
  extends CommonProps, Pick<ControlProps<unknown>, 'name' | 'onBlur' | 'error' | 'inputRef'> {
  readonly text: string;
  readonly onText?: OutlinedInputProps['onChange'];
  /** What became of what was typed, where nothing is wrong with the value. */
  readonly notice?: string | undefined;
  /** The line under the field is read out when it changes. */
  readonly live?: boolean;
  readonly counter?: readonly [used: number, allowed: number] | undefined;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly placeholder?: string | undefined;
  /** Attributes and handlers of the input element itself. */
  readonly input?: InputAttributes;
  readonly box?: OutlinedInputProps;
}

/** One line of text with label, adornments and helper line: what most fields are made of. */
export function InputBox(props: InputBoxProps) {
  const { label, text, onText, onBlur, name, bare = false, required, readOnly = false, inputRef } = props;
  const id = useId();
  return (
    <FieldFrame {...props} id={id}>
      <OutlinedInput
        id={id}
        label={bare ? undefined : label}
        notched={!bare}
        value={text}
        {...(onText ? { onChange: onText } : {})}
        onBlur={onBlur}
        name={name}
        inputRef={inputRef}
        readOnly={readOnly}
        autoFocus={props.autoFocus ?? false}
        placeholder={props.placeholder}
        startAdornment={props.start}
        endAdornment={props.end}
        {...props.box}
        inputProps={{
          'aria-describedby': describedBy(id, props),
          'aria-label': bare ? label : undefined,
          'aria-required': required || undefined,
          ...props.input,
        }}
      />
    </FieldFrame>
  );
}
