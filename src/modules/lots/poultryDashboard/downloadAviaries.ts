import type { TFunction } from 'i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import type { GridTexts } from '@/platform/grid/cellText';
import { toExportTable } from '@/platform/grid/toExportTable';
import type { AviaryState } from '../lotTypes';
import { aviaryColumns } from './aviaryTable';

interface Words {
  readonly t: TFunction<'lots'>;
  readonly ui: TFunction<'ui'>;
  readonly grid: GridTexts;
}

/** Downloads the aviaries that are shown as CSV. The writer is loaded when it is wanted. */
export async function downloadAviaries(rows: readonly AviaryState[], words: Words): Promise<void> {
  const { t, ui, grid } = words;
  const { csvFile } = await import('@/platform/export/csv');
  const title = t('poultry.title');
  const table = toExportTable(title, aviaryColumns(t, ui), rows, grid);
  downloadFile(csvFile(table), fileName(title, 'csv'));
}
