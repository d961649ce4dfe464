import { type ChartCardProps, MOST_SERIES } from '@/platform/chart/chartProps';
import type { GridTexts } from '@/platform/grid/cellText';
import { toExportTable } from '@/platform/grid/toExportTable';
import { fileName } from '@/platform/export/exportTable';

/** Downloads the figures of a chart as CSV. The writers are loaded when they are wanted. */
export async function exportChart<Row extends object>(
  chart: ChartCardProps<Row>,
  t: GridTexts,
): Promise<void> {
  const { csvFile } = await import('@/platform/export/csv');
  const { downloadFile } = await import('@/platform/export/downloadFile');
  const columns = [chart.x, ...chart.series.slice(0, MOST_SERIES)];
  const table = toExportTable(chart.title, columns, chart.rows, t);
  downloadFile(csvFile(table), fileName(chart.exportName ?? chart.title, 'csv'));
}
