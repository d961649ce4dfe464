import { decodeText } from './decodeText';
import type { DecimalSign } from './parseXlsx';
import { type ReadProgress, type TableFile, type TableFileFault, TableFileRefused } from './tableFile';

export interface TableFileRequest {
  readonly format: 'csv' | 'xlsx';
  readonly bytes: ArrayBuffer;
  readonly decimal: DecimalSign;
  /** What parts the cells of a CSV; without it, what stands most often between the heads. */
  readonly separator?: string;
}

/** Reads a table's bytes: in the worker, and where there is none. Its readers are loaded when one is needed. */
export async function parseTableFile(
  { format, bytes, decimal, separator }: TableFileRequest,
  onProgress: ReadProgress,
): Promise<TableFile | TableFileFault> {
  try {
    if (format === 'csv') {
      const { parseCsv } = await import('./parseCsv');
      return parseCsv(decodeText(new Uint8Array(bytes)), onProgress, separator);
    }
    onProgress(null);
    const { parseXlsx } = await import('./parseXlsx');
    return await parseXlsx(bytes, decimal);
  } catch (thrown) {
    // A file that claims to be a table and is none: the user is told to check it.
    return thrown instanceof TableFileRefused ? thrown.fault : { kind: 'unreadable' };
  }
}
