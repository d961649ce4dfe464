import type { ChartKind } from '@/platform/chart/chartProps';

export type SeriesKind = ChartKind | 'mark';

/** How one series is drawn: as the chart is, as a line over its bars, or as marks alone. */
export const seriesKind = (
  kind: ChartKind,
  lines: readonly string[],
  field: string,
  marks: readonly string[] = [],
): SeriesKind => (marks.includes(field) ? 'mark' : lines.includes(field) ? 'line' : kind);
