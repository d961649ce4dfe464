import { fieldRow } from '@/domain/land/testing/farms';
import type { CostCenter } from './mapWire';

/** A cost center without plants, registrations and aviary, as its form reads it. */
export const costCenterOf = (changes: object): CostCenter =>
  ({
    ...fieldRow({ id: 10 }),
    farmName: 'SEDE',
    farmActivityFieldTypeId: 2,
    apportionmentMode: { key: 1, value: 'POR AREA' },
    measurementType: 1,
    stateId: 41,
    cityId: 1,
    communityId: 1,
    areaValueInProductQuantity: 150,
    farmRealEstates: [],
    plantingDate: null,
    plantingYear: null,
    plantConditionId: null,
    plantConditionName: null,
    plantVarietyId: null,
    plantVarietyName: null,
    plantConditionHistories: [],
    aviary: null,
    ...changes,
  }) as CostCenter;
