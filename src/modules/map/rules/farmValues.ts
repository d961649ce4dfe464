import type { FarmBody } from '../mapBodies';
import type { Farm } from '@/domain/land/landWire';

const NORMAL_FARM = 1;
export const GRAIN_STORAGE = 2;

/** What stands in the form of a property; names are those of the wire where it has one. */
export interface FarmValues {
  name: string;
  personId: number | null;
  address: string;
  stateId: number | null;
  cityId: number | null;
  communityId: number | null;
  quotationSourceId: number | null;
  BusinessActivitiesIdsSelected: number[];
  farmType: number | null;
  isMainFarm: boolean;
}

export const emptyFarm: FarmValues = {
  name: '',
  personId: null,
  address: '',
  stateId: null,
  cityId: null,
  communityId: null,
  quotationSourceId: null,
  BusinessActivitiesIdsSelected: [],
  farmType: NORMAL_FARM,
  isMainFarm: false,
};

export function toFarmValues(farm: Farm): FarmValues {
  return {
    name: farm.name,
    personId: farm.personId,
    address: farm.address,
    stateId: farm.city?.stateId ?? null,
    cityId: farm.cityId,
    communityId: farm.communityId,
    quotationSourceId: farm.quotationSourceId,
    BusinessActivitiesIdsSelected: farm.BusinessActivitiesIdsSelected ?? [],
    farmType: farm.farmType,
    isMainFarm: farm.isMainFarm,
  };
}

/** A form that its schema has passed, as the wire wants it. */
export function toFarmBody(values: FarmValues): FarmBody {
  return {
    name: values.name,
    personId: values.personId ?? 0,
    address: values.address,
    cityId: values.cityId ?? 0,
    communityId: values.communityId ?? 0,
    quotationSourceId: values.quotationSourceId ?? 0,
    BusinessActivitiesIdsSelected: values.BusinessActivitiesIdsSelected,
    farmType: values.farmType ?? NORMAL_FARM,
    isMainFarm: values.isMainFarm,
  };
}
