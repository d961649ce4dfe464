import {
  anyId,
  choice,
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
import { costCenterParts, farmParts } from '@/domain/land/landWire';

/** A rural community as the grid and the record answer it. */
export const Community = keeping({
  id,
  name: text,
  stateId: figure,
  stateName: text,
  cityId: figure,
  cityName: text,
  active: flag,
  createdAt: text,
  updatedAt: textOrNull,
});
export type Community = Read<typeof Community>;

/** Part of a registration (matrícula) that a cost center uses. */
const FarmRealEstate = keeping({
  id,
  realEstatePatrimonyId: givenNumber,
  name: text,
  apportionedAreaSize: givenNumber,
});
export type FarmRealEstate = Read<typeof FarmRealEstate>;

const PlantConditionHistory = record({
  plantConditionId: givenNumber,
  plantConditionName: text,
  plantingDate: text,
});
export type PlantConditionHistory = Read<typeof PlantConditionHistory>;

/** One cost center with all that its form edits. */
export const CostCenter = keeping({
  ...costCenterParts,
  farmId: givenNumber,
  farmActivityId: givenNumber,
  farmName: text,
  farmActivityFieldTypeId: figureOrNull,
  apportionmentMode: orNull(record({ key: anyId, value: text })),
  /** 1 without registrations, 2 by area. */
  measurementType: givenNumber,
  stateId: figureOrNull,
  cityId: figureOrNull,
  communityId: figureOrNull,
  /** Land value in bags of soybean per hectare. */
  areaValueInProductQuantity: figureOrNull,
  farmRealEstates: list(FarmRealEstate),
  /** Day since which the present plant condition holds. */
  plantingDate: textOrNull,
  plantingYear: figureOrNull,
  plantConditionId: figureOrNull,
  plantConditionName: textOrNull,
  plantVarietyId: figureOrNull,
  plantVarietyName: textOrNull,
  plantConditionHistories: list(PlantConditionHistory),
  aviary: orNull(
    record({
      id,
      name: text,
      housingSystem: figure,
      width: figure,
      length: figure,
      capacity: figure,
    }),
  ),
});
export type CostCenter = Read<typeof CostCenter>;

/** A line of the register of cost centers. */
export const CostCenterRow = keeping({
  ...costCenterParts,
  farmName: text,
  farmActivityFieldTypeName: textOrNull,
  measurementType: figure,
  cityName: textOrNull,
  totalAreaSize: figure,
  polygonCount: figure,
  aviaryName: textOrNull,
  createdAt: text,
  updatedAt: textOrNull,
});
export type CostCenterRow = Read<typeof CostCenterRow>;

/** A line of the register of properties. */
export const FarmRow = keeping({
  ...farmParts,
  communityName: text,
  quotationSourceName: text,
  usefulAreaSize: figure,
  createdAt: text,
  updatedAt: textOrNull,
});
export type FarmRow = Read<typeof FarmRow>;

/** A line of the table of plots; no geometry, so that thousands stay light. */
export const PlotRow = keeping({
  id,
  name: text,
  farmId: figure,
  farmName: text,
  farmActivityFieldId: figure,
  farmActivityFieldName: text,
  usefulAreaSize: figure,
  commonAreaSize: figureOrNull,
  irrigatedAreaSize: figureOrNull,
  soilTypeName: textOrNull,
  /** Percent. */
  clayContent: figureOrNull,
  farmHeadquarters: flag,
  hasPolygon: flag,
  updatedAt: textOrNull,
});
export type PlotRow = Read<typeof PlotRow>;

/** How much of a registration is there, and how much all cost centers together use of it. */
export const RealEstateTotals = record({
  totalAreaSize: givenNumber,
  totalApportionedAreaSize: givenNumber,
});
export type RealEstateTotals = Read<typeof RealEstateTotals>;

/** What a file of shapes was read as: one entry for each polygon. */
export const ConvertedPath = record({
  name: textOrNull,
  path: list(record({ lat: givenNumber, lng: givenNumber })),
  type: choice(['ADD', 'REMOVE'], null),
});
export type ConvertedPath = Read<typeof ConvertedPath>;
