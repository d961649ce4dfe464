import { invalid, json, notFound } from '../../answers';
import type { Farm } from '../../db/mapTypes';
import { flag, id, wantedActive } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { Checked, now } from './checks';
import { byName, farmRow, farmWire, fieldWire, LAND, LAND_TO_SEE, own, plotsByField } from './wire';

const CONFIGURE = { permission: ['PROPERTY_CONFIGURATION', 'PROPERTY_MAP'] } as const;

const farmsOf = ({ customerId }: Call) => demo.world.farms.filter((farm) => farm.customerId === customerId);
const farmOf = (call: Call, wanted: unknown) => own(call, demo.world.farms.get(id(wanted)));

type FarmInput = Omit<Farm, 'id' | 'customerId' | 'active' | 'createdAt' | 'updatedAt'>;

function check(sent: Record<string, unknown>, customerId: number, self?: Farm) {
  const { world } = demo;
  const body = new Checked(sent);
  const name = body.name('name', 'Nome da propriedade', 100);
  const address = body.name('address', 'Endereço', 200);
  const person = body.row('personId', 'Produtor responsável', (wanted) => {
    const found = world.people.get(wanted);
    return found?.customerId === customerId ? found : undefined;
  });
  const { city, community } = body.place(customerId);
  const source = body.row('quotationSourceId', 'Fonte de cotação', (wanted) => {
    const found = world.quotationSources.get(wanted);
    return found?.customerId === customerId ? found : undefined;
  });
  if (source && source.currencyClassification !== 'PRODUCT')
    body.wrong('quotationSourceId', 'A fonte de cotação não é de produtos.');
  const farmType = id(sent.farmType);
  if (farmType !== 1 && farmType !== 2) body.wrong('farmType', 'O campo Tipo de propriedade é obrigatório.');
  if (self && farmType !== self.farmType && world.costCenters.find((row) => row.farmId === self.id))
    body.wrong('farmType', 'O tipo não pode mudar: a propriedade já tem centros de custo.');
  const duplicate = world.farms.find(
    (row) =>
      row.customerId === customerId &&
      row.id !== self?.id &&
      row.name.localeCompare(name, 'pt-BR', { sensitivity: 'base' }) === 0,
  );
  if (duplicate) body.wrong('name', 'Já existe uma propriedade com este nome.');
  const activityIds = activities(sent.BusinessActivitiesIdsSelected, body, self);
  if (body.failed || !city || !community || !person || !source || (farmType !== 1 && farmType !== 2))
    return { errors: body.errors };
  const input: FarmInput = {
    name,
    address,
    personId: person.id,
    cityId: city.id,
    communityId: community.id,
    quotationSourceId: source.id,
    farmType,
    isMainFarm: flag(sent.isMainFarm) ?? false,
  };
  return { errors: body.errors, input, activityIds };
}

/** The chosen activities; one whose cost centers stand cannot be taken away. */
function activities(sent: unknown, body: Checked, self: Farm | undefined): number[] {
  const { world } = demo;
  const ids = Array.isArray(sent) ? sent.map(id) : sent == null ? [] : [undefined];
  const known = ids.filter(
    (wanted): wanted is number => wanted !== undefined && world.businessActivities.get(wanted) !== undefined,
  );
  if (known.length < ids.length)
    body.wrong('BusinessActivitiesIdsSelected', 'Atividade econômica: registro não encontrado.');
  const used = world.costCenters
    .filter((row) => row.farmId === self?.id)
    .map((row) => world.farmActivities.need(row.farmActivityId).businessActivityId);
  const lost = used.find((activityId) => !known.includes(activityId));
  if (lost !== undefined)
    body.wrong(
      'BusinessActivitiesIdsSelected',
      `A atividade ${world.businessActivities.need(lost).name} tem centros de custo nesta propriedade.`,
    );
  return [...new Set(known)];
}

function keepActivities(farm: Farm, chosen: readonly number[]): void {
  const { farmActivities } = demo.world;
  const before = farmActivities.filter((row) => row.farmId === farm.id);
  for (const row of before) if (!chosen.includes(row.businessActivityId)) farmActivities.remove(row.id);
  for (const businessActivityId of chosen)
    if (!before.some((row) => row.businessActivityId === businessActivityId))
      farmActivities.insert({ farmId: farm.id, businessActivityId });
}

/** There is one main property at most. */
function keepOneMain(farm: Farm): void {
  if (!farm.isMainFarm) return;
  for (const other of demo.world.farms.filter((row) => row.customerId === farm.customerId && row.isMainFarm))
    if (other.id !== farm.id) demo.world.farms.update(other.id, { isMainFarm: false });
}

