import type { ChartKind } from '@/platform/chart/chartProps';

/** How one series is drawn: as the chart is, or as a line over its bars. */
export const seriesKind = (kind: ChartKind, lines: readonly string[], field: string): ChartKind =>
  lines.includes(field) ? 'line' : kind;
