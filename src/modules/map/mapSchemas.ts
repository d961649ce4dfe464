import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
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

const named = object({ id: number().required(), name: string().required() });
const amount = number().nullable().defined();
const text = string().nullable().defined();
const reference = number().nullable().defined();

/** A plot (talhão). `polygonArea` is the wire's own text; what it holds may be unreadable. */
export const farmActivityFieldPolygonSchema = object({
  id: number().required(),
  name: string().required(),
  farmId: number().required(),
  farmActivityFieldId: number().required(),
  usefulAreaSize: number().required(),
  commonAreaSize: amount,
  farmHeadquarters: boolean().nullable().defined(),
  irrigatedAreaSize: amount,
  soilType: reference,
  soilTypeName: text,
  polygonArea: text,
  observation: text,
  newFarmActivityField: boolean().nullable().defined(),
  /** How registrations are used: `AREA` or `WITHOUT`. */
  typeFarmRealEstate: text,
  /** 1 own, 2 leased, 3 partnership, 4 free loan. */
  realEstatePatrimonyOwnership: reference,
  realEstatePatrimonyPurchasePrice: amount,
  weatherStationId: reference,
  weatherStation: named.nullable().defined(),
  altitude: amount,
});
export type FarmActivityFieldPolygon = InferType<typeof farmActivityFieldPolygonSchema>;

const costCenterParts = {
  id: number().required(),
  name: string().required(),
  farmId: number().required(),
  active: boolean().required(),
  farmActivityId: number().required(),
  systemBusinessActivityName: string().required(),
  systemBusinessActivityConstantFilter: string().required(),
  /** `PERENNIAL` has plant conditions. */
  systemBusinessActivityFarmingClassification: string().required(),
  usefulAreaSize: number().required(),
  commonAreaSize: number().required(),
};

/** A cost center as the list of farms holds it, with its plots. */
export const farmActivityFieldSchema = object({
  ...costCenterParts,
  farmActivityFieldPolygons: array(farmActivityFieldPolygonSchema).defined(),
});
export type FarmActivityField = InferType<typeof farmActivityFieldSchema>;

export const citySchema = object({
  id: number().required(),
  name: string().required(),
  stateId: number().required(),
  stateName: string().required(),
  latitude: number().nullable(),
  longitude: number().nullable(),
});

const farmParts = {
  id: number().required(),
  name: string().required(),
  personId: number().required(),
  personName: string().required(),
  address: string().required(),
  cityId: number().required(),
  city: citySchema,
  communityId: number().required(),
  quotationSourceId: number().required(),
  BusinessActivitiesIdsSelected: array(number().required()).defined(),
  /** 1 normal, 2 grain storage. */
  farmType: number().required(),
  farmTypeDescription: string().required(),
  isMainFarm: boolean().required(),
  isAllowPolygon: boolean().required(),
  active: boolean().required(),
};

export const farmSchema = object(farmParts);
export type Farm = InferType<typeof farmSchema>;

/** A farm with its cost centers and their plots, as `GetFarmWithFarmActivityField` answers it. */
export const farmWithFieldsSchema = object({
  ...farmParts,
  farmActivityFields: array(farmActivityFieldSchema).defined(),
});
export type FarmWithFields = InferType<typeof farmWithFieldsSchema>;

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
