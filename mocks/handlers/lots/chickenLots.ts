import { invalid, json, notFound } from '../../answers';
import type { PoultryLot } from '../../db/poultryTypes';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { stale } from './closingRoutes';
import { checkLot } from './lotCheck';
import { createLot } from './createLot';
import { notifyOfHousing } from './lotNotices';
import { byState, closedRefusal, isClosed, removalRefusal, usesOf } from './lotRules';
import { houseOf, lastOf, LOT, ownLot, writeLot } from './lotTables';
import { lotWire } from './lotWire';

const grid = route(
  'GET',
  '/ChickenLot/GetGridData',
  ({ customerId }) =>
    json(
      demo.world.poultryLots
        .filter((lot) => lot.customerId === customerId)
        .toSorted(byState)
        .map(lotWire),
    ),
  LOT,
);

/** The houses that lots can be in, with the lot that lives there now. */
const aviaries = route(
  'GET',
  '/ChickenLot/GetAviaries',
  ({ customerId }) =>
    json(
      demo.world.aviaries
        .filter((aviary) => aviary.customerId === customerId)
        .map(({ id, name }) => {
          const living = lastOf(id, 'IN_PROGRESS');
          return {
            id,
            name,
            ...houseOf(id),
            lotInProgress: living ? { id: living.id, number: living.number } : null,
          };
        }),
    ),
  LOT,
);

const byId = route(
  'GET',
  '/ChickenLot/GetById',
  (call) => {
    const lot = ownLot(call, call.query.get('id'));
    return lot ? json(lotWire(lot)) : notFound();
  },
  LOT,
);

/** A form sends the birds by the names of the wire. */
function named(sent: Record<string, unknown>): Record<string, unknown> {
  return {
    ...sent,
    received: sent.quantityReceived,
    discarded: sent.discardedOnDelivery,
    unitWeight: sent.averageUnitWeight,
    cleaned: sent.washedAndDisinfected,
  };
}

const WIRE_NAMES: Readonly<Record<string, string>> = {
  Received: 'QuantityReceived',
  Discarded: 'DiscardedOnDelivery',
  UnitWeight: 'AverageUnitWeight',
  Cleaned: 'WashedAndDisinfected',
};

function checked(sent: Record<string, unknown>, call: Call, own: PoultryLot | undefined) {
  const { errors, input } = checkLot(named(sent), call.customerId, own);
  const entries = Object.entries(errors).map(([name, texts]) => [WIRE_NAMES[name] ?? name, texts]);
  return { input, errors: Object.fromEntries(entries) as typeof errors };
}

const create = createLot({
  path: '/ChickenLot/Create',
  permission: LOT,
  check: (sent, call) => checked(sent, call, undefined),
  insert: (input, begun): PoultryLot =>
    demo.world.poultryLots.insert({
      ...input,
      ...begun,
      automatic: lastOf(input.aviaryId, 'FINISHED')?.automatic ?? false,
      silentHours: null,
      simulated: false,
      pace: 1,
      appetite: 1,
      losses: 1,
      spread: 0,
      weighedOn: [],
    }),
  wire: lotWire,
  housed: notifyOfHousing,
});

const edit = route(
  'PUT',
  '/ChickenLot/Edit',
  async (call) => {
    const lot = ownLot(call, call.query.get('id'));
    if (!lot) return notFound();
    if (isClosed(lot)) return closedRefusal(lot);
    const sent = await call.body();
    const late = stale(lot, sent.version);
    if (late) return late;
    const { errors, input } = checked(sent, call, lot);
    if (!input) return invalid(errors);
    // Of birds that come now, only what is written down is known.
    const simulated = lot.simulated && lot.status === 'IN_PROGRESS' && input.housingDate === lot.housingDate;
    const written = writeLot(lot, { ...input, simulated }, call);
    if (lot.status === 'AWAITING' && written.status === 'IN_PROGRESS') notifyOfHousing(written);
    return json(lotWire(written));
  },
  LOT,
);

const dependents = route(
  'GET',
  '/ChickenLot/GetDependents',
  (call) => {
    const lot = ownLot(call, call.query.get('id'));
    return lot ? json(usesOf(lot)) : notFound();
  },
  LOT,
);

const remove = route(
  'DELETE',
  '/ChickenLot/Delete',
  (call) => {
    const lot = ownLot(call, call.query.get('id'));
    if (!lot) return notFound();
    const refusal = removalRefusal(lot);
    if (refusal) return refusal;
    demo.world.poultryLots.remove(lot.id);
    return json(true);
  },
  LOT,
);

export const chickenLotHandlers = [grid, aviaries, byId, create, edit, dependents, remove];
