import type { LocalDate } from '@/platform/format/date';
import { shareOut } from '@/platform/format/shareOut';
import type { BookRow } from '../../rules/cashBook';
import type { Address, CounterPart, Declarant, DeclaredProperty } from '../lcdprTypes';

/*
 * The digital cash book of the rural producer (LCDPR), layout 1.3: facts F14 and F15, finance decisions §4.2.
 */

const CRLF = '\r\n';
const VERSION = '0013';
/** Codes of accounts that are no bank's: cash, and in transit. */
const CASH = '000';
const IN_TRANSIT = '999';
const ADVANCE = '3';
const WHOLE = 10_000;
const ALONE = '1';
const MONTHS = 12;

export interface LcdprOptions {
  readonly year: number;
  /** 1: cash book; 2: a fifth of the income (art. 5). */
  readonly form: '1' | '2';
}

// Hardly any field needs it: one look is cheaper than three replacements.
const UNCLEAN = /[|\r\n\t]|\s\s|^\s|\s$/;
/** The line and field breaks of the file have no place in a text. */
const clean = (text: string): string => (UNCLEAN.test(text) ? text.replace(/[|\s]+/g, ' ').trim() : text);
const record = (...fields: readonly string[]): string => fields.map(clean).join('|');
/** 2026-01-31 → 31012026. */
const dateOf = (day: LocalDate): string => `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(0, 4)}`;
/** Cents without separators or sign; the manual fills nothing in front. */
const money = (cents: number): string => String(Math.abs(cents));
const sign = (cents: number): string => (cents < 0 ? 'N' : 'P');
/** 50 % → 05000. */
const percent = (share: number): string => String(share).padStart(5, '0');
const addressOf = ({ street, number, complement, district, uf, cityCode, zip }: Address) =>
  [street, number, complement, district, uf, cityCode, zip] as const;

/** 0040 and, where somebody else has a part in it, its 0045. */
function propertyLines(property: DeclaredProperty, code: string): string[] {
  const { itr, caepf, stateRegistration, name, address, exploitation, share, counterParts } = property;
  return [
    record(
      '0040',
      code,
      'BR',
      'BRL',
      itr,
      caepf,
      stateRegistration,
      name,
      ...addressOf(address),
      exploitation,
      percent(share ?? WHOLE),
    ),
    ...(needsCounterParts(property)
      ? counterParts.map((one) =>
          record('0045', code, one.kind, one.document, one.name, percent(one.share ?? 0)),
        )
      : []),
  ];
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

/** The account of an entry: in transit for what settles an advance, its bank's, else cash. */
function accountCode(row: BookRow, codes: ReadonlyMap<number, string>): string {
  if (row.entryType === ADVANCE) return IN_TRANSIT;
  return row.accountId == null ? CASH : (codes.get(row.accountId) ?? CASH);
}

/** What the entry says: account and partner; the whole value where the producer has but a share of it. */
function historyOf(row: BookRow): string {
  const whole = row.share === WHOLE ? '' : ` VALOR TOTAL ${(row.cents / 100).toFixed(2).replace('.', ',')}`;
  return `${row.account} - ${row.partner}${whole}`;
}

/** The entries of the year with the running balance; from zero each year (F15). */
function entryLines(
  rows: readonly BookRow[],
  farms: ReadonlyMap<string, string>,
  banks: ReadonlyMap<number, string>,
) {
  let balance = 0;
  return rows.map((row) => {
    const own = row.own ?? 0;
    const income = row.movement === 'INCOME';
    balance += income ? own : -own;
    // Only what was typed by somebody can hold a break. One join writes the line in one piece: half of what a
    // template takes that is glued together when the file is.
    return [
      'Q100',
      dateOf(row.day),
      farms.get(shareKey(row)) ?? '',
      accountCode(row, banks),
      clean(row.documentNumber),
      clean(row.documentType ?? ''),
      clean(historyOf(row)),
      clean(row.partnerDocument),
      row.entryType ?? '',
      income ? money(own) : '0',
      income ? '0' : money(own),
      money(balance),
      sign(balance),
    ].join('|');
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
  return sums
    .map(({ count, income, expense }, at) => {
      const month = String(at + 1).padStart(2, '0');
      balance += income - expense;
      return count === 0
        ? null
        : record('Q200', `${month}${year}`, money(income), money(expense), money(balance), sign(balance));
    })
    .filter((line) => line !== null);
}

/**
 * The whole file: 0000, 0010, 0030, properties with their counterparts, accounts, entries, months, and the end with the
 * number of its lines, its own too. Lines end by CRLF; nothing stands after the last field.
 * @param rows the book of the year, whole: `lcdprGaps` is empty
 */
export function lcdprFile(
  declarant: Declarant,
  rows: readonly BookRow[],
  { year, form }: LcdprOptions,
): string {
  const properties = propertiesByShare(declarant.properties, rows);
  const farms = codesOf(properties, shareKey);
  const banks = codesOf(declarant.accounts, ({ id }) => id);
  const { accountant } = declarant;
  const lines = [
    record(
      '0000',
      'LCDPR',
      VERSION,
      declarant.cpf,
      declarant.name,
      '0',
      '0',
      '',
      `0101${year}`,
      `3112${year}`,
    ),
    record('0010', form),
    record('0030', ...addressOf(declarant.address), declarant.phone, declarant.email),
    ...properties.flatMap((property) => propertyLines(property, farms.get(shareKey(property)) ?? '')),
    ...declarant.accounts.map((account) =>
      record(
        '0050',
        banks.get(account.id) ?? '',
        'BR',
        account.bank,
        account.bankName,
        account.branch,
        account.number,
      ),
    ),
    ...entryLines(rows, farms, banks),
    ...monthLines(rows, year),
  ];
  const end = record(
    '9999',
    accountant?.name ?? declarant.name,
    accountant?.document ?? declarant.cpf,
    accountant?.crc ?? '',
    accountant?.email ?? declarant.email,
    accountant?.phone ?? declarant.phone,
    String(lines.length + 1),
  );
  return [...lines, end, ''].join(CRLF);
}
