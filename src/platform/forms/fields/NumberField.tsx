import InputAdornment from '@mui/material/InputAdornment';
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fromCents, toCents } from '@/platform/format/money';
import { numberMarks } from '@/platform/format/formatLocale';
import { formatNumber, parseNumber, roundHalfAway } from '@/platform/format/number';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { NumberInput } from '@/platform/forms/fields/NumberInput';
import { fits, type NumberRefusal } from '@/platform/forms/fields/refusedKeys';
import { InputBox } from '@/platform/forms/InputBox';
import { useField } from '@/platform/forms/useField';
import { MOST_CENTS } from '@/platform/forms/mostMoney';

export interface NumberControlProps extends ControlProps<number | null> {
  /** 2 by default. */
  readonly decimals?: number | undefined;
  /** Zeros at the end that are shown all the same: all of them by default. */
  readonly minDecimals?: number | undefined;
  /** Negative numbers are refused unless allowed. */
  readonly negative?: boolean | undefined;
  /** The greatest number that is taken, sign aside. */
  readonly most?: number | undefined;
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

/** What was not taken, in words; it stands until the field is emptied, or typed in again after it was left. */
function useRefusal({ decimals = 2, most = Infinity }: Pick<NumberControlProps, 'decimals' | 'most'>) {
  const { t } = useTranslation('forms');
  const [refused, setRefused] = useState<NumberRefusal | null>(null);
  const [left, setLeft] = useState(false);
  const words = () => {
    if (refused === null) return undefined;
    if (refused.reason === 'pasted') return t('number.pasted', { text: refused.text });
    if (refused.reason === 'decimals' && decimals === 0) return t('number.whole');
    if (refused.reason === 'tooMuch')
      return Number.isFinite(most)
        ? t('number.tooMuch', { most: formatNumber(most, { decimals }) })
        : t('number.tooLong');
    return t(`number.${refused.reason}`, { count: decimals });
  };
  return {
    notice: words(),
    refuse: (refusal: NumberRefusal | null) => {
      setRefused(refusal);
      setLeft(false);
    },
    typed: (text: string) => {
      if (left || text === '') setRefused(null);
      setLeft(false);
    },
    leave: () => setLeft(true),
  };
}

/** Digits of any script of Unicode as 0 to 9, as somebody pastes them from elsewhere. */
const plainDigits = (text: string) => text.normalize('NFKC');

const LONGEST_SHOWN = 24;
const shortened = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

/** A number in the marks of the language: '1.234,56', in English '1,234.56'. Its value is a number, or null when empty. */
export function NumberControl(props: NumberControlProps) {
  const { value, onChange, decimals = 2, minDecimals, negative = false, unit, prefix } = props;
  const { eraseToZero = false, most = Infinity } = props;
  const refusal = useRefusal({ decimals, most });
  // What is typed stays as typed ('1,' and '-' too) until the field is left or its value is changed from outside.
  const [typed, setTyped] = useState<string | null>(null);
  // The value that this field has made or begun with: another one comes from outside, and with it other words.
  const [own, setOwn] = useState(value ?? null);
  const isOwn = Object.is(own, value ?? null);
  /** What stood here before somebody began to type: what is refused leaves it as it was. */
  const before = useRef(value ?? null);
  const refusedFor = (next: string): 'negative' | 'tooMuch' | null => {
    if (!negative && next.startsWith('-')) return 'negative';
    return fits(next, most) ? null : 'tooMuch';
  };
  const isRefused = typed !== null && isOwn && refusedFor(typed) !== null;
  const isTyped = typed !== null && (isRefused || toValue(typed) === (value ?? null));
  const text = isTyped ? typed : toText(value, decimals, minDecimals);

  const erased = useRef<HTMLInputElement | null>(null);

  const change = (next: number | null) => {
    setOwn(next);
    onChange(next);
  };
  const set = (next: number | null) => {
    setTyped(null);
    change(next);
  };
  const refuse = (refused: NumberRefusal | null) => {
    setOwn(value ?? null);
    refusal.refuse(refused);
  };
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const raw = data.getData('text').trim();
    const pasted = plainDigits(raw);
    // Digits alone go where the caret is, as anywhere; anything more is a whole number of its own.
    if (/^\d*$/.test(raw) && fits(raw, most)) return undefined;
    event.preventDefault();
    if (props.readOnly ?? false) return undefined;
    if (/[\t\r\n]/.test(raw)) return refuse({ reason: 'cells' });
    const number = parseNumber(pasted, { negative: true, marks: numberMarks() });
    const rounded = number === null ? null : roundHalfAway(number, decimals);
    if (rounded === null) return refuse({ reason: 'pasted', text: shortened(raw) });
    if (rounded < 0 && !negative) return refuse({ reason: 'negative' });
    if (!fits(String(rounded), most)) return refuse({ reason: 'tooMuch' });
    set(rounded);
    return refusal.refuse(rounded === number ? null : { reason: 'rounded' });
  };
  const onNumber = (next: string) => {
    if (!isOwn) before.current = value ?? null;
    refusal.typed(next);
    setTyped(next);
    const reason = refusedFor(next);
    if (reason !== null) {
      change(before.current);
      refusal.refuse({ reason });
      return;
    }
    if (isRefused) refusal.refuse(null);
    change(toValue(next));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // What stands here is not what would be saved.
    if (isRefused && event.key === 'Enter') event.preventDefault();
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
      notice={isOwn ? refusal.notice : undefined}
      live
      start={prefix && <InputAdornment position="start">{prefix}</InputAdornment>}
      end={unit && <InputAdornment position="end">{unit}</InputAdornment>}
      onBlur={() => {
        setTyped(null);
        before.current = value ?? null;
        refusal.leave();
        props.onBlur?.();
      }}
      input={{
        decimals,
        negative,
        plain: props.plain ?? false,
        most,
        onRefused: refuse,
        onNumber,
        onFocus: () => {
          before.current = value ?? null;
        },
        onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
        onDrop: (event: DragEvent) => take(event, event.dataTransfer),
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
      most={fromCents(MOST_CENTS)}
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
