import type { TFunction } from 'i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import { isLanguage } from '@/platform/i18n/i18n';
import { comparisonTable } from './rules/comparisonExport';

/** Hands the figures to the browser's downloads, as a table for spreadsheets. */
export async function downloadComparison(
  t: TFunction<['agriculture']>,
  compared: Parameters<typeof comparisonTable>[1],
  language: string,
): Promise<void> {
  const { csvFile } = await import('@/platform/export/csv');
  const file = csvFile(comparisonTable(t, compared), isLanguage(language) ? language : 'pt-BR');
  downloadFile(file, fileName(`ndvi ${compared.plot.name}`, 'csv'));
}
