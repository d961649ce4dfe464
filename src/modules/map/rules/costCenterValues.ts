import { toLocalDate } from '@/platform/format/date';
import type { CostCenterBody } from '../mapBodies';
import { toRows, type UsedRegistration } from './registrations';
import type { CostCenter } from '../mapWire';

/** Whether registrations (matrículas) are linked; the wire's measurementType is 1 or 2. */
export type Measurement = 'AREA' | 'WITHOUT';

const WITHOUT = 1;
const AREA = 2;

export function toMeasurement(measurementType: number): Measurement {
  return measurementType === AREA ? 'AREA' : 'WITHOUT';
}

function toMeasurementType(measurement: Measurement): number {
  return measurement === 'AREA' ? AREA : WITHOUT;
}

/** The line in which a registration is picked before it joins the list. */
export interface RegistrationEntry {
  realEstatePatrimonyId: number | null;
  total: number | null;
  remainder: number | null;
  used: number | null;
}

export const emptyEntry: RegistrationEntry = {
  realEstatePatrimonyId: null,
  total: null,
  remainder: null,
  used: null,
};

/** Of a perennial plant: since when, which, in what state. */
export interface PlantValues {
  plantingYear: number | null;
  plantVarietyId: number | null;
  plantConditionId: number | null;
  /** LocalDate since which the condition holds. */
  plantingDate: string | null;
}

export function plantOf(values: PlantValues): PlantValues {
  const { plantingYear, plantVarietyId, plantConditionId, plantingDate } = values;
  return { plantingYear, plantVarietyId, plantConditionId, plantingDate };
}

/** What stands in the form of a cost center; names are those of the wire where it has one. */
export interface CostCenterValues extends PlantValues {
  name: string;
  farmId: number | null;
  farmActivityId: number | null;
  /** Follows the activity; a perennial one needs its plant's values. */
  perennial: boolean;
  farmActivityFieldTypeId: number | null;
  apportionmentMode: string | number | null;
  /** Its words, which the wire wants too. */
  apportionmentModeName: string;
  stateId: number | null;
  cityId: number | null;
  communityId: number | null;
  usefulAreaSize: number | null;
  commonAreaSize: number | null;
  areaValueInProductQuantity: number | null;
  measurementType: Measurement | null;
  farmRealEstates: UsedRegistration[];
  entry: RegistrationEntry;
}

export const emptyCostCenter: CostCenterValues = {
  name: '',
  farmId: null,
  farmActivityId: null,
  perennial: false,
  farmActivityFieldTypeId: null,
  apportionmentMode: null,
  apportionmentModeName: '',
  stateId: null,
  cityId: null,
  communityId: null,
  usefulAreaSize: null,
  commonAreaSize: null,
  areaValueInProductQuantity: null,
  measurementType: null,
  farmRealEstates: [],
  entry: emptyEntry,
  plantingYear: null,
  plantVarietyId: null,
  plantConditionId: null,
  plantingDate: null,
};

export function isPerennial(classification: string | undefined): boolean {
  return classification === 'PERENNIAL';
}

export function toCostCenterValues(center: CostCenter): CostCenterValues {
  return {
    name: center.name,
    farmId: center.farmId,
    farmActivityId: center.farmActivityId,
    perennial: isPerennial(center.systemBusinessActivityFarmingClassification),
    farmActivityFieldTypeId: center.farmActivityFieldTypeId,
    apportionmentMode: center.apportionmentMode?.key ?? null,
    apportionmentModeName: center.apportionmentMode?.value ?? '',
    stateId: center.stateId,
    cityId: center.cityId,
    communityId: center.communityId,
    usefulAreaSize: center.usefulAreaSize,
    commonAreaSize: center.commonAreaSize,
    areaValueInProductQuantity: center.areaValueInProductQuantity,
    measurementType: toMeasurement(center.measurementType),
    farmRealEstates: toRows(center.farmRealEstates ?? []),
    entry: emptyEntry,
    plantingYear: center.plantingYear,
    plantVarietyId: center.plantVarietyId,
    plantConditionId: center.plantConditionId,
    plantingDate: toLocalDate(center.plantingDate),
  };
}

/** A new one like another: the registrations are used up by the first. */
export function copyOfCostCenter(center: CostCenter): CostCenterValues {
  return { ...toCostCenterValues(center), measurementType: 'WITHOUT', farmRealEstates: [] };
}

/** The registrations as the wire wants them; none where they are not linked. */
export function toRealEstates(
  values: Pick<CostCenterValues, 'measurementType' | 'farmRealEstates'>,
): CostCenterBody['farmRealEstates'] {
  if (values.measurementType !== 'AREA') return [];
  return values.farmRealEstates.map(({ id, realEstatePatrimonyId, apportionedAreaSize }) => ({
    id,
    realEstatePatrimonyId,
    apportionedAreaSize,
  }));
}

const NO_PLANT: PlantValues = {
  plantingYear: null,
  plantVarietyId: null,
  plantConditionId: null,
  plantingDate: null,
};

/** A form that its schema has passed, as the wire wants it. */
export function toCostCenterBody(values: CostCenterValues): CostCenterBody {
  const { apportionmentMode: key } = values;
  const plant = values.perennial ? values : NO_PLANT;
  return {
    name: values.name,
    farmId: values.farmId ?? 0,
    farmActivityId: values.farmActivityId ?? 0,
    farmActivityFieldTypeId: values.farmActivityFieldTypeId ?? 0,
    apportionmentMode: key === null ? null : { key, value: values.apportionmentModeName },
    measurementType: toMeasurementType(values.measurementType ?? 'WITHOUT'),
    cityId: values.cityId ?? 0,
    communityId: values.communityId ?? 0,
    areaValueInProductQuantity: values.areaValueInProductQuantity,
    usefulAreaSize: values.usefulAreaSize ?? 0,
    commonAreaSize: values.commonAreaSize ?? 0,
    farmRealEstates: toRealEstates(values),
    plantingDate: plant.plantingDate === null ? null : `${plant.plantingDate}T00:00:00`,
    plantingYear: plant.plantingYear,
    plantConditionId: plant.plantConditionId,
    plantVarietyId: plant.plantVarietyId,
  };
}
