import { type ChartCardProps, MOST_SERIES } from '@/platform/chart/chartProps';
import type { GridTexts } from '@/platform/grid/cellText';
import { toExportTable } from '@/platform/grid/toExportTable';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';

/** Downloads the figures of a chart as CSV. The writer is loaded when it is wanted. */
export async function exportChart<Row extends object>(
  chart: ChartCardProps<Row>,
  t: GridTexts,
): Promise<void> {
  const { csvFile } = await import('@/platform/export/csv');
  const columns = [chart.x, ...chart.series.slice(0, MOST_SERIES)];
  const table = toExportTable(chart.title, columns, chart.rows, t);
  downloadFile(csvFile(table), fileName(chart.exportName ?? chart.title, 'csv'));
}
