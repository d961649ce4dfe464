import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { costCenterParts, farmParts } from '@/domain/land/landSchemas';
import { maxLength } from '@/platform/forms/validators';

/** A rural community as the grid and the record answer it. */
export const communitySchema = object({
  id: number().required(),
  name: string().required(),
  stateId: number().required(),
  stateName: string().required(),
  cityId: number().required(),
  cityName: string().required(),
  active: boolean().required(),
  createdAt: string().required(),
  updatedAt: string().nullable().defined(),
});
export type Community = InferType<typeof communitySchema>;

/** What the community form sends. */
export const communityFormSchema = object({
  name: string().required().test(maxLength(100)),
  stateId: number().nullable().defined().required(),
  cityId: number().nullable().defined().required(),
});

export interface CommunityValues {
  name: string;
  stateId: number | null;
  cityId: number | null;
}

const amount = number().nullable().defined();
const text = string().nullable().defined();
const reference = number().nullable().defined();

/** Part of a registration (matrícula) that a cost center uses. */
const farmRealEstateSchema = object({
  id: number().required(),
  realEstatePatrimonyId: number().required(),
  name: string().required(),
  apportionedAreaSize: number().required(),
});
export type FarmRealEstate = InferType<typeof farmRealEstateSchema>;

const plantConditionHistorySchema = object({
  plantConditionId: number().required(),
  plantConditionName: string().required(),
  plantingDate: string().required(),
});
export type PlantConditionHistory = InferType<typeof plantConditionHistorySchema>;

/** One cost center with all that its form edits. */
export const costCenterSchema = object({
  ...costCenterParts,
  farmName: string().required(),
  farmActivityFieldTypeId: reference,
  apportionmentMode: object({ key: mixed<string | number>().required(), value: string().required() })
    .nullable()
    .defined(),
  /** 1 without registrations, 2 by area. */
  measurementType: number().required(),
  stateId: reference,
  cityId: reference,
  communityId: reference,
  /** Land value in bags of soybean per hectare. */
  areaValueInProductQuantity: amount,
  farmRealEstates: array(farmRealEstateSchema).defined(),
  /** Day since which the present plant condition holds. */
  plantingDate: text,
  plantingYear: reference,
  plantConditionId: reference,
  plantConditionName: text,
  plantVarietyId: reference,
  plantVarietyName: text,
  plantConditionHistories: array(plantConditionHistorySchema).defined(),
  aviary: object({
    id: number().required(),
    name: string().required(),
    housingSystem: number().required(),
    width: number().required(),
    length: number().required(),
    capacity: number().required(),
  })
    .nullable()
    .defined(),
});
export type CostCenter = InferType<typeof costCenterSchema>;

/** A line of the register of cost centers. */
export const costCenterRowSchema = object({
  ...costCenterParts,
  farmName: string().required(),
  farmActivityFieldTypeName: text,
  measurementType: number().required(),
  cityName: text,
  totalAreaSize: number().required(),
  polygonCount: number().required(),
  aviaryName: text,
  createdAt: string().required(),
  updatedAt: text,
});
export type CostCenterRow = InferType<typeof costCenterRowSchema>;

/** A line of the register of properties. */
export const farmRowSchema = object({
  ...farmParts,
  communityName: string().required(),
  quotationSourceName: string().required(),
  usefulAreaSize: number().required(),
  createdAt: string().required(),
  updatedAt: text,
});
export type FarmRow = InferType<typeof farmRowSchema>;

/** A line of the table of plots; no geometry, so that thousands stay light. */
export const plotRowSchema = object({
  id: number().required(),
  name: string().required(),
  farmId: number().required(),
  farmName: string().required(),
  farmActivityFieldId: number().required(),
  farmActivityFieldName: string().required(),
  usefulAreaSize: number().required(),
  commonAreaSize: amount,
  irrigatedAreaSize: amount,
  soilTypeName: text,
  /** Percent. */
  clayContent: amount,
  farmHeadquarters: boolean().required(),
  hasPolygon: boolean().required(),
  updatedAt: text,
});
export type PlotRow = InferType<typeof plotRowSchema>;

/** How much of a registration is there, and how much all cost centers together use of it. */
export const realEstateTotalsSchema = object({
  totalAreaSize: number().required(),
  totalApportionedAreaSize: number().required(),
});
export type RealEstateTotals = InferType<typeof realEstateTotalsSchema>;

/** What a file of shapes was read as: one entry for each polygon. */
export const convertedPathSchema = object({
  name: string().nullable(),
  path: array(object({ lat: number().required(), lng: number().required() })).defined(),
  type: string().oneOf(['ADD', 'REMOVE']),
});
export type ConvertedPath = InferType<typeof convertedPathSchema>;
