import i18next from 'i18next';
import { registerCalls } from '@/families/register/registerCalls';
import type { RegisterCalls } from '@/families/register/registerTypes';
import { assumed, http } from '@/platform/http/http';
import { anyId, filled, list, made, type Read, sparse, textOrEmpty } from '@/platform/http/wire';
import { numericIdOrNull } from '@/platform/http/wireValues';
import { createQuery, TRANSIENT } from '@/platform/store/createQuery';
import type { RowId } from '@/platform/store/resourceState';
import {
  ClosingWire,
  LotAviaryWire,
  named,
  type OrderLot,
  ownId,
  type ProductionOrder,
  ReopeningWire,
} from '../lot/lotAnswers';
import { placeQuery } from '../lot/lotAviaries';
import { orderQuery } from '../lot/lotKind';
import type { LotCalls } from '../lot/lotPort';
import { orderRefusalIn, withOwnOrderWords } from '../lot/rules/orderRefusal';
import type { FishLotValues } from './fishLotSchemas';
import { type FishLot, FishLotItem, FishLotLifeWire, FishLotRow } from './fishLotWire';

// A refusal is shown in the dialog, or beside the field.
const inPlace = { contained: true } as const;

function toBody({ kept: _kept, ...values }: FishLotValues) {
  const text = (value: string) => (value.trim() === '' ? null : value);
  return { ...values, productionOrder: text(values.productionOrder), supplier: text(values.supplier) };
}

const calls = registerCalls<FishLot, FishLot, FishLotValues>('PiscicultureLot', {
  row: FishLotRow,
  item: FishLotItem,
  toBody,
  without: ['setActive'],
});

/** The call, whose refusals of the production order come in words of the user's language. */
const inOwnWords =
  <Args extends unknown[]>(call: (...args: Args) => Promise<unknown>) =>
  async (...args: Args): Promise<unknown> => {
    try {
      return await call(...args);
    } catch (thrown) {
      throw withOwnOrderWords(thrown, (reason) => i18next.t(`chickenLots:order.${reason}`));
    }
  };

export const fishLotCalls: RegisterCalls<FishLot, FishLot, FishLotValues> = {
  ...calls,
  ...(calls.create ? { create: inOwnWords(calls.create) } : {}),
  update: inOwnWords(calls.update),
};

export const fishClosing: LotCalls = {
  closing: (params, signal) =>
    http.get(assumed('/PiscicultureLot/GetClosing'), { params, signal, ...inPlace, shape: ClosingWire }),
  close: ({ id, version }, closingDate, reason) =>
    http.put<unknown>(
      assumed('/PiscicultureLot/BlockPiscicultureLot'),
      { version, closingDate, reason: reason || null },
      { params: { id }, ...inPlace },
    ),
  reopening: (params, signal) =>
    http.get(assumed('/PiscicultureLot/GetReopening'), { params, signal, ...inPlace, shape: ReopeningWire }),
  reopen: ({ id, version }, nextVersion) =>
    http.put<unknown>(
      assumed('/PiscicultureLot/ReopenPiscicultureLot'),
      { version, nextVersion },
      { params: { id }, ...inPlace },
    ),
};

/** The ponds and cages that lots can be in. */
export const lotPonds = placeQuery('lotPonds', (signal) =>
  http.list(assumed('/PiscicultureLot/GetPonds'), { signal, ...inPlace, shape: LotAviaryWire }),
);

const OrderWire = sparse({
  name: textOrEmpty,
  message: textOrEmpty,
  lots: list(
    made(
      sparse({ id: ownId, number: textOrEmpty, fishPondName: textOrEmpty, status: textOrEmpty }),
      ({ fishPondName, ...lot }): OrderLot => named({ ...lot, aviaryName: fishPondName }),
    ),
  ),
});

/** The order of a number: its lots, why another may not join, or that there is none yet. */
function orderIn(orders: readonly Read<typeof OrderWire>[], number: string): ProductionOrder {
  const same = (name: string) => name.trim().localeCompare(number, 'pt-BR', { sensitivity: 'base' }) === 0;
  const order = orders.find(({ name }) => same(name));
  if (!order) return { lots: [], refusal: null, reason: null, isNew: true };
  const { lots, message } = order;
  return { lots, refusal: message || null, reason: message ? orderRefusalIn(message) : null };
}

export const fishOrderOf = orderQuery('fishProductionOrder', async ({ number, lotId }, signal) =>
  orderIn(
    await http.list(assumed('/PiscicultureProductionOrder/GetProductionOrdersForSelect'), {
      params: { number, ...(lotId === null ? {} : { lotId }) },
      signal,
      ...inPlace,
      silent: true,
      shape: OrderWire,
    }),
    number,
  ),
);

const Choice = sparse({ id: anyId, name: textOrEmpty });
const SetChoice = sparse({ id: ownId, name: textOrEmpty, animalBreedId: numericIdOrNull });

/** The reference sets of fish: by range, and of the water. */
export const fishSets = createQuery(
  'lots',
  'fishLotSets',
  (kind: 'ranges' | 'water', signal) =>
    kind === 'ranges'
      ? http.list(assumed('/PiscicultureReference/GetForSelect'), { signal, ...inPlace, shape: SetChoice })
      : http.list(assumed('/PiscicultureWaterReference/GetForSelect'), {
          signal,
          ...inPlace,
          shape: SetChoice,
        }),
  { keep: false },
);

/** The states that lots can be in, and the days of a lot that a period can mean. */
export const lotLists = createQuery(
  'lots',
  'fishLotLists',
  async (_: void, signal) => {
    const [statuses, dateTypes] = await Promise.all([
      http.list(assumed('/PiscicultureLot/GetStatusForSelect'), { signal, ...inPlace, shape: Choice }),
      http.list(assumed('/PiscicultureLot/GetDateTypeForSelect'), { signal, ...inPlace, shape: Choice }),
    ]);
    const ids = (rows: readonly Read<typeof Choice>[]) => rows.map((row) => String(row.id));
    return { statuses: ids(statuses), dateTypes: ids(dateTypes) };
  },
  { keep: false },
);

interface HarvestOf {
  readonly year: number;
  readonly farmId: number;
  readonly farmActivityId: number;
}

/** The harvests of an activity of a farm in a year. */
export const harvestsOf = createQuery(
  'lots',
  'fishLotHarvests',
  (of: HarvestOf, signal) =>
    http.post(assumed('/Harvest/GetHarvestByYearFarmActivity'), of, {
      signal,
      ...inPlace,
      shape: list(sparse({ id: ownId, name: filled })),
    }),
  TRANSIENT,
);

/** What was written down of a lot, of which its results are computed. */
export const fishLotLife = createQuery(
  'lots',
  'fishLotLife',
  (lotId: RowId, signal) =>
    http.get(assumed('/PiscicultureLot/GetGridLotResults'), {
      params: { lotId },
      signal,
      ...inPlace,
      shape: FishLotLifeWire,
    }),
  { keep: false, transient: true },
);
