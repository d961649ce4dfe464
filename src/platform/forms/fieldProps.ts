import type { ReactNode, RefCallback } from 'react';

/** What every field has. */
export interface CommonProps {
  readonly label: string;
  /** Stands in the helper line while nothing is wrong. */
  readonly helper?: ReactNode;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Disables the field and says why, on hover and to screen readers. */
  readonly disabledReason?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Without visible label and helper line, for the cells of a table whose head names the field. */
  readonly bare?: boolean | undefined;
}

/** A control that knows no form: a value and what to do when it changes. */
export interface ControlProps<T> extends CommonProps {
  readonly name?: string | undefined;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: string | undefined;
  readonly inputRef?: RefCallback<HTMLElement> | undefined;
}

export interface FieldBinding<T> {
  readonly name: string;
  readonly label: string;
  /** Called after the user changed the value. */
  readonly onChanged?: ((value: T) => void) | undefined;
}

type Bound = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef';

/** The props of a field in a form, from those of its control. */
export type FieldProps<P extends ControlProps<T>, T> = Omit<P, Bound> & FieldBinding<T>;
