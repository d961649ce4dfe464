import type { TFunction } from 'i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import { comparisonTable } from './rules/comparisonExport';

/** Hands the figures to the browser's downloads, as a table for spreadsheets. */
export async function downloadComparison(
  t: TFunction<['agriculture']>,
  compared: Parameters<typeof comparisonTable>[1],
): Promise<void> {
  const { csvFile } = await import('@/platform/export/csv');
  const file = csvFile(comparisonTable(t, compared));
  downloadFile(file, fileName(`ndvi ${compared.plot.name}`, 'csv'));
}
