import type { Call } from '../../route';
import type { Aviary, CostCenter, Farm, Plot } from '../../db/mapTypes';
import { demo } from '../../state';

/** Keys of which one opens the calls of farms, cost centers and plots. */
export const LAND = { permission: ['PROPERTY_MAP', 'PROPERTY_CONFIGURATION'] } as const;

/** The farms with their plots are also read by pages that show something over them. */
export const LAND_TO_SEE = {
  permission: [
    ...LAND.permission,
    'MAP_COMPARISON',
    'SILVICULTURE_MAP_COMPARISON',
    'AGRICULTURE_SOIL_ANALYSIS',
    'SILVICULTURE_SOIL_ANALYSIS',
  ],
} as const;

const FARM_TYPES: Readonly<Record<number, string>> = { 1: 'NORMAL', 2: 'ARMAZENAMENTO DE GRÃOS' };

export const farmTypes = Object.entries(FARM_TYPES).map(([id, name]) => ({ id: Number(id), name }));

const cents = (value: number) => Math.round(value * 100) / 100;
export const sum = (values: readonly number[]) => cents(values.reduce((total, value) => total + value, 0));

/** Portuguese alphabetical order, as the server sorts its lists. */
export function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'pt-BR', { numeric: true });
}

/** A row of the current customer; others do not exist for it. */
export function own<T extends { customerId: number }>(
  { customerId }: Call,
  row: T | undefined,
): T | undefined {
  return row?.customerId === customerId ? row : undefined;
}

export function activityOf(farmActivityId: number) {
  const { farmActivities, businessActivities } = demo.world;
  return businessActivities.need(farmActivities.need(farmActivityId).businessActivityId);
}

export function plotWire(plot: Plot) {
  const { soilTypes, weatherStations } = demo.world;
  const station = weatherStations.get(plot.weatherStationId);
  return {
    id: plot.id,
    name: plot.name,
    farmId: plot.farmId,
    farmActivityFieldId: plot.costCenterId,
    usefulAreaSize: plot.usefulAreaSize,
    commonAreaSize: plot.commonAreaSize,
    farmHeadquarters: plot.farmHeadquarters,
    irrigatedAreaSize: plot.irrigatedAreaSize,
    soilType: plot.soilTypeId,
    soilTypeName: soilTypes.get(plot.soilTypeId)?.name ?? null,
    polygonArea: plot.polygonArea,
    observation: plot.observation,
    newFarmActivityField: false,
    typeFarmRealEstate: plot.typeFarmRealEstate,
    realEstatePatrimonyOwnership: plot.ownership,
    realEstatePatrimonyPurchasePrice: plot.purchasePrice,
    weatherStationId: plot.weatherStationId,
    weatherStation: station ? { id: station.id, name: station.name } : null,
    altitude: plot.altitude,
  };
}

function fieldParts(field: CostCenter) {
  const activity = activityOf(field.farmActivityId);
  return {
    id: field.id,
    name: field.name,
    farmId: field.farmId,
    active: field.active,
    farmActivityId: field.farmActivityId,
    systemBusinessActivityName: activity.name,
    systemBusinessActivityConstantFilter: activity.constantFilter,
    systemBusinessActivityFarmingClassification: activity.farmingClassification,
    usefulAreaSize: field.usefulAreaSize,
    commonAreaSize: field.commonAreaSize,
  };
}

/** The plots in use of all cost centers; read once, as there may be thousands. */
export function plotsByField(customerId: number | null): Map<number, Plot[]> {
  const byField = new Map<number, Plot[]>();
  for (const plot of demo.world.plots.all()) {
    if (!plot.active || plot.customerId !== customerId) continue;
    const list = byField.get(plot.costCenterId);
    if (list) list.push(plot);
    else byField.set(plot.costCenterId, [plot]);
  }
  return byField;
}

export function fieldWire(field: CostCenter, plots: readonly Plot[]) {
  return { ...fieldParts(field), farmActivityFieldPolygons: plots.map(plotWire).toSorted(byName) };
}

const houseWire = (house: Aviary) => ({
  ...house,
  integratorId: house.integratorId ?? null,
  integratorName: demo.world.finance.partners.get(house.integratorId)?.name ?? null,
});

