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
  // Once shown, the error stays until the value is right.
  const [complained, setComplained] = useState(false);
  const known = isValue(value) ? value : null;
  const text = known === null ? (value ?? '') : format(known);
  const wrong = text.trim() !== '' && known === null;
  return {
    known,
    text,
    /** It can be read as nothing, and was left so. */
    unreadable: wrong && (!focused || complained),
    type: (typed: string) => {
      const whole = typed.length === wholeLength ? parse(typed) : null;
      if (whole !== null || typed === '') setComplained(false);
      onChange(whole ?? (typed === '' ? null : typed));
    },
    enter: () => setFocused(true),
    leave: () => {
      setFocused(false);
      const read = parse(text);
      setComplained(wrong && read === null);
      if (read !== null && read !== value) onChange(read);
      onBlur?.();
    },
  };
}
