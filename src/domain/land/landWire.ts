import { boolean } from 'valibot';
import {
  figure,
  figureOrNull,
  flag,
  givenNumber,
  id,
  keeping,
  list,
  orNull,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';

const named = record({ id, name: text });

/** A plot (talhão). `polygonArea` is the wire's own text; what it holds may be unreadable. */
export const FarmActivityFieldPolygon = keeping({
  id,
  name: text,
  farmId: givenNumber,
  farmActivityFieldId: givenNumber,
  usefulAreaSize: givenNumber,
  commonAreaSize: figureOrNull,
  farmHeadquarters: orNull(boolean()),
  irrigatedAreaSize: figureOrNull,
  soilType: figureOrNull,
  soilTypeName: textOrNull,
  polygonArea: textOrNull,
  observation: textOrNull,
  newFarmActivityField: orNull(boolean()),
  /** How registrations are used: `AREA` or `WITHOUT`. */
  typeFarmRealEstate: textOrNull,
  /** 1 own, 2 leased, 3 partnership, 4 free loan. */
  realEstatePatrimonyOwnership: figureOrNull,
  realEstatePatrimonyPurchasePrice: figureOrNull,
  weatherStationId: figureOrNull,
  weatherStation: orNull(named),
  altitude: figureOrNull,
});
export type FarmActivityFieldPolygon = Read<typeof FarmActivityFieldPolygon>;

/** What every answer about a cost center holds. */
export const costCenterParts = {
  id,
  name: text,
  farmId: figure,
  active: flag,
  farmActivityId: figure,
  systemBusinessActivityName: text,
  systemBusinessActivityConstantFilter: text,
  /** `PERENNIAL` has plant conditions. */
  systemBusinessActivityFarmingClassification: text,
  usefulAreaSize: figure,
  commonAreaSize: figure,
};

/** A cost center as the list of farms holds it, with its plots. */
const FarmActivityField = keeping({
  ...costCenterParts,
  farmId: givenNumber,
  usefulAreaSize: givenNumber,
  farmActivityFieldPolygons: list(FarmActivityFieldPolygon),
});
export type FarmActivityField = Read<typeof FarmActivityField>;

const cityShape = record({
  id,
  name: text,
  stateId: figure,
  stateName: text,
  latitude: figureOrNull,
  longitude: figureOrNull,
});

/** What every answer about a farm holds. */
export const farmParts = {
  id,
  name: text,
  personId: figure,
  personName: text,
  address: text,
  cityId: figure,
  city: orNull(cityShape),
  communityId: figure,
  quotationSourceId: figure,
  BusinessActivitiesIdsSelected: list(id),
  /** 1 normal, 2 grain storage. */
  farmType: figure,
  farmTypeDescription: text,
  isMainFarm: flag,
  isAllowPolygon: flag,
  active: flag,
};

export const Farm = record(farmParts);
export type Farm = Read<typeof Farm>;

/** A farm with its cost centers and their plots, as `GetFarmWithFarmActivityField` answers it. */
export const FarmWithFields = keeping({
  ...farmParts,
  farmActivityFields: list(FarmActivityField),
});
export type FarmWithFields = Read<typeof FarmWithFields>;
