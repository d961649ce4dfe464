import { isCpfOrCnpj } from '@/platform/format/document';
import { roundHalfAway } from '@/platform/format/number';
import type { BookEntry } from '../bookTypes';

const WHOLE = 10_000;
const GAPS = ['property', 'documentType', 'partnerDocument', 'entryType', 'share'] as const;
type Gap = (typeof GAPS)[number];

export interface BookRow extends BookEntry {
  /** Cents of the producer's own share; null while the share is missing. */
  readonly own: number | null;
  /** Cents since the first of January, from zero; null from the first entry on whose share is missing. */
  readonly balance: number | null;
  readonly gaps: readonly Gap[];
}

/** Most entries lack nothing: they share one list. */
const COMPLETE: readonly Gap[] = [];

/** What the book still needs of an entry (LCDPR 1.3, record Q100). */
function gapsOf(entry: BookEntry, isRight: (document: string) => boolean): readonly Gap[] {
  const right = isRight(entry.partnerDocument);
  if (right && entry.farmId !== null && entry.documentType !== null && entry.entryType !== null)
    if (entry.share !== null) return COMPLETE;
  const missing: Readonly<Record<Gap, boolean>> = {
    property: entry.farmId === null,
    documentType: entry.documentType === null,
    partnerDocument: !right,
    entryType: entry.entryType === null,
    share: entry.share === null,
  };
  return GAPS.filter((gap) => missing[gap]);
}

/** The part of a value in cents that is the producer's: 40 % of 10 000,00 is 4 000,00. Half a cent away from zero. */
export const ownCents = (cents: number, share: number) =>
  share === WHOLE ? cents : roundHalfAway((cents * share) / WHOLE, 0);

const byDay = (a: BookEntry, b: BookEntry) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id - b.id);

/** Partners come again and again: the check digits of each are computed once. */
function documentCheck(): (document: string) => boolean {
  const known = new Map<string, boolean>();
  return (document) => {
    const before = known.get(document);
    if (before !== undefined) return before;
    const right = isCpfOrCnpj(document);
    known.set(document, right);
    return right;
  };
}

/** Field by field: a spread with more properties behind it makes objects that are slow to build and to read. */
const bookRow = (
  entry: BookEntry,
  own: number | null,
  balance: number | null,
  gaps: readonly Gap[],
): BookRow => ({
  id: entry.id,
  day: entry.day,
  documentId: entry.documentId,
  documentNumber: entry.documentNumber,
  movement: entry.movement,
  account: entry.account,
  partner: entry.partner,
  partnerDocument: entry.partnerDocument,
  documentType: entry.documentType,
  entryType: entry.entryType,
  farmId: entry.farmId,
  farm: entry.farm,
  share: entry.share,
  investment: entry.investment,
  accountId: entry.accountId ?? null,
  paidInCash: entry.paidInCash ?? null,
  cents: entry.cents,
  own,
  balance,
  gaps,
});

/** The entries of a year with the balance after each; it begins with zero in every year (facts F15). */
export function bookRows(entries: readonly BookEntry[]): BookRow[] {
  let balance: number | null = 0;
  const isRight = documentCheck();
  return entries.toSorted(byDay).map((entry) => {
    const own = entry.share === null ? null : ownCents(entry.cents, entry.share);
    if (own === null || balance === null) balance = null;
    else balance += entry.movement === 'INCOME' ? own : -own;
    return bookRow(entry, own, balance, gapsOf(entry, isRight));
  });
}

export interface BookMonth {
  readonly month: number;
  readonly income: number;
  readonly costs: number;
  readonly investment: number;
  readonly result: number;
  readonly accumulated: number;
}

/** Twelve months of the producer's share; what has no share yet is counted apart, in `left`. */
export function bookMonths(rows: readonly BookRow[]): {
  readonly months: BookMonth[];
  readonly left: number;
} {
  let accumulated = 0;
  const months = Array.from({ length: 12 }, (_, at): BookMonth => {
    const own = rows.filter(({ day }) => Number(day.slice(5, 7)) === at + 1);
    const sum = (fits: (row: BookRow) => boolean) =>
      own.reduce((all, row) => (fits(row) ? all + (row.own ?? 0) : all), 0);
    const income = sum(({ movement }) => movement === 'INCOME');
    const costs = sum(({ movement, investment }) => movement === 'EXPENSE' && !investment);
    const investment = sum((row) => row.movement === 'EXPENSE' && row.investment);
    const result = income - costs - investment;
    accumulated += result;
    return { month: at + 1, income, costs, investment, result, accumulated };
  });
  return { months, left: rows.filter(({ own }) => own === null).length };
}

interface Choice {
  /** What is taxed, in cents. */
  readonly taxable: number;
  /** Loss that goes on to the next year. */
  readonly carried: number;
  /** Loss of former years that is given up. */
  readonly lost: number;
}

export interface BookResult {
  readonly income: number;
  readonly expense: number;
  readonly result: number;
  /** Result less the losses of former years. */
  readonly a: Choice;
  /** At most 20 % of the income, without the losses of former years; null when there is no gain to choose for. */
  readonly b: Choice | null;
  readonly better: 'a' | 'b' | 'same';
}

/**
 * The result of the rural activity by both choices (finance-decisions §4.3): A is R − E less former losses; B is the
 * smaller of R − E and 20 % of R, and gives the former losses up. Cents.
 */
export function bookResult(income: number, expense: number, loss: number): BookResult {
  const result = income - expense;
  const used = Math.min(loss, Math.max(result, 0));
  const a = { taxable: Math.max(result, 0) - used, carried: loss - used + Math.max(-result, 0), lost: 0 };
  const b =
    result > 0 ? { taxable: Math.min(result, roundHalfAway(income / 5, 0)), carried: 0, lost: loss } : null;
  const better = b === null || a.taxable < b.taxable ? 'a' : b.taxable < a.taxable ? 'b' : 'same';
  return { income, expense, result, a, b, better };
}
