import type { Dependent } from '@/families/register/registerTypes';
import { readShape } from '@/platform/http/readShape';
import { anyId, filled, items, list, made, optionalText, type Read, sparse } from '@/platform/http/wire';
import { givenAmount } from '@/platform/http/wireValues';
import type { RowId } from '@/platform/store/resourceState';

/** A record that refers to another one; `movement` is the side of a document. */
const UsingRecord = made(
  sparse({ kind: optionalText, id: anyId, name: optionalText, businessMovement: optionalText }),
  ({ businessMovement, ...record }) => ({ ...record, movement: businessMovement }),
);
export type UsingRecord = Read<typeof UsingRecord>;

/** What of one kind refers to a record: how many there are, and those that were named. */
const UseGroup = sparse({ name: filled, count: givenAmount, records: list(UsingRecord) });

/** Where a record of each kind is shown; the others are named without a link. */
export interface UsePlace {
  readonly route:
    | 'financePatrimony'
    | 'financeAssetExpenses'
    | 'financeFiscal'
    | 'financeLoads'
    | 'financeContractQuery'
    | 'financeAdvanceQuery';
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

const inList = (route: UsePlace['route'], id: RowId, params: UsePlace['params'] = {}): UsePlace => ({
  route,
  params,
  query: { registro: String(id) },
});
const asPage = (slug: string, id: RowId): UsePlace => ({
  route: 'financePatrimony',
  params: { id: slug, registro: String(id) },
  query: {},
});

/** The way to a record that refers to another one; null where there is no page for it. */
export function placeOf({ kind, id }: UsingRecord): UsePlace | null {
  switch (kind) {
    case 'INSURANCE':
      return asPage('seguros', id);
    case 'IMPROVEMENT':
      return asPage('benfeitorias', id);
    case 'ASSET_ENTRY':
      return inList('financeAssetExpenses', id);
    case 'SERIES':
      return inList('financeFiscal', id, { id: 'series' });
    case 'LOAD':
      return inList('financeLoads', id);
    case 'CONTRACT':
      return inList('financeContractQuery', id);
    case 'ADVANCE':
      return inList('financeAdvanceQuery', id);
    default:
      return null;
  }
}

/** What refers to a record, as the server tells it: `records` is what it names of `count`. */
export const readUses = (answer: readonly Dependent[]) =>
  readShape('GetDependents', items(UseGroup), answer).filter(({ count }) => count > 0);
