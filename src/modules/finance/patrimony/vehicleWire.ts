import { choice, figureOrNull, keeping, oneOf, orNull, type Read, textOrNull } from '@/platform/http/wire';
import { FUELS, VEHICLE_KINDS } from './assetKinds';
import { assetParts } from './assetWire';

/** A vehicle as the grid and the record answer it. */
export const Vehicle = keeping({
  ...assetParts,
  kind: choice(VEHICLE_KINDS, null),
  /** Letters and digits without a hyphen. */
  plate: textOrNull,
  renavam: textOrNull,
  chassis: textOrNull,
  brand: textOrNull,
  model: textOrNull,
  year: figureOrNull,
  modelYear: figureOrNull,
  /** What its odometer showed last. */
  kilometres: figureOrNull,
  fuel: orNull(oneOf(FUELS)),
});
export type Vehicle = Read<typeof Vehicle>;
