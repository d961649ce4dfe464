import { invalid, json, notFound } from '../../../answers';
import { fishOccurrencesOf } from '../../../db/fish/fishCourse';
import { FIRST_FISH_LOT, type FishLot } from '../../../db/fish/fishTypes';
import { keepsLotRecords } from '../../../db/lotRecords';
import { occurrenceName } from '../../../db/occurrence/occurrenceName';
import { brazilianDay } from '../../../db/poultry';
import { id } from '../../../read';
import { type Call, route } from '../../../route';
import { demo } from '../../../state';
import { stale } from '../closingRoutes';
import { createLot } from '../createLot';
import { notifyOfHousing } from '../lotNotices';
import { byState, closedRefusal, isClosed, removalRefusal, usesOf } from '../lotRules';
import { checkFishLot } from './fishLotCheck';
import { FISH_LOT, lotsOfPond, ownFishLot, writeFishLot } from './fishLotTables';
import { fishLotWire, fishResultsWire, pondName } from './fishLotWire';
import { orderFor } from './fishOrderTables';

/** The lots are listed on all the pages of fish. */
const OF_FISH = { permission: ['FISH_LOT', 'FISH_OCCURRENCE', 'FISH_DASHBOARD', 'FISH_BULLETIN'] };

keepsLotRecords((lotId) =>
  lotId < FIRST_FISH_LOT
    ? []
    : fishOccurrencesOf(demo.world, lotId).map((row) => ({
        id: row.id,
        lotId,
        name: occurrenceName(row.type),
        day: brazilianDay(new Date(row.happenedAt)),
      })),
);

const lotsOf = ({ customerId }: Call) =>
  demo.world.fishLots.filter((lot) => lot.customerId === customerId).toSorted(byState);

const lot = (path: string, answer: (row: FishLot) => Parameters<typeof json>[0], name = 'id') =>
  route(
    'GET',
    path,
    (call) => {
      const row = ownFishLot(call, call.query.get(name));
      return row ? json(answer(row)) : notFound();
    },
    FISH_LOT,
  );

const choices = (
  path: string,
  answer: (call: Call) => Parameters<typeof json>[0],
  permission: object = FISH_LOT,
) => route('GET', path, (call) => json(answer(call)), permission);

/** What is sent, kept: its order is there then. */
const kept = (customerId: number, { productionOrder, ...input }: NonNullable<Checked['input']>) => ({
  ...input,
  productionOrderId: orderFor(customerId, productionOrder),
});
type Checked = ReturnType<typeof checkFishLot>;

export const fishLotHandlers = [
  choices('/PiscicultureLot/GetGridData', (call) => lotsOf(call).map(fishLotWire)),
  lot('/PiscicultureLot/GetById', fishLotWire),
  lot('/PiscicultureLot/GetGridLotResults', fishResultsWire, 'lotId'),
  lot('/PiscicultureLot/GetDependents', usesOf),
  choices('/PiscicultureLot/GetStatusForSelect', () => [
    { id: 'AWAITING', name: 'Aguardando' },
    { id: 'IN_PROGRESS', name: 'Em andamento' },
    { id: 'BLOCKED', name: 'Bloqueado' },
    { id: 'FINISHED', name: 'Finalizado' },
  ]),
  // Which day of a lot a period means.
  choices('/PiscicultureLot/GetDateTypeForSelect', () => [
    { id: 'HOUSING', name: 'Alojamento' },
    { id: 'EXPECTED_END', name: 'Término previsto' },
    { id: 'CLOSING', name: 'Fechamento' },
  ]),
  choices(
    '/PiscicultureLot/GetPiscicultureLotsForSelect',
    (call) =>
      lotsOf(call).map((row) => ({
        id: row.id,
        name: row.number,
        fishPondName: pondName(row),
        status: row.status,
      })),
    OF_FISH,
  ),
  // The ponds that lots can be in, with the lot that lives there now.
  choices('/PiscicultureLot/GetPonds', ({ customerId }) =>
    demo.world.fishPonds
      .filter((pond) => pond.customerId === customerId)
      .map((pond) => {
        const living = lotsOfPond(pond.id).find(({ status }) => status === 'IN_PROGRESS');
        return {
          id: pond.id,
          name: pond.name,
          farmName: demo.world.farms.get(pond.farmId)?.name ?? null,
          area: pond.area,
          lotInProgress: living ? { id: living.id, number: living.number } : null,
        };
      }),
  ),
  // The sets that a lot is fed by and its water is compared with.
  ...(['fishRanges', 'waterReferences'] as const).map((table) =>
    choices(
      `/${table === 'fishRanges' ? 'PiscicultureReference' : 'PiscicultureWaterReference'}/GetForSelect`,
      ({ customerId }) =>
        [...demo.world[table].all()]
          .filter((set) => set.customerId === customerId)
          .map((set) => ({ id: set.id, name: set.name, animalBreedId: set.animalBreedId })),
    ),
  ),
  route(
    'POST',
    '/Harvest/GetHarvestByYearFarmActivity',
    async ({ body, customerId }) => {
      const sent = await body();
      const { farms, farmActivities, harvests } = demo.world;
      const farm = farms.get(id(sent['farmId']));
      const activity = farmActivities.get(id(sent['farmActivityId']));
      const year = id(sent['year']);
      if (farm?.customerId !== customerId || activity?.farmId !== farm?.id || year === undefined)
        return json([]);
      return json(
        harvests
          .filter(
            (row) =>
              row.customerId === customerId &&
              row.businessActivityId === activity?.businessActivityId &&
              row.name.includes(` ${year}/`),
          )
          .map((row) => ({ id: row.id, name: row.name })),
      );
    },
    FISH_LOT,
  ),
  createLot({
    path: '/PiscicultureLot/Create',
    permission: FISH_LOT,
    check: (sent, { customerId }) => checkFishLot(sent, customerId, undefined),
    insert: (input, begun): FishLot =>
      demo.world.fishLots.insert({ ...kept(begun.customerId, input), ...begun }),
    wire: fishLotWire,
    housed: notifyOfHousing,
  }),
  route(
    'PUT',
    '/PiscicultureLot/Edit',
    async (call) => {
      const row = ownFishLot(call, call.query.get('id'));
      if (!row) return notFound();
      if (isClosed(row)) return closedRefusal(row);
      const sent = await call.body();
      const late = stale(row, sent['version']);
      if (late) return late;
      const { errors, input } = checkFishLot(sent, call.customerId, row);
      if (!input) return invalid(errors);
      const written = writeFishLot(row, kept(row.customerId, input), call);
      if (row.status === 'AWAITING' && written.status === 'IN_PROGRESS') notifyOfHousing(written);
      return json(fishLotWire(written));
    },
    FISH_LOT,
  ),
  route(
    'DELETE',
    '/PiscicultureLot/Delete',
    (call) => {
      const row = ownFishLot(call, call.query.get('id'));
      if (!row) return notFound();
      const refusal = removalRefusal(row);
      if (refusal) return refusal;
      demo.world.fishLots.remove(row.id);
      return json(true);
    },
    FISH_LOT,
  ),
];
