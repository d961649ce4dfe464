import { formatNumber, type NumberParsing, parseNumber, roundHalfAway } from '@/platform/format/number';

/** Money is a whole number of cents; it leaves that form only to be shown or to meet a decimal of the wire. */
export function toCents(reais: number): number {
  return Math.round(roundHalfAway(reais, 2) * 100);
}

/** The decimal of the wire: 123456 → 1234.56. */
/** The same of reais that may be unknown. */
export const centsOf = (reais: number | null): number | null => (reais === null ? null : toCents(reais));

export function fromCents(cents: number): number {
  return roundHalfAway(cents / 100, 2);
}

/** 123456 → '1.234,56'. Cells carry no 'R$': the unit stands in the head. */
export function formatCents(cents: number | null | undefined): string {
  return cents == null ? '' : formatNumber(cents / 100);
}

/** 123456 → 'R$ 1.234,56', on one line. */
export function formatMoney(cents: number | null | undefined): string {
  if (cents == null) return '';
  return `${cents < 0 ? '-' : ''}R$\u00a0${formatCents(Math.abs(cents))}`;
}

/** Reads typed or pasted money into cents; null when it is none. */
export function parseCents(text: string, parsing?: NumberParsing): number | null {
  const reais = parseNumber(text, parsing);
  return reais === null ? null : toCents(reais);
}
