import { choice, figureOrNull, keeping, oneOf, orNull, type Read, textOrNull } from '@/platform/http/wire';
import { ANIMAL_PURPOSES, SEXES, SPECIES } from './assetKinds';
import { assetParts } from './assetWire';

/** Animals that are kept, as the grid and the record answer them. */
export const Animal = keeping({
  ...assetParts,
  species: choice(SPECIES, null),
  purpose: choice(ANIMAL_PURPOSES, null),
  sex: orNull(oneOf(SEXES)),
  breed: textOrNull,
  /** Ear tag, brand or number in the herd book. */
  identification: textOrNull,
  heads: figureOrNull,
  birthDate: textOrNull,
});
export type Animal = Read<typeof Animal>;
