import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import { type PlannedLine, reasonText } from './importPlan';
import type { WriteResult } from './useImport';

async function save(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const { csvFile } = await import('@/platform/export/csv');
  const columns = heads.map((head) => ({ head, type: 'text' as const, decimals: 0 }));
  downloadFile(csvFile({ title: name, columns, rows }), fileName(name, 'csv'));
}

/** An empty table with the heads that the import reads. */
export function downloadTemplate(name: string, heads: readonly string[]): Promise<void> {
  return save(`${name}-modelo`, heads, []);
}

/** The lines that are invalid or were not written, each with its reason, ready to be mended and imported again. */
export function downloadProblems<Values>(
  name: string,
  heads: readonly string[],
  planned: readonly PlannedLine<Values>[],
  results: readonly WriteResult<Values>[],
  reasonHead: string,
): Promise<void> {
  const failures = new Map(results.flatMap(({ line, failure }) => (failure ? [[line.line, failure]] : [])));
  const rows = planned
    .filter(({ kind, line }) => kind === 'invalid' || failures.has(line))
    .map(({ cells, reasons, line }) => [
      ...heads.map((head) => cells[head] ?? ''),
      failures.get(line) ?? reasonText(reasons),
    ]);
  return save(`${name}-problemas`, [...heads, reasonHead], rows);
}