export function costCenterWire(field: CostCenter) {
  const { world } = demo;
  const purpose = world.fieldPurposes.get(field.farmActivityFieldTypeId);
  return {
    ...fieldParts(field),
    farmName: world.farms.need(field.farmId).name,
    farmActivityFieldTypeId: field.farmActivityFieldTypeId,
    apportionmentMode: purpose?.apportionmentMode ?? null,
    measurementType: field.measurementType,
    stateId: world.cities.get(field.cityId)?.stateId ?? null,
    cityId: field.cityId,
    communityId: field.communityId,
    areaValueInProductQuantity: field.areaValueInProductQuantity,
    farmRealEstates: field.farmRealEstates.map((row) => ({
      ...row,
      name: world.realEstates.need(row.realEstatePatrimonyId).name,
    })),
    plantingDate: field.plantingDate,
    plantingYear: field.plantingYear,
    plantConditionId: field.plantConditionId,
    plantConditionName: world.plantConditions.get(field.plantConditionId)?.name ?? null,
    plantVarietyId: field.plantVarietyId,
    plantVarietyName: world.plantVarieties.get(field.plantVarietyId)?.name ?? null,
    plantConditionHistories: field.plantConditionHistories.map((row) => ({
      ...row,
      plantConditionName: world.plantConditions.need(row.plantConditionId).name,
    })),
    aviary: field.aviary && houseWire(field.aviary),
  };
}

export function costCenterRow(field: CostCenter, plots: readonly Plot[]) {
  const { world } = demo;
  return {
    ...fieldParts(field),
    farmName: world.farms.need(field.farmId).name,
    farmActivityFieldTypeName: world.fieldPurposes.get(field.farmActivityFieldTypeId)?.name ?? null,
    measurementType: field.measurementType,
    cityName: world.cities.get(field.cityId)?.name ?? null,
    totalAreaSize: sum([field.usefulAreaSize, field.commonAreaSize]),
    polygonCount: plots.length,
    aviaryName: field.aviary?.name ?? null,
    aviary: field.aviary && houseWire(field.aviary),
    createdAt: field.createdAt,
    updatedAt: field.updatedAt,
  };
}

export function farmWire(farm: Farm) {
  const { world } = demo;
  const city = world.cities.need(farm.cityId);
  return {
    id: farm.id,
    name: farm.name,
    personId: farm.personId,
    personName: world.people.need(farm.personId).name,
    address: farm.address,
    cityId: farm.cityId,
    city: {
      id: city.id,
      name: city.name,
      stateId: city.stateId,
      stateName: world.states.need(city.stateId).name,
      latitude: city.latitude,
      longitude: city.longitude,
    },
    communityId: farm.communityId,
    quotationSourceId: farm.quotationSourceId,
    BusinessActivitiesIdsSelected: world.farmActivities
      .filter((row) => row.farmId === farm.id)
      .map((row) => row.businessActivityId),
    farmType: farm.farmType,
    farmTypeDescription: FARM_TYPES[farm.farmType] ?? '',
    isMainFarm: farm.isMainFarm,
    isAllowPolygon: farm.farmType === 1,
    active: farm.active,
  };
}

export function farmRow(farm: Farm) {
  const { world } = demo;
  return {
    ...farmWire(farm),
    communityName: world.communities.need(farm.communityId).name,
    quotationSourceName: world.quotationSources.need(farm.quotationSourceId).name,
    usefulAreaSize: sum(
      world.costCenters
        .filter((row) => row.farmId === farm.id && row.active)
        .map((row) => row.usefulAreaSize),
    ),
    createdAt: farm.createdAt,
    updatedAt: farm.updatedAt,
  };
}

export function plotRow(plot: Plot) {
  const { world } = demo;
  return {
    id: plot.id,
    name: plot.name,
    farmId: plot.farmId,
    farmName: world.farms.need(plot.farmId).name,
    farmActivityFieldId: plot.costCenterId,
    farmActivityFieldName: world.costCenters.need(plot.costCenterId).name,
    usefulAreaSize: plot.usefulAreaSize,
    commonAreaSize: plot.commonAreaSize,
    irrigatedAreaSize: plot.irrigatedAreaSize,
    soilTypeName: world.soilTypes.get(plot.soilTypeId)?.name ?? null,
    clayContent: plot.clayContent,
    farmHeadquarters: plot.farmHeadquarters,
    hasPolygon: plot.polygonArea !== null,
    updatedAt: plot.updatedAt,
  };
}
