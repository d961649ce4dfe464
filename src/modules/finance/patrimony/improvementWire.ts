import { choice, figureOrNull, keeping, oneOf, orNull, type Read, textOrNull } from '@/platform/http/wire';
import { IMPROVEMENT_KINDS, IMPROVEMENT_UNITS } from './assetKinds';
import { assetParts } from './assetWire';

/** What was built on the land, as the grid and the record answer it. */
export const Improvement = keeping({
  ...assetParts,
  kind: choice(IMPROVEMENT_KINDS, null),
  size: figureOrNull,
  unit: orNull(oneOf(IMPROVEMENT_UNITS)),
  builtIn: figureOrNull,
  realEstateId: figureOrNull,
  realEstateName: textOrNull,
});
export type Improvement = Read<typeof Improvement>;
