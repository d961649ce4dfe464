import type { AviaryBody } from '../mapBodies';
import {
  copyOfCostCenter,
  type CostCenterValues,
  emptyCostCenter,
  toCostCenterBody,
  toCostCenterValues,
} from './costCenterValues';
import type { CostCenter } from '../mapWire';

/** How a poultry house is built: conventional, negative pressure, blue house, dark house. */
export const HOUSING_SYSTEMS = [1, 2, 3, 4] as const;

export interface HouseValues {
  /** 0 until it is saved. */
  id: number;
  name: string;
  housingSystem: number | null;
  /** Metres. */
  width: number | null;
  length: number | null;
  /** Birds. */
  capacity: number | null;
}

/** A poultry cost center with its house. */
export interface AviaryValues extends CostCenterValues {
  aviary: HouseValues;
}

const emptyHouse: HouseValues = {
  id: 0,
  name: '',
  housingSystem: null,
  width: null,
  length: null,
  capacity: null,
};

export const emptyAviary: AviaryValues = { ...emptyCostCenter, aviary: emptyHouse };

function toHouse({ aviary }: CostCenter): HouseValues {
  if (!aviary) return emptyHouse;
  const { id, name, housingSystem, width, length, capacity } = aviary;
  return { id, name, housingSystem, width, length, capacity };
}

export function toAviaryValues(center: CostCenter): AviaryValues {
  return { ...toCostCenterValues(center), aviary: toHouse(center) };
}

export function copyOfAviary(center: CostCenter): AviaryValues {
  return { ...copyOfCostCenter(center), aviary: { ...toHouse(center), id: 0 } };
}

/** A form that its schema has passed, as the wire wants it. */
export function toAviaryBody(values: AviaryValues): AviaryBody {
  const { id, name, housingSystem, width, length, capacity } = values.aviary;
  return {
    ...toCostCenterBody(values),
    aviary: {
      id,
      name,
      housingSystem: housingSystem ?? 0,
      width: width ?? 0,
      length: length ?? 0,
      capacity: capacity ?? 0,
    },
  };
}

/** Square metres under the roof, and birds on each; null while a figure is missing. */
export function houseFigures({
  width,
  length,
  capacity,
}: HouseValues): { area: number; density: number } | null {
  if (!width || !length) return null;
  const area = width * length;
  return { area, density: (capacity ?? 0) / area };
}
