import { choice, figureOrNull, keeping, oneOf, orNull, type Read, textOrNull } from '@/platform/http/wire';
import { FUELS, MACHINE_KINDS } from './assetKinds';
import { assetParts } from './assetWire';

/** A machine as the grid and the record answer it. */
export const Machine = keeping({
  ...assetParts,
  kind: choice(MACHINE_KINDS, null),
  brand: textOrNull,
  model: textOrNull,
  serialNumber: textOrNull,
  year: figureOrNull,
  /** Metric horsepower. */
  power: figureOrNull,
  /** What its hour meter showed last. */
  hours: figureOrNull,
  fuel: orNull(oneOf(FUELS)),
});
export type Machine = Read<typeof Machine>;
