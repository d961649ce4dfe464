import { useState, type ReactNode } from 'react';
import type { ControlProps } from '@/platform/forms/fieldProps';
import { InputBox } from '@/platform/forms/InputBox';
import { openCalendarByKey } from '@/platform/forms/fields/CalendarButton';

interface TypedControlProps<T> extends ControlProps<T | null> {
  readonly show: (value: T) => string;
  /** Null when the text says nothing that can be kept. */
  readonly read: (text: string) => T | null;
  /** The value of an unreadable text, which the schema refuses. */
  readonly unreadable: (text: string) => T;
  /** Said of such a text once the field is left. */
  readonly complaint: string;
  readonly placeholder: string;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly inputMode?: 'numeric' | 'text';
}

/** A value that is typed freely and written properly when the field is left. */
export function TypedControl<T>(props: TypedControlProps<T>) {
  const { value, onChange, show, read, unreadable, complaint } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  // Once it was said to be wrong it stays so until it is right.
  const [complained, setComplained] = useState(false);
  const valueOf = (text: string) => (text.trim() === '' ? null : (read(text) ?? unreadable(text)));

  // The text stands while it means the value; a value from outside is shown in its own form.
  const standing = typed !== null && Object.is(valueOf(typed), value ?? null) ? typed : null;
  const text = standing ?? (value == null ? '' : show(value));
  const unread = text.trim() !== '' && read(text) === null;
  const wrong = unread && (!focused || complained);
  return (
    <InputBox
      {...props}
      error={props.error ?? (wrong ? complaint : undefined)}
      text={text}
      onText={(event) => {
        setTyped(event.target.value);
        if (event.target.value.trim() === '' || read(event.target.value) !== null) setComplained(false);
        onChange(valueOf(event.target.value));
      }}
      onBlur={() => {
        setFocused(false);
        setComplained(unread);
        if (read(text) !== null) setTyped(null);
        props.onBlur?.();
      }}
      input={{ inputMode: props.inputMode ?? 'numeric', autoComplete: 'off', maxLength: 12 }}
      box={{
        onFocus: () => setFocused(true),
        onKeyDown: openCalendarByKey,
        sx: { fontVariantNumeric: 'tabular-nums' },
      }}
    />
  );
}
