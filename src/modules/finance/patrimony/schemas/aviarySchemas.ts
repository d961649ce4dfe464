import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { biggerThanZero, greaterOrEqualZero, maxLength } from '@/platform/forms/validators';
import type { Kept } from '../../kept';
import { optionalId } from './assetSchemas';

const text = string().nullable();
const amount = number().nullable();

const house = object({
  id: number().required(),
  name: string().required(),
  housingSystem: number().required(),
  width: number().required(),
  length: number().required(),
  capacity: number().required(),
  integratorId: amount,
  integratorName: text,
}).nullable();

/** A poultry cost center with its house, as the grid answers it; older answers name the house alone. */
export const aviaryRowSchema = object({
  id: number().required(),
  name: string().required(),
  farmId: number().required(),
  farmName: string().required(),
  aviaryName: text.defined(),
  aviary: house,
  totalAreaSize: number().required(),
  active: boolean().required(),
  createdAt: string().required(),
  updatedAt: text.defined(),
});
export type AviaryRow = InferType<typeof aviaryRowSchema>;

/** The same as one record, with all that its form sends back. */
export const aviarySchema = object({
  id: number().required(),
  name: string().required(),
  farmId: number().required(),
  farmName: text,
  farmActivityId: number().required(),
  systemBusinessActivityName: text,
  farmActivityFieldTypeId: amount.defined(),
  apportionmentMode: object({ key: mixed<string | number>().required(), value: string().required() })
    .nullable()
    .defined(),
  measurementType: number().required(),
  stateId: amount.defined(),
  cityId: amount.defined(),
  communityId: amount.defined(),
  areaValueInProductQuantity: amount.defined(),
  usefulAreaSize: amount.defined(),
  commonAreaSize: amount.defined(),
  farmRealEstates: array(
    object({
      id: number().required(),
      realEstatePatrimonyId: number().required(),
      apportionedAreaSize: number().required(),
    }),
  ).defined(),
  plantingDate: text.defined(),
  plantingYear: amount.defined(),
  plantConditionId: amount.defined(),
  plantVarietyId: amount.defined(),
  aviary: house.defined(),
});
export type Aviary = InferType<typeof aviarySchema>;

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
