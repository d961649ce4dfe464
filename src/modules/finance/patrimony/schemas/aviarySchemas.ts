import { object, string } from 'yup';
import { biggerThanZero, greaterOrEqualZero, maxLength } from '@/platform/forms/validators';
import type { Kept } from '../../kept';
import { optionalId } from './assetSchemas';
import type { Aviary } from '../aviaryWire';

/** What the map keeps of the cost center: sent back as it was read. */
type MapPart = Pick<
  Aviary,
  | 'measurementType'
  | 'areaValueInProductQuantity'
  | 'farmRealEstates'
  | 'plantingDate'
  | 'plantingYear'
  | 'plantConditionId'
  | 'plantVarietyId'
>;

export interface AviaryValues {
  aviaryName: string;
  housingSystem: number | null;
  /** Metres. */
  width: number | null;
  length: number | null;
  /** Birds. */
  capacity: number | null;
  integratorId: number | null;
  name: string;
  farmId: number | null;
  farmActivityId: number | null;
  farmActivityFieldTypeId: number | null;
  stateId: number | null;
  cityId: number | null;
  communityId: number | null;
  /** Hectares. */
  usefulAreaSize: number | null;
  commonAreaSize: number | null;
  /** 0 until the house is saved. */
  aviaryId: number;
  /** Null for a new one: nothing of the map belongs to it yet. */
  mapPart: MapPart | null;
  kept: Kept<'farmId' | 'farmActivityId' | 'integratorId'>;
}

const chosen = () => optionalId().required();
const size = () => optionalId().required().test(biggerThanZero());

export const aviaryFormSchema = object({
  aviaryName: string().required().test(maxLength(60)),
  housingSystem: chosen(),
  width: size(),
  length: size(),
  capacity: size(),
  integratorId: optionalId(),
  name: string().required().test(maxLength(100)),
  farmId: chosen(),
  farmActivityId: chosen(),
  farmActivityFieldTypeId: chosen(),
  stateId: chosen(),
  cityId: chosen(),
  communityId: chosen(),
  usefulAreaSize: size(),
  commonAreaSize: optionalId().test(greaterOrEqualZero()),
});
