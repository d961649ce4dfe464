/** How a poultry house is built: conventional, negative pressure, blue house, dark house. */
export const HOUSING_SYSTEMS = ['1', '2', '3', '4'] as const;

interface House {
  readonly width: number | null;
  readonly length: number | null;
  readonly capacity: number | null;
}

/** Square metres under the roof, and birds on each; null while a figure is missing. */
export function houseFigures({ width, length, capacity }: House): { area: number; density: number } | null {
  if (!width || !length || !capacity) return null;
  const area = width * length;
  return { area, density: capacity / area };
}
