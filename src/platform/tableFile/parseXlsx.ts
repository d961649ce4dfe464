import { readSheet } from 'read-excel-file/universal';
import { unguardFormula } from '@/platform/export/formulaGuard';
import { MOST_UNPACKED_BYTES, type TableFile, type TableFileFault } from './tableFile';
import { toTable } from './toTable';
import { unpackedSize } from './unpackedSize';

/** Which sign parts whole and fraction where the user types figures. */
export type DecimalSign = ',' | '.';

/**
 * A cell of a workbook as somebody would have typed it: a figure with the decimal sign of the language, without signs
 * between thousands; a day as YYYY-MM-DD, with its time where it has one. Workbooks know no zone: the day is UTC's.
 */
function cellText(cell: unknown, decimal: DecimalSign): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (typeof cell === 'string') return unguardFormula(cell);
  if (typeof cell === 'boolean') return String(cell);
  if (!(cell instanceof Date)) return '';
  // The fraction of a day that a workbook keeps is a hair off the minute.
  const written = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString();
  return written.endsWith('T00:00:00.000Z') ? written.slice(0, 10) : written.slice(0, 16);
}

/** Reads the first sheet of a workbook. */
export async function parseXlsx(
  bytes: ArrayBuffer,
  decimal: DecimalSign,
): Promise<TableFile | TableFileFault> {
  if (unpackedSize(bytes) > MOST_UNPACKED_BYTES) return { kind: 'tooBig' };
  const rows = await readSheet(bytes);
  return toTable(
    rows.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cellText(cell, decimal)) })),
    false,
  );
}
