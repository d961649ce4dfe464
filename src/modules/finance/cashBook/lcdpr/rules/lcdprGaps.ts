import { isCpfOrCnpj } from '@/platform/format/document';
import type { BookRow } from '../../rules/cashBook';
import type { Address, Declarant, DeclaredProperty } from '../lcdprTypes';
import { EXPLOITATIONS } from '../lcdprTypes';
import { needsCounterParts, propertiesByShare } from './lcdpr';

const WHOLE = 10_000;
const CPF = 11;

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

const missing = (checks: readonly (readonly [field: string, right: boolean])[]) =>
  checks.flatMap(([field, right]) => (right ? [] : [field]));

const addressGaps = ({ street, uf, cityCode, zip }: Address) =>
  missing([
    ['street', street !== ''],
    ['uf', /^[A-Z]{2}$/.test(uf)],
    ['city', cityCode.length === 7],
    ['zip', zip.length === 8],
  ]);

function propertyGaps(property: DeclaredProperty): readonly string[] {
  const { share, counterParts } = property;
  const parts = counterParts.reduce((sum, one) => sum + (one.share ?? 0), share ?? 0);
  const requested = needsCounterParts(property);
  return [
    ...missing([
      ['name', property.name !== ''],
      // One of both names the land for the tax office.
      ['itr', property.itr.length === 8 || property.caepf.length === 14],
      ['exploitation', EXPLOITATIONS.some((one) => one === property.exploitation)],
      ['share', share !== null && share > 0 && share <= WHOLE],
      ['counterParts', !requested || counterParts.length > 0],
      ['counterPartDocument', counterParts.every(({ document }) => isCpfOrCnpj(document))],
      ['shares', !requested || counterParts.length === 0 || parts === WHOLE],
    ]),
    ...addressGaps(property.address),
  ];
}

const accountGaps = ({ bank, branch, number }: Declarant['accounts'][number]) =>
  missing([
    ['bank', bank.length === 3],
    ['branch', branch.length > 0 && branch.length <= 4],
    ['number', number.length > 0 && number.length <= 16],
  ]);

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
  const own = [
    ...missing([
      ['cpf', declarant.cpf.length === CPF && isCpfOrCnpj(declarant.cpf)],
      ['name', declarant.name !== ''],
    ]),
    ...addressGaps(declarant.address),
  ];
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
    ...at('declarant', null, declarant.name, own),
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
