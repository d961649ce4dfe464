import type { FieldErrors } from '../../answers';
import type { Aviary, CostCenter, FarmActivity, UsedRealEstate } from '../../db/mapTypes';
import { id, isDate, text } from '../../read';
import { demo } from '../../state';
import { Checked, objectIn } from './checks';
import { activityOf, sum } from './wire';

export type CostCenterInput = Omit<
  CostCenter,
  'id' | 'customerId' | 'active' | 'createdAt' | 'updatedAt' | 'plantConditionHistories'
>;

/** What all other cost centers use of a registration. */
export function usedElsewhere(realEstateId: number, self?: number): number {
  return sum(
    demo.world.costCenters
      .filter((row) => row.id !== self)
      .flatMap((row) => row.farmRealEstates)
      .filter((row) => row.realEstatePatrimonyId === realEstateId)
      .map((row) => row.apportionedAreaSize),
  );
}

function nextUsedId(): number {
  const ids = demo.world.costCenters.all().flatMap((row) => row.farmRealEstates.map((used) => used.id));
  return Math.max(0, ...ids) + 1;
}

/** The linked registrations: each once, each within the area of the cost center and within what is left of it. */
export function checkRealEstates(
  sent: unknown,
  body: Checked,
  around: { customerId: number; area: number; self?: CostCenter | undefined },
): UsedRealEstate[] {
  const rows = Array.isArray(sent) ? sent.map(objectIn) : [];
  let next = nextUsedId();
  const seen = new Set<number>();
  return rows.flatMap((row) => {
    const estate = demo.world.realEstates.get(id(row.realEstatePatrimonyId));
    const size = row.apportionedAreaSize;
    if (!estate || estate.customerId !== around.customerId) {
      body.wrong('farmRealEstates', 'Matrícula: registro não encontrado.');
      return [];
    }
    if (seen.has(estate.id)) body.wrong('farmRealEstates', 'Matrícula já foi adicionada');
    seen.add(estate.id);
    if (typeof size !== 'number' || !(size > 0)) {
      body.wrong('farmRealEstates', 'Área utilizada deve ser maior que zero.');
      return [];
    }
    if (size > around.area + 0.001)
      body.wrong('farmRealEstates', 'Área utilizada maior que a soma das áreas útil e comum.');
    if (size > sum([estate.totalAreaSize, -usedElsewhere(estate.id, around.self?.id)]) + 0.001)
      body.wrong('farmRealEstates', `Área utilizada maior que a área restante de ${estate.name}.`);
    const saved = around.self?.farmRealEstates.find((used) => used.id === id(row.id));
    const ownId = saved ? saved.id : next++;
    return [{ id: ownId, realEstatePatrimonyId: estate.id, apportionedAreaSize: size }];
  });
}

/** Whose birds they are; a form that does not ask leaves it as it is. */
function integratorOf(body: Checked, customerId: number, self: CostCenter | undefined): number | null {
  if (body.value('integratorId') === undefined) return self?.aviary?.integratorId ?? null;
  const find = (wanted: number) => {
    const found = demo.world.finance.partners.get(wanted);
    return found?.customerId === customerId ? found : undefined;
  };
  return body.row('integratorId', 'Integradora', find, false)?.id ?? null;
}

function checkAviary(
  sent: unknown,
  customerId: number,
  self: CostCenter | undefined,
): { errors: FieldErrors; aviary?: Aviary } {
  const body = new Checked(objectIn(sent), 'Aviary.');
  const name = body.name('name', 'Nome do aviário', 60);
  const width = body.amount('width', 'Largura', true);
  const length = body.amount('length', 'Comprimento', true);
  const capacity = body.amount('capacity', 'Capacidade de alojamento', true);
  if (width === 0) body.wrong('width', 'O campo Largura deve ser maior que zero.');
  if (length === 0) body.wrong('length', 'O campo Comprimento deve ser maior que zero.');
  if (capacity !== null && !Number.isInteger(capacity))
    body.wrong('capacity', 'O campo Capacidade de alojamento deve ser inteiro.');
  if (capacity === 0) body.wrong('capacity', 'O campo Capacidade de alojamento deve ser maior que zero.');
  const housingSystem = id(body.value('housingSystem'));
  if (housingSystem === undefined || housingSystem > 4)
    body.wrong('housingSystem', 'O campo Sistema do aviário é obrigatório.');
  const integratorId = integratorOf(body, customerId, self);
  if (body.failed || width === null || length === null || capacity === null || housingSystem === undefined)
    return { errors: body.errors };
  const own =
    self?.aviary?.id ?? Math.max(0, ...demo.world.costCenters.all().map((row) => row.aviary?.id ?? 0)) + 1;
  return { errors: {}, aviary: { id: own, name, housingSystem, width, length, capacity, integratorId } };
}

