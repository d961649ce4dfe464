import { shareOut } from '@/platform/format/shareOut';
import type { BookRow } from '../../rules/cashBook';
import type { CounterPart, Declarant, DeclaredProperty } from '../lcdprTypes';
import { lineOf } from './lcdprField';
import {
  ACCOUNT,
  ALONE,
  COUNTERPART,
  END,
  ENTRY,
  type LcdprPeriod,
  MONTH,
  OPENING,
  PRODUCER,
  PROPERTY,
  TAXATION,
  WHOLE,
} from './lcdprRecords';

/*
 * The digital cash book of the rural producer (LCDPR), written by the table of its records (`lcdprRecords`).
 */

const CRLF = '\r\n';
/** Codes of accounts that are no bank's: cash, and in transit. */
const CASH = '000';
const IN_TRANSIT = '999';
const ADVANCE = '3';
const MONTHS = 12;

export interface LcdprOptions {
  readonly year: number;
  /** 1: cash book; 2: a fifth of the income (art. 5). */
  readonly form: '1' | '2';
  /** Where the file is not of the whole year, or of a special situation. */
  readonly period?: Partial<LcdprPeriod>;
}

/** Whether 0045 is requested: a share below the whole, or any exploitation but alone (F14). */
export const needsCounterParts = ({ share, exploitation }: DeclaredProperty): boolean =>
  share !== WHOLE || exploitation !== ALONE;

/** What others have of the rest, in the proportions that the register has of them. */
function partsOfRest(parts: readonly CounterPart[], rest: number): readonly CounterPart[] {
  const shares = shareOut(
    rest,
    parts.map(({ share }) => share ?? 0),
  );
  return rest === 0 ? [] : parts.map((part, at) => ({ ...part, share: shares[at] ?? 0 }));
}

/**
 * The properties as the file names them: one more time for each share that the producer had of it in the year, as the
 * entries have it (finance decisions §4.2). One that no entry uses has the share of its register.
 */
export function propertiesByShare(
  properties: readonly DeclaredProperty[],
  rows: readonly Pick<BookRow, 'farmId' | 'share'>[],
): readonly DeclaredProperty[] {
  const used = new Map<number, Set<number>>();
  for (const { farmId, share } of rows) {
    if (farmId === null || share === null) continue;
    const shares = used.get(farmId);
    if (shares) shares.add(share);
    else used.set(farmId, new Set([share]));
  }
  return properties.flatMap((property) => {
    const shares = used.get(property.farmId);
    if (!shares) return [property];
    return [...shares].map((share) =>
      share === property.share
        ? property
        : {
            ...property,
            share,
            exploitation: share === WHOLE ? ALONE : property.exploitation,
            counterParts: partsOfRest(property.counterParts, WHOLE - share),
          },
    );
  });
}

/** Properties and accounts by the codes that the entries name them with: 001, 002… */
const codesOf = <T, Id>(rows: readonly T[], idOf: (row: T) => Id): ReadonlyMap<Id, string> =>
  new Map(rows.map((row, at) => [idOf(row), String(at + 1).padStart(3, '0')]));

const shareKey = ({ farmId, share }: { readonly farmId: number | null; readonly share: number | null }) =>
  `${farmId} ${share}`;

/**
 * The account of an entry: its bank's; cash for what was paid in notes; in transit for all else, as what settles an
 * advance, a card, a barter, or an account that is not declared (manual 1.3, record Q100).
 */
function accountCode(row: BookRow, codes: ReadonlyMap<number, string>): string {
  if (row.entryType === ADVANCE) return IN_TRANSIT;
  const bank = row.accountId == null ? undefined : codes.get(row.accountId);
  return bank ?? (row.paidInCash === true ? CASH : IN_TRANSIT);
}

/** 0040 and, where somebody else has a part in it, its 0045. */
function propertyLines(property: DeclaredProperty, code: string): string[] {
  const parts = needsCounterParts(property) ? property.counterParts : [];
  return [lineOf(PROPERTY, { property, code }), ...parts.map((part) => lineOf(COUNTERPART, { part, code }))];
}

/** The entries of the year with the running balance; from zero each year (F15). */
function entryLines(
  rows: readonly BookRow[],
  farms: ReadonlyMap<string, string>,
  banks: ReadonlyMap<number, string>,
): string[] {
  let balance = 0;
  return rows.map((row) => {
    const own = row.own ?? 0;
    balance += row.movement === 'INCOME' ? own : -own;
    const propertyCode = farms.get(shareKey(row)) ?? '';
    return lineOf(ENTRY, { row, propertyCode, accountCode: accountCode(row, banks), balance });
  });
}

/** Sums of each month that has entries, with the balance of the year until its end. */
function monthLines(rows: readonly BookRow[], year: number): string[] {
  const sums = Array.from({ length: MONTHS }, () => ({ count: 0, income: 0, expense: 0 }));
  for (const row of rows) {
    const of = sums[Number(row.day.slice(5, 7)) - 1];
    if (!of) continue;
    of.count += 1;
    if (row.movement === 'INCOME') of.income += row.own ?? 0;
    else of.expense += row.own ?? 0;
  }
  let balance = 0;
  return sums.flatMap(({ count, income, expense }, at) => {
    const month = `${String(at + 1).padStart(2, '0')}${year}`;
    balance += income - expense;
    return count === 0 ? [] : [lineOf(MONTH, { month, income, expense, balance })];
  });
}

/**
 * The whole file: 0000, 0010, 0030, properties with their counterparts, accounts, entries, months, and the end with the
 * number of its lines, its own too. Lines end by CRLF; nothing stands after the last field.
 * @param rows the book of the year, whole: `lcdprGaps` is empty
 */
export function lcdprFile(
  declarant: Declarant,
  rows: readonly BookRow[],
  { year, form, period }: LcdprOptions,
): string {
  const properties = propertiesByShare(declarant.properties, rows);
  const farms = codesOf(properties, shareKey);
  const banks = codesOf(declarant.accounts, ({ id }) => id);
  const whole: LcdprPeriod = {
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    start: '0',
    special: '0',
    specialDay: null,
    ...period,
  };
  const lines = [
    lineOf(OPENING, { declarant, period: whole }),
    lineOf(TAXATION, { form }),
    lineOf(PRODUCER, declarant),
    ...properties.flatMap((property) => propertyLines(property, farms.get(shareKey(property)) ?? '')),
    ...declarant.accounts.map((account) => lineOf(ACCOUNT, { account, code: banks.get(account.id) ?? '' })),
    ...entryLines(rows, farms, banks),
    ...monthLines(rows, year),
  ];
  const end = lineOf(END, { accountant: declarant.accountant, lines: lines.length + 1 });
  return [...lines, end, ''].join(CRLF);
}
