import { keeping, type Read, textOrNull } from '@/platform/http/wire';
import { assetParts } from './assetWire';

/** Any other asset as the grid and the record answer it. */
export const OtherAsset = keeping({
  ...assetParts,
  category: textOrNull,
  brand: textOrNull,
  model: textOrNull,
  serialNumber: textOrNull,
});
export type OtherAsset = Read<typeof OtherAsset>;