interface Around {
  customerId: number;
  self?: CostCenter | undefined;
  /** The farm, where the call around names it. */
  farmId?: number;
  /** In another body its errors carry this before their names. */
  prefix?: string;
  /** A cost center with an aviary. */
  withAviary?: boolean;
  /** The plot form may leave the registrations out under AREA. */
  registrationsOptional?: boolean;
}

function checkPlant(body: Checked, activity: ReturnType<typeof activityOf> | undefined) {
  const { plantConditions, plantVarieties } = demo.world;
  const none = { plantingDate: null, plantingYear: null, plantConditionId: null, plantVarietyId: null };
  if (activity?.farmingClassification !== 'PERENNIAL') return none;
  const ofActivity = <T extends { systemBusinessActivityId: number }>(row: T | undefined) =>
    row?.systemBusinessActivityId === activity.systemBusinessActivityId ? row : undefined;
  const year = body.amount('plantingYear', 'Ano de plantio', true);
  if (year !== null && (year < 1900 || year > new Date().getFullYear()))
    body.wrong('plantingYear', 'Ano de plantio inválido.');
  const variety = body.row('plantVarietyId', 'Variedade', (wanted) => ofActivity(plantVarieties.get(wanted)));
  const condition = body.row('plantConditionId', 'Condição da planta', (wanted) =>
    ofActivity(plantConditions.get(wanted)),
  );
  const date = text(body.value('plantingDate')) ?? null;
  if (date !== null && !isDate(date)) body.wrong('plantingDate', 'Data de atualização inválida.');
  return {
    plantingDate: date === null ? null : `${date.slice(0, 10)}T00:00:00`,
    plantingYear: year,
    plantConditionId: condition?.id ?? null,
    plantVarietyId: variety?.id ?? null,
  };
}

function checkActivity(body: Checked, farmId: number | undefined): FarmActivity | undefined {
  return body.row('farmActivityId', 'Atividade', (wanted) => {
    const found = demo.world.farmActivities.get(wanted);
    return found?.farmId === farmId ? found : undefined;
  });
}

/** The server's own check of a cost center; errors by property, or what is kept. */
export function checkCostCenter(
  sent: Record<string, unknown>,
  { customerId, self, farmId, prefix, withAviary = false, registrationsOptional = false }: Around,
): { errors: FieldErrors; input?: CostCenterInput } {
  const { world } = demo;
  const body = new Checked(sent, prefix);
  const farm =
    world.farms.get(farmId ?? self?.farmId) ??
    body.row('farmId', 'Propriedade', (wanted) => world.farms.get(wanted));
  if (farm && farm.customerId !== customerId) body.wrong('farmId', 'Propriedade: registro não encontrado.');
  const name = body.name('name', 'Nome do centro de custo', 100);
  const { city, community } = body.place(customerId);
  const farmActivity = checkActivity(body, farm?.id);
  const activity = farmActivity && activityOf(farmActivity.id);
  const purpose = body.row('farmActivityFieldTypeId', 'Finalidade', (wanted) => {
    const found = world.fieldPurposes.get(wanted);
    return activity && found?.classifications.includes(activity.farmingClassification) ? found : undefined;
  });
  const useful = body.amount('usefulAreaSize', 'Área útil', true);
  const common = body.amount('commonAreaSize', 'Área comum', false) ?? 0;
  const measurement = id(sent.measurementType);
  if (measurement !== 1 && measurement !== 2)
    body.wrong('measurementType', 'O campo Vincular matrículas é obrigatório.');
  const landValue = body.amount('areaValueInProductQuantity', 'Valor da terra', false);
  const area = sum([useful ?? 0, common]);
  const used =
    measurement === 2 ? checkRealEstates(sent.farmRealEstates, body, { customerId, area, self }) : [];
  if (measurement === 2 && used.length === 0 && !registrationsOptional && !body.errors.FarmRealEstates)
    body.wrong('farmRealEstates', 'Vincule pelo menos uma matrícula.');
  const plant = checkPlant(body, activity);
  const house = withAviary
    ? checkAviary(sent.aviary, customerId, self)
    : { errors: {}, aviary: self?.aviary ?? null };
  const duplicate = world.costCenters.find(
    (row) =>
      row.farmId === farm?.id &&
      row.id !== self?.id &&
      row.name.localeCompare(name, 'pt-BR', { sensitivity: 'base' }) === 0,
  );
  if (duplicate) body.wrong('name', 'Já existe um centro de custo com este nome nesta propriedade.');
  const errors = { ...body.errors, ...house.errors };
  if (Object.keys(errors).length > 0 || !farm || !city || !community || !farmActivity) return { errors };
  return {
    errors,
    input: {
      name,
      farmId: farm.id,
      farmActivityId: farmActivity.id,
      farmActivityFieldTypeId: purpose?.id ?? null,
      measurementType: measurement === 2 ? 2 : 1,
      cityId: city.id,
      communityId: community.id,
      areaValueInProductQuantity: landValue,
      usefulAreaSize: useful ?? 0,
      commonAreaSize: common,
      farmRealEstates: used,
      aviary: house.aviary ?? null,
      ...plant,
    },
  };
}
