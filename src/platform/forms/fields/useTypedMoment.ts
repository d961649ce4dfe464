import { useState } from 'react';

interface TypedMoment<T extends string> {
  /** What was typed, or the value: while it is none it is the text as typed. */
  readonly value: string | null | undefined;
  readonly onChange: (value: T | string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly isValue: (value: string | null | undefined) => value is T;
  readonly format: (value: T) => string;
  readonly parse: (text: string) => T | null;
  /** Of a text that is whole: '18/09/20' may still grow. */
  readonly wholeLength: number;
}

/** Typing of a day, or of a day and a time: it becomes a value once it is whole, or when the field is left. */
export function useTypedMoment<T extends string>(moment: TypedMoment<T>) {
  const { value, onChange, onBlur, isValue, format, parse, wholeLength } = moment;
  const [focused, setFocused] = useState(false);
  const known = isValue(value) ? value : null;
  const text = known === null ? (value ?? '') : format(known);
  return {
    known,
    text,
    /** It was left and can be read as nothing. */
    unreadable: text.trim() !== '' && known === null && !focused,
    type: (typed: string) => {
      const whole = typed.length === wholeLength ? parse(typed) : null;
      onChange(whole ?? (typed === '' ? null : typed));
    },
    enter: () => setFocused(true),
    leave: () => {
      setFocused(false);
      const read = parse(text);
      if (read !== null && read !== value) onChange(read);
      onBlur?.();
    },
  };
}
