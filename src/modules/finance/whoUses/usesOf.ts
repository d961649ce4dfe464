import type { Dependent } from '@/families/register/registerTypes';
import { isId, isRecord, textOf } from '@/platform/http/loose';
import type { RowId } from '@/platform/store/resourceState';

/** A record that refers to another one. */
export interface UsingRecord {
  readonly kind: string;
  readonly id: RowId;
  readonly name: string;
  /** Of a document: its side. */
  readonly movement: string;
}

/** What of one kind refers to a record: how many there are, and those that were named. */
export interface UseGroup {
  readonly name: string;
  readonly count: number;
  readonly records: readonly UsingRecord[];
}

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

function readRecord(row: unknown): UsingRecord[] {
  if (!isRecord(row) || !isId(row['id'])) return [];
  return [
    {
      kind: textOf(row['kind']),
      id: row['id'],
      name: textOf(row['name']),
      movement: textOf(row['businessMovement']),
    },
  ];
}

/** The server's answer, read without trust: `records` is what it names of `count`. */
export const readUses = (answer: readonly Dependent[]): UseGroup[] =>
  answer.filter(isRecord).flatMap((row) => {
    const { name, count } = row;
    const named: unknown = Reflect.get(row, 'records');
    if (typeof name !== 'string' || typeof count !== 'number' || !(count > 0)) return [];
    return [{ name, count, records: Array.isArray(named) ? named.flatMap(readRecord) : [] }];
  });
