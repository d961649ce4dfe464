import {
  anyId,
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

const house = orNull(
  record({
    id,
    name: text,
    housingSystem: figure,
    width: figure,
    length: figure,
    capacity: figure,
    integratorId: figureOrNull,
    integratorName: textOrNull,
  }),
);

/** A poultry cost center with its house, as the grid answers it; older answers name the house alone. */
export const AviaryRow = keeping({
  id,
  name: text,
  farmId: figure,
  farmName: text,
  aviaryName: textOrNull,
  aviary: house,
  totalAreaSize: figure,
  active: flag,
  createdAt: text,
  updatedAt: textOrNull,
});
export type AviaryRow = Read<typeof AviaryRow>;

/** The same as one record, with all that its form sends back. */
export const Aviary = keeping({
  id,
  name: text,
  farmId: figure,
  farmName: textOrNull,
  farmActivityId: figure,
  systemBusinessActivityName: textOrNull,
  farmActivityFieldTypeId: figureOrNull,
  apportionmentMode: orNull(record({ key: anyId, value: text })),
  measurementType: givenNumber,
  stateId: figureOrNull,
  cityId: figureOrNull,
  communityId: figureOrNull,
  areaValueInProductQuantity: figureOrNull,
  usefulAreaSize: figureOrNull,
  commonAreaSize: figureOrNull,
  farmRealEstates: list(
    record({
      id,
      realEstatePatrimonyId: figure,
      apportionedAreaSize: figure,
    }),
  ),
  plantingDate: textOrNull,
  plantingYear: figureOrNull,
  plantConditionId: figureOrNull,
  plantVarietyId: figureOrNull,
  aviary: house,
});
export type Aviary = Read<typeof Aviary>;
