import { fromCents, toCents } from '@/platform/format/money';
import { roundHalfAway } from '@/platform/format/number';
import type { PlotBody } from '../mapBodies';
import { areaDifference } from './areas';
import {
  type CostCenterValues,
  emptyCostCenter,
  toCostCenterBody,
  toMeasurement,
  toRealEstates,
} from './costCenterValues';
import { toRows, type UsedRegistration } from './registrations';
import type { Farm, FarmActivityFieldPolygon } from '@/domain/land/landWire';
import type { CostCenter } from '../mapWire';

/** Leased land has no value of its own. */
export const LEASED = 2;
/** Own, leased, in partnership, lent. */
export const OWNERSHIPS = [1, LEASED, 3, 4] as const;

/** What stands in the form of a plot; names are those of the wire where it has one. */
export interface PlotValues {
  /** A new plot may bring its cost center into being. */
  creating: boolean;
  name: string;
  farmId: number | null;
  farmActivityFieldId: number | null;
  usefulAreaSize: number | null;
  commonAreaSize: number | null;
  irrigatedAreaSize: number | null;
  soilType: number | null;
  farmHeadquarters: boolean;
  weatherStationId: number | null;
  altitude: number | null;
  observation: string;
  realEstatePatrimonyOwnership: number | null;
  /** Cents. */
  realEstatePatrimonyPurchasePrice: number | null;
  /** The cost center whose registrations stand in the form, and those as they are saved. */
  linkedTo: number | null;
  savedRows: UsedRegistration[];
  /** Text of the geometry. */
  polygonArea: string | null;
  /** The new cost center; of one that stands, only what is linked to it. */
  farmActivityField: CostCenterValues;
}

interface NewPlot {
  farm: Pick<Farm, 'id' | 'city' | 'cityId' | 'communityId'>;
  /** The cost center it was drawn for. */
  center: CostCenter | null;
  /** Hectares of the drawing. */
  drawn: number | null;
}

/** The form of a new plot: its area is that of the drawing, and a new cost center would lie where the farm does. */
export function newPlotValues({ farm, center, drawn }: NewPlot): PlotValues {
  return {
    creating: true,
    name: '',
    farmId: farm.id,
    farmActivityFieldId: center?.id ?? null,
    usefulAreaSize: drawn === null ? null : roundHalfAway(drawn, 2),
    commonAreaSize: null,
    irrigatedAreaSize: null,
    soilType: null,
    farmHeadquarters: false,
    weatherStationId: null,
    altitude: null,
    observation: '',
    realEstatePatrimonyOwnership: null,
    realEstatePatrimonyPurchasePrice: 0,
    ...linkOf(center),
    polygonArea: null,
    farmActivityField: {
      ...emptyCostCenter,
      farmId: farm.id,
      stateId: farm.city?.stateId ?? null,
      cityId: farm.cityId,
      communityId: farm.communityId,
      ...(center ? { farmRealEstates: toRows(center.farmRealEstates ?? []) } : {}),
      measurementType: center ? toMeasurement(center.measurementType) : null,
    },
  };
}

export function toPlotValues(plot: FarmActivityFieldPolygon, center: CostCenter | null): PlotValues {
  return {
    creating: false,
    name: plot.name,
    farmId: plot.farmId,
    farmActivityFieldId: plot.farmActivityFieldId,
    usefulAreaSize: plot.usefulAreaSize,
    commonAreaSize: plot.commonAreaSize,
    irrigatedAreaSize: plot.irrigatedAreaSize,
    soilType: plot.soilType,
    farmHeadquarters: plot.farmHeadquarters ?? false,
    weatherStationId: plot.weatherStationId,
    altitude: plot.altitude,
    observation: plot.observation ?? '',
    realEstatePatrimonyOwnership: plot.realEstatePatrimonyOwnership,
    realEstatePatrimonyPurchasePrice: toCents(plot.realEstatePatrimonyPurchasePrice ?? 0),
    ...linkOf(center),
    polygonArea: plot.polygonArea,
    farmActivityField: {
      ...emptyCostCenter,
      farmId: plot.farmId,
      farmRealEstates: toRows(center?.farmRealEstates ?? []),
      measurementType: plot.typeFarmRealEstate === 'AREA' ? 'AREA' : 'WITHOUT',
    },
  };
}

function linkOf(center: CostCenter | null): Pick<PlotValues, 'linkedTo' | 'savedRows'> {
  return { linkedTo: center?.id ?? null, savedRows: toRows(center?.farmRealEstates ?? []) };
}

/** What a cost center that stands brings into its plot's form: the choice and its registrations. */
export function linkedValues(center: CostCenter) {
  return {
    measurementType: toMeasurement(center.measurementType),
    rows: toRows(center.farmRealEstates ?? []),
  };
}

const sameRows = (a: readonly UsedRegistration[], b: readonly UsedRegistration[]) =>
  a.length === b.length &&
  a.every((row, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      row.realEstatePatrimonyId === other.realEstatePatrimonyId &&
      row.apportionedAreaSize === other.apportionedAreaSize
    );
  });

/** The cost center as it travels with the plot: a whole new one, changed registrations of one that stands, or none. */
function costCenterPart(values: PlotValues): Pick<PlotBody, 'farmActivityField'> {
  const { farmActivityField: center, farmActivityFieldId: id } = values;
  if (values.creating && id === null) {
    const body = toCostCenterBody({
      ...center,
      farmId: values.farmId,
      usefulAreaSize: values.usefulAreaSize,
      commonAreaSize: values.commonAreaSize,
      areaValueInProductQuantity:
        values.realEstatePatrimonyOwnership === LEASED ? null : center.areaValueInProductQuantity,
    });
    return { farmActivityField: body };
  }
  if (id === null || values.linkedTo !== id || center.measurementType !== 'AREA') return {};
  if (sameRows(center.farmRealEstates, values.savedRows)) return {};
  return { farmActivityField: { id, measurementType: 2, farmRealEstates: toRealEstates(center) } };
}

/** A form that its schema has passed, as the wire wants it: one call for the plot and what comes with it. */
export function toPlotBody(values: PlotValues): PlotBody {
  const creatingCenter = values.creating && values.farmActivityFieldId === null;
  return {
    name: values.name,
    farmId: values.farmId ?? 0,
    farmActivityFieldId: values.farmActivityFieldId,
    usefulAreaSize: values.usefulAreaSize ?? 0,
    commonAreaSize: values.commonAreaSize,
    farmHeadquarters: values.farmHeadquarters,
    irrigatedAreaSize: values.irrigatedAreaSize,
    soilType: values.soilType ?? 0,
    polygonArea: values.polygonArea,
    observation: values.observation === '' ? null : values.observation,
    newFarmActivityField: creatingCenter,
    typeFarmRealEstate: values.farmActivityField.measurementType ?? 'WITHOUT',
    realEstatePatrimonyOwnership: values.realEstatePatrimonyOwnership,
    realEstatePatrimonyPurchasePrice: fromCents(values.realEstatePatrimonyPurchasePrice ?? 0),
    weatherStationId: values.weatherStationId,
    altitude: values.altitude,
    ...costCenterPart(values),
  };
}

/** The useful area that makes the form agree with the drawing: what is common stays. */
export function usefulOfDrawing(drawn: number, common: number | null): number {
  return Math.max(0, areaDifference(drawn, common ?? 0));
}
