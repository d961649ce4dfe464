import type { NumberMarks } from '@/platform/format/formatLocale';

/** Why a number field did not take what was typed or pasted. */
export type NumberRefusal =
  | { readonly reason: 'negative' | 'text' | 'decimals' | 'tooMuch' | 'rounded' | 'cells' }
  | { readonly reason: 'pasted'; readonly text: string };

interface Typed {
  readonly key: string;
  /** The text of the field before the key, as it is shown, and what of it is selected. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly decimals: number;
  readonly negative: boolean;
  /** The greatest number, sign aside. */
  readonly most: number;
  readonly marks: NumberMarks;
}

/** Beyond fifteen digits a number no longer keeps each of them. */
const MOST_DIGITS = 15;

/** Whether a field takes a number: no more than its greatest one, none whose digits would get lost; '-' is still to become one. */
export function fits(value: string, most: number): boolean {
  return value.replace(/\D/g, '').length <= MOST_DIGITS && !(Math.abs(Number(value)) > most);
}

/** Why one key does not get into a number, so that nothing is left out without a word; null when it does. */
export function refusalOf(typed: Typed): NumberRefusal | null {
  const { key, text, start, end, decimals, marks } = typed;
  // Several at once come from no key: a telephone's guess, a filled-in form.
  if (key.length !== 1) return null;
  if (/^[-−–]$/.test(key)) return typed.negative ? null : { reason: 'negative' };
  if (/^[.,\s]$/.test(key)) return null;
  if (!/^\d$/.test(key)) return { reason: 'text' };
  const next = (text.slice(0, start) + key + text.slice(end)).replaceAll(marks.group, '');
  const [, fraction = ''] = next.split(marks.decimal);
  if (start === end && fraction.length > decimals) return { reason: 'decimals' };
  return fits(next.replace(marks.decimal, '.'), typed.most) ? null : { reason: 'tooMuch' };
}
