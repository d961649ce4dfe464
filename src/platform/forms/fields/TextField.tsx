import { useRef, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { toPlainUpper } from '@/platform/format/text';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { InputBox } from '@/platform/forms/InputBox';
import { useField } from '@/platform/forms/useField';
import { plainUpper } from '@/platform/forms/typedText';

interface TextControlProps extends ControlProps<string | null> {
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'search';
  /** Registers keep text in upper case without accents; false keeps it as typed. Addresses and passwords always are. */
  readonly format?: boolean;
  readonly maxLength?: number | undefined;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly end?: ReactNode;
}

const NO_SPELLING = { autoCapitalize: 'none', spellCheck: false } as const;

/** A line of text, or several with `rows`. */
export function TextControl(props: TextControlProps) {
  const { value, onChange, type = 'text', format = true, maxLength, rows, autoComplete = 'off' } = props;
  const formatted = format && type === 'text';
  const plain = plainUpper(onChange);
  const typed = value ?? '';
  const touched = useRef(false);
  return (
    <InputBox
      {...props}
      text={typed}
      onText={(event) => {
        touched.current = true;
        if (formatted) plain.onChange(event);
        else onChange(event.target.value);
      }}
      onBlur={() => {
        // A keyboard that composes whole words hands the last one over only now. What was not typed here is left as the
        // record has it: to look at a record is no change of it.
        if (formatted && touched.current && toPlainUpper(typed) !== typed) onChange(toPlainUpper(typed));
        touched.current = false;
        props.onBlur?.();
      }}
      counter={maxLength === undefined ? undefined : [typed.length, maxLength]}
      input={{
        type,
        maxLength,
        autoComplete,
        ...(formatted ? { autoCapitalize: 'characters', onCompositionEnd: plain.onCompositionEnd } : {}),
        ...(type === 'text' ? {} : NO_SPELLING),
        ...(formatted ? { style: { textTransform: 'uppercase' } } : {}),
      }}
      box={rows === undefined ? {} : { multiline: true, minRows: rows, maxRows: rows * 2 }}
    />
  );
}

export function TextField(props: FieldProps<TextControlProps, string | null>) {
  return <TextControl {...props} {...useField<string | null>(props)} />;
}

/** A text of several lines. */
export function MultilineField({ rows = 3, ...props }: FieldProps<TextControlProps, string | null>) {
  return <TextField {...props} rows={rows} />;
}
