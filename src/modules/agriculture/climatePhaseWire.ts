import { figure, flag, id, keeping, type Read, text, textOrNull } from '@/platform/http/wire';

/** How warm the Pacific was in one trimester. */
export const ClimatePhase = keeping({
  id,
  index: text,
  year: figure,
  trimester: text,
  /** Anomaly, °C. */
  value: figure,
  source: textOrNull,
  active: flag,
  createdAt: text,
  updatedAt: textOrNull,
});
export type ClimatePhase = Read<typeof ClimatePhase>;
