import type { Dependent, RegisterCalls } from '@/families/register/registerTypes';
import { anyId, filled, items, list, made, optionalText, type Read, sparse } from '@/platform/http/wire';
import { givenAmount } from '@/platform/http/wireValues';
import { createQuery, type ReadableQuery, TRANSIENT } from '@/platform/store/createQuery';
import type { RowId } from '@/platform/store/resourceState';

/** What refers to the records of a register, by their ids. */
export type Uses = ReadableQuery<readonly Dependent[], RowId>;

interface UsedRegister {
  readonly name: string;
  readonly calls: Pick<RegisterCalls<never, never, never>, 'dependents'>;
}

/** Asks what refers to a record of this register; null where the server cannot say. */
export function usesOf({ name, calls: { dependents } }: UsedRegister): Uses | null {
  return dependents ? createQuery('finance', `uses of ${name}`, dependents, TRANSIENT) : null;
}

/** A record that refers to another one; `movement` is the side of a document. */
const UsingRecord = made(
  sparse({ kind: optionalText, id: anyId, name: optionalText, businessMovement: optionalText }),
  ({ businessMovement, ...record }) => ({ ...record, movement: businessMovement }),
);
export type UsingRecord = Read<typeof UsingRecord>;

/** What of one kind refers to a record: how many there are, and those that were named. */
const UseGroup = sparse({ name: filled, count: givenAmount, records: list(UsingRecord) });
type UseGroup = Read<typeof UseGroup>;

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

const UseGroups = items(UseGroup);

/** What refers to a record, as the server tells it: `records` is what it names of `count`. */
export function readUses(answer: readonly Dependent[]): UseGroup[] {
  const read = UseGroups['~run']({ value: answer }, {});
  return read.typed ? read.value.filter(({ count }) => count > 0) : [];
}
