import InputAdornment from '@mui/material/InputAdornment';
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { fromCents, toCents } from '@/platform/format/money';
import { numberMarks } from '@/platform/format/formatLocale';
import { parseNumber, roundHalfAway } from '@/platform/format/number';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { NumberInput } from '@/platform/forms/fields/NumberInput';
import { InputBox } from '@/platform/forms/InputBox';
import { useField } from '@/platform/forms/useField';

export interface NumberControlProps extends ControlProps<number | null> {
  /** 2 unless told otherwise. */
  readonly decimals?: number | undefined;
  /** Zeros at the end that are shown all the same: all of them unless told otherwise. */
  readonly minDecimals?: number | undefined;
  /** Negative numbers are refused unless allowed. */
  readonly negative?: boolean | undefined;
  /** Without marks between thousands: a year. */
  readonly plain?: boolean | undefined;
  /** Stands behind the number: 'ha', 'kg', '%'. */
  readonly unit?: string | undefined;
  /** Stands before the number: 'R$'. */
  readonly prefix?: string | undefined;
  readonly placeholder?: string | undefined;
  /** The rule of grid cells: Backspace and Delete make it 0. */
  readonly eraseToZero?: boolean | undefined;
}

function toText(value: number | null, decimals: number, minDecimals = decimals): string {
  if (value == null || !Number.isFinite(value)) return '';
  const text = roundHalfAway(value, decimals).toFixed(decimals);
  if (minDecimals >= decimals) return text;
  const [whole = '', fraction = ''] = text.split('.');
  const kept = fraction.slice(0, minDecimals) + fraction.slice(minDecimals).replace(/0+$/, '');
  return kept ? `${whole}.${kept}` : whole;
}

function toValue(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

/** A number in the marks of the language: '1.234,56', in English '1,234.56'. Its value is a number, or null when empty. */
export function NumberControl(props: NumberControlProps) {
  const { value, onChange, decimals = 2, minDecimals, negative = false, unit, prefix } = props;
  const { eraseToZero = false } = props;
  // What is typed stays as typed ('1,' and '-' too) until the field is left or its value is changed from outside.
  const [typed, setTyped] = useState<string | null>(null);
  const text =
    typed !== null && toValue(typed) === (value ?? null) ? typed : toText(value, decimals, minDecimals);

  const erased = useRef<HTMLInputElement | null>(null);

  const set = (next: number | null) => {
    setTyped(null);
    onChange(next);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').trim();
    // Digits alone go where the caret is, as anywhere; anything more is a whole number of its own.
    if (/^\d*$/.test(pasted)) return;
    event.preventDefault();
    const number = parseNumber(pasted, { negative, marks: numberMarks() });
    if (number !== null && !(props.readOnly ?? false)) set(roundHalfAway(number, decimals));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!eraseToZero || !['Backspace', 'Delete'].includes(event.key)) return;
    event.preventDefault();
    // What is typed next stands in its place: before the 0 it would be ten times as much.
    if (text === toText(0, decimals, minDecimals)) event.currentTarget.select();
    else erased.current = event.currentTarget;
    set(0);
  };
  useEffect(() => {
    const input = erased.current;
    erased.current = null;
    if (!input) return undefined;
    // The format inside sets its caret a moment after it has written the 0; this moment comes behind that one.
    const timer = setTimeout(() => input.select());
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <InputBox
      {...props}
      text={text}
      start={prefix && <InputAdornment position="start">{prefix}</InputAdornment>}
      end={unit && <InputAdornment position="end">{unit}</InputAdornment>}
      onBlur={() => {
        setTyped(null);
        props.onBlur?.();
      }}
      input={{
        decimals,
        negative,
        plain: props.plain ?? false,
        onNumber: (next: string) => {
          setTyped(next);
          onChange(toValue(next));
        },
        onPaste,
        onKeyDown,
      }}
      box={{
        inputComponent: NumberInput,
        sx: {
          fontVariantNumeric: 'tabular-nums',
          ...(props.bare ? { '& input': { textAlign: 'right' } } : {}),
        },
      }}
    />
  );
}

export function NumberField(props: FieldProps<NumberControlProps, number | null>) {
  return <NumberControl {...props} {...useField<number | null>(props)} />;
}

export function IntegerField(props: FieldProps<NumberControlProps, number | null>) {
  return <NumberField {...props} decimals={0} />;
}

/** The number before the sign: 12,5% is 12.5. */
export function PercentField(props: FieldProps<NumberControlProps, number | null>) {
  return <NumberField unit="%" {...props} />;
}

/** Money; the value is a whole number of cents. */
export function MoneyControl({ value, onChange, ...props }: NumberControlProps) {
  return (
    <NumberControl
      prefix="R$"
      {...props}
      decimals={2}
      value={value == null ? null : fromCents(value)}
      onChange={(reais) => onChange(reais === null ? null : toCents(reais))}
    />
  );
}

export function MoneyField(props: FieldProps<NumberControlProps, number | null>) {
  return <MoneyControl {...props} {...useField<number | null>(props)} />;
}
