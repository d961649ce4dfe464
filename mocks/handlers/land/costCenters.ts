import { invalid, json, notFound } from '../../answers';
import type { CostCenter } from '../../db/mapTypes';
import { id, wantedActive } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { now } from './checks';
import { checkCostCenter, type CostCenterInput, usedElsewhere } from './costCenterCheck';
import { activityOf, costCenterRow, costCenterWire, LAND, own, plotsByField, sum } from './wire';

/** Calls that the register of aviaries makes too, among the other assets. */
const LAND_OR_ASSETS = { permission: [...LAND.permission, 'PATRIMONY'] } as const;

const centersOf = ({ customerId }: Call) =>
  demo.world.costCenters.filter((row) => row.customerId === customerId);
const centerOf = (call: Call, wanted: unknown) => own(call, demo.world.costCenters.get(id(wanted)));

function rows(call: Call, wanted: (row: CostCenter) => boolean = () => true) {
  const plots = plotsByField(call.customerId);
  return json(
    centersOf(call)
      .filter(wanted)
      .map((row) => costCenterRow(row, plots.get(row.id) ?? [])),
  );
}

/** A new cost center, of what was checked. */
export function insertCostCenter(input: CostCenterInput, customerId: number): CostCenter {
  return demo.world.costCenters.insert({
    ...input,
    customerId,
    plantConditionHistories: [],
    active: true,
    createdAt: now(),
    updatedAt: null,
  });
}

/** What a condition was before goes into its history. */
function historyAfter(before: CostCenter, input: CostCenterInput): CostCenter['plantConditionHistories'] {
  const { plantConditionId, plantingDate } = before;
  const same = plantConditionId === input.plantConditionId && plantingDate === input.plantingDate;
  if (same || plantConditionId === null || plantingDate === null) return before.plantConditionHistories;
  return [...before.plantConditionHistories, { plantConditionId, plantingDate }];
}

/** The lists of aviaries know each by its name: one that comes, is renamed or goes with its cost center does so there. */
function keepAviary(customerId: number, before: CostCenter['aviary'], after: CostCenter['aviary']): void {
  const { aviaries } = demo.world;
  const known = aviaries.find((row) => row.customerId === customerId && row.name === before?.name);
  if (!after) {
    if (known) aviaries.remove(known.id);
  } else if (known) aviaries.update(known.id, { name: after.name });
  else aviaries.insert({ customerId, name: after.name });
}

/** What stands on a cost center: its plots, and the lots of its aviary. */
function usesOf({ id: centerId, customerId, aviary }: CostCenter) {
  const { plots, aviaries, poultryLots } = demo.world;
  const house = aviary && aviaries.find((row) => row.customerId === customerId && row.name === aviary.name);
  const lots = house ? poultryLots.filter((row) => row.aviaryId === house.id).length : 0;
  return [
    { name: 'Talhões', count: plots.filter((row) => row.costCenterId === centerId && row.active).length },
    { name: 'Lotes', count: lots },
  ];
}

const create = (withAviary: boolean) => async (call: Call) => {
  const { customerId } = call;
  if (customerId === null) return notFound();
  const { errors, input } = checkCostCenter(await call.body(), { customerId, withAviary });
  if (!input) return invalid(errors);
  if (input.aviary) keepAviary(customerId, null, input.aviary);
  return json(costCenterWire(insertCostCenter(input, customerId)));
};

const edit = (withAviary: boolean) => async (call: Call) => {
  const sent = await call.body();
  const before = centerOf(call, sent.id);
  if (!before) return notFound();
  const { errors, input } = checkCostCenter(sent, {
    customerId: before.customerId,
    self: before,
    withAviary,
  });
  if (!input) return invalid(errors);
  if (input.aviary) keepAviary(before.customerId, before.aviary, input.aviary);
  const plantConditionHistories = historyAfter(before, input);
  return json(
    costCenterWire(
      demo.world.costCenters.update(before.id, { ...input, plantConditionHistories, updatedAt: now() }),
    ),
  );
};

export const costCenterHandlers = [
  route('GET', '/FarmActivityField/GetGridData', (call) => rows(call), LAND),
  route(
    'GET',
    '/FarmActivityField/GetGridDataToAgriculture',
    (call) => rows(call, (row) => activityOf(row.farmActivityId).moduleConstantFilter === 'AGRICULTURE'),
    LAND,
  ),
  route(
    'GET',
    '/FarmActivityField/GetFarmActivityFieldByConstantFilter',
    (call) => {
      const filter = call.query.get('constantFilter');
      return rows(call, (row) => {
        const activity = activityOf(row.farmActivityId);
        return activity.moduleConstantFilter === filter || activity.constantFilter === filter;
      });
    },
    LAND_OR_ASSETS,
  ),
  route(
    'GET',
    '/FarmActivityField/GetFarmActivityFieldByFarmActivity',
    (call) => rows(call, (row) => row.farmActivityId === id(call.query.get('farmActivityId'))),
    LAND,
  ),
  route(
    'GET',
    '/FarmActivityField/EditJs',
    (call) => {
      const center = centerOf(call, call.query.get('id'));
      return center ? json(costCenterWire(center)) : notFound();
    },
    LAND_OR_ASSETS,
  ),
  route('POST', '/FarmActivityField/CreateRc', create(false), LAND),
  route('POST', '/FarmActivityField/CreateWithAviary', create(true), LAND_OR_ASSETS),
  route('POST', '/FarmActivityField/EditRc', edit(false), LAND),
  route('POST', '/FarmActivityField/EditWithAviary', edit(true), LAND_OR_ASSETS),
  route(
    'POST',
    '/FarmActivityField/ActivateInactivateRc',
    async (call) => {
      const sent = await call.body();
      const center = centerOf(call, sent.id);
      if (!center) return notFound();
      demo.world.costCenters.update(center.id, { active: wantedActive(sent, center), updatedAt: now() });
      return json(true);
    },
    LAND_OR_ASSETS,
  ),
  route(
    'DELETE',
    '/FarmActivityField/Delete',
    (call) => {
      const center = centerOf(call, call.query.get('id'));
      if (!center) return notFound();
      const dependents = usesOf(center).filter(({ count }) => count > 0);
      if (dependents.length > 0) {
        const message = 'Centro de custo em uso: exclua antes os registros que o utilizam.';
        return json({ errors: {}, error: { message, dependents } }, 400);
      }
      if (center.aviary) keepAviary(center.customerId, center.aviary, null);
      demo.world.costCenters.remove(center.id);
      return json(true);
    },
    LAND_OR_ASSETS,
  ),
  route(
    'GET',
    '/FarmRealEstate/GetTotalApportionedAreaSize/{id}',
    (call) => {
      const estate = own(call, demo.world.realEstates.get(id(call.params.id)));
      if (!estate) return notFound();
      return json({
        totalAreaSize: estate.totalAreaSize,
        totalApportionedAreaSize: sum([usedElsewhere(estate.id)]),
      });
    },
    LAND_OR_ASSETS,
  ),
];
