import type { BookRow } from '../../rules/cashBook';
import type { Declarant, DeclaredAccount, DeclaredProperty } from '../lcdprTypes';
import { needsCounterParts, propertiesByShare } from './lcdpr';
import { gapsOf } from './lcdprField';
import {
  ACCOUNT,
  COUNTERPART,
  END,
  hasLetters,
  type LcdprPeriod,
  OPENING,
  PRODUCER,
  PROPERTY,
  WHOLE,
} from './lcdprRecords';

const NO_PERIOD: LcdprPeriod = { from: '', to: '', start: '0', special: '0', specialDay: null };

/** Something that the file needs and that is not there. */
export interface LcdprGap {
  /** Where it is mended. */
  readonly place: 'declarant' | 'property' | 'account' | 'entries';
  readonly id: number | null;
  readonly name: string;
  /** Keys of the fields' words. */
  readonly fields: readonly string[];
  /** Of entries: how many. */
  readonly count: number;
}

/** Codes are given when the file is written: here they are asked for nothing. */
const CODE = '001';

function propertyGaps(property: DeclaredProperty): readonly string[] {
  const own = gapsOf(PROPERTY, { property, code: CODE });
  if (!needsCounterParts(property)) return own;
  const { share, counterParts } = property;
  if (counterParts.length === 0) return [...own, 'counterParts'];
  const whole = counterParts.reduce((sum, part) => sum + (part.share ?? 0), share ?? 0);
  return [
    ...own,
    ...new Set(counterParts.flatMap((part) => gapsOf(COUNTERPART, { part, code: CODE }))),
    ...(whole === WHOLE ? [] : ['shares']),
  ];
}

const accountGaps = (account: DeclaredAccount) => gapsOf(ACCOUNT, { account, code: CODE });

/** What the records of who declares, and of who signs, lack. */
const declarantGaps = (declarant: Declarant): readonly string[] => [
  ...gapsOf(OPENING, { declarant, period: NO_PERIOD }),
  ...gapsOf(PRODUCER, declarant),
  ...gapsOf(END, { accountant: declarant.accountant, lines: 1 }),
];

/**
 * Who declares, with what the file names: what entries use, and of the rest what is whole. What no entry uses is not
 * requested, and half of it in the file would have it refused.
 */
export function declaredIn(declarant: Declarant, rows: readonly BookRow[]): Declarant {
  const farms = new Set(rows.map(({ farmId }) => farmId));
  const banks = new Set(rows.map(({ accountId }) => accountId));
  return {
    ...declarant,
    properties: declarant.properties.filter(
      (property) => farms.has(property.farmId) || propertyGaps(property).length === 0,
    ),
    accounts: declarant.accounts.filter(
      (account) => banks.has(account.id) || accountGaps(account).length === 0,
    ),
  };
}

/** Everything that keeps the file from being made, by the record that lacks it. Empty: it is whole. */
export function lcdprGaps(declarant: Declarant, rows: readonly BookRow[]): readonly LcdprGap[] {
  const known = new Set(declarant.properties.map(({ farmId }) => farmId));
  const entryGaps = new Map<string, number>();
  const used = new Set<number>();
  const usedAccounts = new Set<number>();
  let undeclared = 0;
  for (const { gaps, farmId, accountId } of rows) {
    for (const gap of gaps) entryGaps.set(gap, (entryGaps.get(gap) ?? 0) + 1);
    if (farmId !== null) used.add(farmId);
    if (accountId != null) usedAccounts.add(accountId);
    if (farmId !== null && !known.has(farmId)) undeclared += 1;
  }
  if (undeclared > 0) entryGaps.set('undeclared', undeclared);
  const at = (
    place: LcdprGap['place'],
    id: number | null,
    name: string,
    fields: readonly string[],
    count = 1,
  ): LcdprGap[] => (fields.length === 0 ? [] : [{ place, id, name, fields, count }]);
  return [
    ...at('declarant', null, declarant.name, declarantGaps(declarant)),
    ...declarant.properties
      .filter(({ farmId }) => used.has(farmId))
      .flatMap((property) => {
        // Of several shares in the year each has to be whole; what all of them lack is named once.
        const fields = propertiesByShare([property], rows).flatMap(propertyGaps);
        return at('property', property.farmId, property.name, [...new Set(fields)]);
      }),
    ...declarant.accounts
      .filter(({ id }) => usedAccounts.has(id))
      .flatMap((account) => at('account', account.id, account.bankName, accountGaps(account))),
    // The file has one account at least (record 0050), used or not.
    ...(declaredIn(declarant, rows).accounts.length === 0 ? at('account', null, '', ['oneAccount']) : []),
    ...[...entryGaps].flatMap(([gap, count]) => at('entries', null, '', [gap], count)),
  ];
}

/** A property of which the entries of the year have another share than its register, or several. */
export interface OtherShares {
  readonly name: string;
  readonly registered: number | null;
  /** As the entries have it, in their order. */
  readonly shares: readonly number[];
}

/** What the file names more than once, or with another share than the register: no gap, but worth a look. */
export const otherShares = ({ properties }: Declarant, rows: readonly BookRow[]): readonly OtherShares[] =>
  properties.flatMap((property) => {
    const shares = propertiesByShare([property], rows).map(({ share }) => share ?? 0);
    const usual = shares.length === 1 && (property.share === null || shares[0] === property.share);
    return usual ? [] : [{ name: property.name, registered: property.share, shares }];
  });

/**
 * How many of the file's numbers have letters, as a CNPJ may have since July 2026: the layout calls these fields numeric,
 * and no later one is known (facts T9). No gap, for nothing can be corrected; a note says it before the file is sent.
 */
export function numbersWithLetters(declarant: Declarant, rows: readonly BookRow[]): number {
  const parts = declarant.properties.flatMap(({ counterParts }) => counterParts);
  return [
    ...rows.map(({ partnerDocument }) => partnerDocument),
    ...parts.map(({ document }) => document),
    declarant.accountant?.document ?? '',
  ].filter(hasLetters).length;
}
