import i18next from 'i18next';
import { parseCents } from '@/platform/format/money';
import { isLocalDate, type LocalDate } from '@/platform/format/date';
import { parseNumber } from '@/platform/format/number';
import { foldForSearch, toPlainUpper } from '@/platform/format/text';
import { choiceWord } from '../fixedChoices';
import type { LargeKind, PlainKind } from '../registerFields';
import { CellRefused } from './cellRefused';

/** Text as it stands, without spaces around it. */
export const plainCell = (text: string) => text.trim();

/**
 * Digits of a code. Spreadsheets drop the zero that it begins with: more than one lacks nowhere by itself. What has no
 * digit at all stays, to be reported as no code rather than as an empty cell.
 */
export const digitsCell = (length: number) => (text: string) => {
  const digits = text.replace(/\D/g, '');
  return digits.length === length - 1 ? `0${digits}` : digits || text.trim();
};

/** A day written 31/12/2026 or 2026-12-31; nothing is no day. */
export function dayCell(text: string): LocalDate | null {
  const written = text.trim();
  if (written === '') return null;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written.slice(0, 10);
  if (!isLocalDate(iso)) throw new CellRefused(i18next.t('register:import.date'));
  return iso;
}

/** Money as people write it, 1.234,56, in cents; nothing is no amount. */
export function moneyCell(text: string): number | null {
  if (text.trim() === '') return null;
  const cents = parseCents(text);
  if (cents === null) throw new CellRefused(i18next.t('register:import.money'));
  return cents;
}

/** A number as people write it, 1.234,5, below zero where that may be; nothing is no number. */
export const numberCell =
  (negative = false) =>
  (text: string): number | null => {
    if (text.trim() === '') return null;
    const number = parseNumber(text, { negative });
    if (number === null) throw new CellRefused(i18next.t('register:import.number'));
    return number;
  };

const YES = ['sim', 's', 'yes', 'y', '1', 'x', 'verdadeiro', 'true'];
const NO = ['nao', 'n', 'no', '0', 'falso', 'false', ''];

/** Yes or no in the words that tables use. */
export function flagCell(text: string): boolean {
  const word = foldForSearch(text);
  if (YES.includes(word)) return true;
  if (NO.includes(word)) return false;
  throw new CellRefused(i18next.t('register:import.flag'));
}

/** One of a fixed list, by its word in this language or by the value itself. */
export const wordCell = (namespace: string, words: string, values: readonly string[]) => (text: string) => {
  const wanted = foldForSearch(text);
  const value = values.find((one) =>
    [one, choiceWord(namespace, words, one)].some((word) => foldForSearch(word) === wanted),
  );
  if (value !== undefined) return value;
  const accepted = values.map((one) => choiceWord(namespace, words, one)).join(', ');
  throw new CellRefused(i18next.t('register:import.unknownWord', { values: accepted }));
};

/** How a cell is read whose column says nothing: by the kind of the form's field, as that field would take it. */
export function cellByKind<Values>(
  field: { readonly required?: boolean } & (PlainKind<Values> | LargeKind<Values>),
): (text: string) => unknown {
  switch (field.kind) {
    case 'text':
    case 'multiline': {
      const asTyped = field.format === false ? plainCell : (text: string) => toPlainUpper(text.trim());
      return field.required ? asTyped : (text) => asTyped(text) || null;
    }
    case 'number':
    case 'integer':
    case 'percent':
      return numberCell(field.negative);
    case 'money':
      return moneyCell;
    case 'date':
      return dayCell;
    case 'switch':
    case 'checkbox':
      return flagCell;
    default:
      return plainCell;
  }
}
