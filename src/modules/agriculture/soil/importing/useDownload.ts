import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import type { PlannedLine } from '../rules/importLines';
import { reasonOf } from './lineWords';
import type { LoadedFiles } from './useSoilFiles';

/** Writes lines of the files as a file of their own, each with why it is invalid, ready to be mended and imported again. */
export function useDownload(loaded: LoadedFiles | null, planned: readonly PlannedLine[] | null) {
  const { t } = useTranslation('soilAnalysis');
  return async (which: 'invalid' | 'all') => {
    if (!loaded || !planned) return;
    const { commaCsv } = await import('./commaCsv');
    const lines = planned
      .filter(({ kind }) => which === 'all' || kind === 'invalid')
      .map((line) => [...line.line.cells, reasonOf(t, line, loaded.heads)]);
    const file = commaCsv([...loaded.heads, t('importing.reasonHead')], lines);
    downloadFile(file, fileName(t('importing.exportName'), 'csv'));
  };
}
