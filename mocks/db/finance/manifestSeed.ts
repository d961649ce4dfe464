import { figuresOf } from '../assist/figures';
import { instant } from '../calendar';
import { type Row, Table } from '../table';
import type { World } from '../types';

/** An invoice that somebody issued against the customer. */
export interface ManifestDocument extends Row {
  customerId: number;
  /** Picks its figures. */
  figure: number;
  authorisedAt: string;
  cancelled: boolean;
  events: { kind: string; at: string; userName: string; reason: string | null }[];
  /** What the tax office has told already. */
  told: boolean;
  preLaunchId: number | null;
}

/** Days since the authorisation, and what was sent of each; the last ones are told when the tax office is asked. */
const SEEDS: readonly (readonly [days: number, events: readonly string[], state?: 'cancelled' | 'untold'])[] =
  [
    [1, []],
    [3, []],
    [8, []],
    [9, ['AWARE']],
    [24, []],
    [40, ['AWARE', 'CONFIRM']],
    [66, ['CONFIRM', 'UNKNOWN', 'CONFIRM']],
    [120, ['AWARE']],
    [178, ['AWARE']],
    [200, []],
    [15, [], 'cancelled'],
    [0, [], 'untold'],
    [2, [], 'untold'],
  ];

/** The figures of an invoice; its key tells its day of issue. */
export const figuresOfManifest = ({ figure, authorisedAt }: ManifestDocument) =>
  figuresOf('PRODUCT_INVOICE', figure, authorisedAt);

export function manifestTable(today: Date, world: () => World): Table<ManifestDocument> {
  return new Table((table) => {
    for (const { id: customerId, name } of world().customers.all())
      for (const [at, [days, kinds, state]] of SEEDS.entries())
        table.insert({
          customerId,
          figure: 700 + customerId * 20 + at,
          authorisedAt: instant(today, -days, -60),
          cancelled: state === 'cancelled',
          events: kinds.map((kind, index) => ({
            kind,
            at: instant(today, -days + 1 + index),
            userName: name,
            reason: null,
          })),
          told: state !== 'untold',
          preLaunchId: null,
        });
  });
}
