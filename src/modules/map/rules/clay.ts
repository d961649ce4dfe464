import { roundHalfAway } from '@/platform/format/number';

/** Whether a value is no share of a hundred. */
export function clayFault(value: unknown): boolean {
  return typeof value !== 'number' || value < 0 || value > 100;
}

interface ClayRow {
  clayContent: number | null;
  usefulAreaSize: number | null;
}

/** Clay content of several plots together, weighted by their useful area; null where none is known. */
export function weightedClay(rows: readonly ClayRow[]): number | null {
  let area = 0;
  let clay = 0;
  for (const { clayContent, usefulAreaSize } of rows) {
    if (clayContent === null || usefulAreaSize === null) continue;
    area += usefulAreaSize;
    clay += clayContent * usefulAreaSize;
  }
  return area > 0 ? roundHalfAway(clay / area, 2) : null;
}
