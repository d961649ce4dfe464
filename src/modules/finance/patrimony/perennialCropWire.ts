import { figureOrNull, keeping, type Read, text, textOrNull } from '@/platform/http/wire';
import { assetParts } from './assetWire';

/** A stand that bears for years, as the grid and the record answer it. */
export const PerennialCrop = keeping({
  ...assetParts,
  crop: text,
  variety: textOrNull,
  /** Hectares. */
  area: figureOrNull,
  plants: figureOrNull,
  plantedIn: figureOrNull,
  costCenterId: figureOrNull,
  costCenterName: textOrNull,
});
export type PerennialCrop = Read<typeof PerennialCrop>;
