import type { AviaryState, Lot, LotStatus } from '../lotTypes';
import { mortality } from '@/domain/lots/performance';
import { birdsAlive } from './performance';

/** What an aviary is filed under: the status of its lot, or that it has none. */
export type AviaryStatus = LotStatus | 'noLot';
export const AVIARY_STATUSES = ['inProgress', 'awaiting', 'blocked', 'finished', 'noLot'] as const;

/** An aviary or a pond, as far as the filters look at it. */
export interface Placed extends Pick<AviaryState, 'name' | 'farmId' | 'farmName'> {
  readonly lot: Pick<Lot, 'status'> | null;
}

export function statusOf({ lot }: Placed): AviaryStatus {
  return lot?.status ?? 'noLot';
}

export interface OverviewFilter {
  readonly farmId: number | null;
  readonly status: AviaryStatus | null;
}

/** The places that both filters leave, in the order they come. */
export const filterPlaces = <Row extends Placed>(rows: readonly Row[], filter: OverviewFilter): Row[] =>
  rows
    .filter((row) => filter.farmId === null || row.farmId === filter.farmId)
    .filter((row) => filter.status === null || statusOf(row) === filter.status);

/** The aviaries that both filters leave, by farm and name; numbers in names count as numbers. */
export function filterAviaries(rows: readonly AviaryState[], filter: OverviewFilter): AviaryState[] {
  return filterPlaces(rows, filter).toSorted(
    (a, b) =>
      a.farmName.localeCompare(b.farmName, 'pt-BR') ||
      a.name.localeCompare(b.name, 'pt-BR', { numeric: true }),
  );
}

/** The farms of the places, by name. */
export function farmsOf(rows: readonly Placed[]): { id: number; name: string }[] {
  const farms = new Map(
    rows.flatMap(({ farmId, farmName }) => (farmId === null ? [] : [[farmId, farmName] as const])),
  );
  return [...farms]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

export interface OverviewSums {
  readonly aviaries: number;
  readonly inProgress: number;
  /** Of the lots that tell it; null when none does. */
  readonly birdsAlive: number | null;
  /** Lots in progress whose living birds are not known: no sum has them. */
  readonly aliveUnknown: number;
  /** Percent of all birds housed in the lots in progress that tell it; null when none does. */
  readonly mortality: number | null;
  /** Lots in progress whose housed or lost birds are not known. */
  readonly mortalityUnknown: number;
  /** The lot in progress that ends first. */
  readonly next: { readonly aviary: string; readonly daysLeft: number } | null;
}

/** Sums over the aviaries that are shown. Only lots in progress have birds; what one of them does not tell is left out and counted. */
export function sumsOf(rows: readonly AviaryState[]): OverviewSums {
  const running = rows.flatMap(({ name, lot }) => (lot?.status === 'inProgress' ? [{ name, lot }] : []));
  const next = running
    .flatMap(({ name, lot }) => (lot.daysLeft === null ? [] : [{ aviary: name, daysLeft: lot.daysLeft }]))
    .toSorted((a, b) => a.daysLeft - b.daysLeft)[0];
  const alive = running.map(({ lot }) => birdsAlive(lot)).filter((birds) => birds !== null);
  const reported = running.flatMap(({ lot: { housed, lost } }) =>
    housed === null || lost === null ? [] : [{ housed, lost }],
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    aviaries: rows.length,
    inProgress: running.length,
    birdsAlive: running.length > 0 && alive.length === 0 ? null : sum(alive),
    aliveUnknown: running.length - alive.length,
    mortality: mortality(sum(reported.map(({ housed }) => housed)), sum(reported.map(({ lost }) => lost))),
    mortalityUnknown: running.length - reported.length,
    next: next ?? null,
  };
}
