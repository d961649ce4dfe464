import { invalid, json, notFound } from '../../answers';
import type { CostCenter } from '../../db/mapTypes';
import { id } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { now } from './checks';
import { checkCostCenter, type CostCenterInput, usedElsewhere } from './costCenterCheck';
import { activityOf, costCenterRow, costCenterWire, LAND, own, plotsByField, sum } from './wire';

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

const create = (withAviary: boolean) => async (call: Call) => {
  const { customerId } = call;
  if (customerId === null) return notFound();
  const { errors, input } = checkCostCenter(await call.body(), { customerId, withAviary });
  return input ? json(costCenterWire(insertCostCenter(input, customerId))) : invalid(errors);
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
    LAND,
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
    LAND,
  ),
  route('POST', '/FarmActivityField/CreateRc', create(false), LAND),
  route('POST', '/FarmActivityField/CreateWithAviary', create(true), LAND),
  route('POST', '/FarmActivityField/EditRc', edit(false), LAND),
  route('POST', '/FarmActivityField/EditWithAviary', edit(true), LAND),
  route(
    'POST',
    '/FarmActivityField/ActivateInactivateRc',
    async (call) => {
      const center = centerOf(call, (await call.body()).id);
      if (!center) return notFound();
      demo.world.costCenters.update(center.id, { active: !center.active, updatedAt: now() });
      return json(true);
    },
    LAND,
  ),
  route(
    'DELETE',
    '/FarmActivityField/Delete',
    (call) => {
      const center = centerOf(call, call.query.get('id'));
      if (!center) return notFound();
      const count = demo.world.plots.filter((row) => row.costCenterId === center.id && row.active).length;
      if (count > 0) {
        const message = 'Centro de custo em uso: exclua antes os registros que o utilizam.';
        return json({ errors: {}, error: { message, dependents: [{ name: 'Talhões', count }] } }, 400);
      }
      demo.world.costCenters.remove(center.id);
      return json(true);
    },
    LAND,
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
    LAND,
  ),
];