/** A grain store comes with its cost center, which the user completes in the registers. */
function addStorage(farm: Farm): void {
  const { world } = demo;
  const activity = world.businessActivities.find(({ constantFilter }) => constantFilter === 'GRAIN_STORAGE');
  if (!activity) return;
  const carried = { farmId: farm.id, businessActivityId: activity.id };
  const { id: farmActivityId } =
    world.farmActivities.find((row) => row.farmId === farm.id && row.businessActivityId === activity.id) ??
    world.farmActivities.insert(carried);
  world.costCenters.insert({
    customerId: farm.customerId,
    name: 'ARMAZEM DE GRAOS',
    farmId: farm.id,
    farmActivityId,
    farmActivityFieldTypeId: null,
    measurementType: 1,
    cityId: farm.cityId,
    communityId: farm.communityId,
    areaValueInProductQuantity: null,
    usefulAreaSize: 0,
    commonAreaSize: 0,
    farmRealEstates: [],
    plantingDate: null,
    plantingYear: null,
    plantConditionId: null,
    plantVarietyId: null,
    plantConditionHistories: [],
    aviary: null,
    active: true,
    createdAt: now(),
    updatedAt: null,
  });
}

export const farmHandlers = [
  route(
    'GET',
    '/Farm/GetFarmWithFarmActivityField',
    (call) => {
      const plots = plotsByField(call.customerId);
      const fields = demo.world.costCenters.filter((row) => row.customerId === call.customerId && row.active);
      return json(
        farmsOf(call)
          .filter((farm) => farm.active)
          .map((farm) => ({
            ...farmWire(farm),
            farmActivityFields: fields
              .filter((field) => field.farmId === farm.id)
              .map((field) => fieldWire(field, plots.get(field.id) ?? []))
              .sort(byName),
          }))
          .sort(byName),
      );
    },
    LAND_TO_SEE,
  ),
  route('GET', '/Farm/GetGridData', (call) => json(farmsOf(call).map(farmRow).sort(byName)), LAND),
  route(
    'GET',
    '/Farm/GetById',
    (call) => {
      const farm = farmOf(call, call.query.get('id'));
      return farm ? json(farmWire(farm)) : notFound();
    },
    LAND,
  ),
  route(
    'POST',
    '/Farm/CreateJs',
    async ({ body, customerId }) => {
      const { errors, input, activityIds } = check(await body(), customerId ?? 0);
      if (!input || customerId === null) return invalid(errors);
      const farm = demo.world.farms.insert({
        ...input,
        customerId,
        active: true,
        createdAt: now(),
        updatedAt: null,
      });
      keepActivities(farm, activityIds);
      keepOneMain(farm);
      if (farm.farmType === 2) addStorage(farm);
      return json(farmWire(farm));
    },
    CONFIGURE,
  ),
  route(
    'POST',
    '/Farm/EditJs',
    async (call) => {
      const sent = await call.body();
      const before = farmOf(call, sent.id);
      if (!before) return notFound();
      const { errors, input, activityIds } = check(sent, before.customerId, before);
      if (!input) return invalid(errors);
      const { farmType } = before;
      const farm = demo.world.farms.update(before.id, { ...input, updatedAt: now() });
      keepActivities(farm, activityIds);
      keepOneMain(farm);
      if (farm.farmType === 2 && farmType !== 2) addStorage(farm);
      return json(farmWire(farm));
    },
    CONFIGURE,
  ),
  route(
    'POST',
    '/Farm/ActiveInactive',
    async (call) => {
      const sent = await call.body();
      const farm = farmOf(call, sent.id);
      if (!farm) return notFound();
      const changes = { active: wantedActive(sent, farm), updatedAt: now() };
      return json(farmRow(demo.world.farms.update(farm.id, changes)));
    },
    CONFIGURE,
  ),
  route(
    'DELETE',
    '/Farm/Delete',
    (call) => {
      const farm = farmOf(call, call.query.get('id'));
      if (!farm) return notFound();
      const count = demo.world.costCenters.filter((row) => row.farmId === farm.id).length;
      if (count > 0) {
        const message = 'Propriedade em uso: exclua antes os registros que a utilizam.';
        const dependents = [{ name: 'Centros de custo', count }];
        return json({ errors: {}, error: { message, dependents } }, 400);
      }
      for (const row of demo.world.farmActivities.filter(({ farmId }) => farmId === farm.id))
        demo.world.farmActivities.remove(row.id);
      demo.world.farms.remove(farm.id);
      return json(true);
    },
    CONFIGURE,
  ),
];
