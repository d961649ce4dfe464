import { figureOrNull, flag, id, keeping, type Read, text, textOrNull } from '@/platform/http/wire';

/** How a kind of soil holds water. What is not known is null, and nothing is computed with it. */
export const SoilType = keeping({
  id,
  name: text,
  texture: textOrNull,
  /** Percent; from is excluded, to included. */
  clayFrom: figureOrNull,
  clayTo: figureOrNull,
  /** Water content, m³/m³. */
  fieldCapacity: figureOrNull,
  wiltingPoint: figureOrNull,
  /** g/cm³. */
  density: figureOrNull,
  /** mm/h. */
  infiltration: figureOrNull,
  active: flag,
  createdAt: text,
  updatedAt: textOrNull,
});
export type SoilType = Read<typeof SoilType>;
