import { array, boolean, type InferType, number, object, string } from 'yup';

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

/** What every answer about a cost center holds. */
export const costCenterParts = {
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
const farmActivityFieldSchema = object({
  ...costCenterParts,
  farmActivityFieldPolygons: array(farmActivityFieldPolygonSchema).defined(),
});
export type FarmActivityField = InferType<typeof farmActivityFieldSchema>;

const citySchema = object({
  id: number().required(),
  name: string().required(),
  stateId: number().required(),
  stateName: string().required(),
  latitude: number().nullable(),
  longitude: number().nullable(),
});

/** What every answer about a farm holds. */
export const farmParts = {
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
