/** A table read from a file: heads and, per line, the text of each cell. */
export interface TableFile {
  heads: string[];
  lines: Record<string, string>[];
}

export type TableFileError = 'kind' | 'empty' | 'unreadable' | 'tooBig';

const MOST_BYTES = 10 * 1024 * 1024;

function toTable(rows: readonly (readonly string[])[]): TableFile | TableFileError {
  const [first, ...rest] = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (!first || rest.length === 0) return 'empty';
  const heads = first.map((head) => head.trim());
  return {
    heads,
    lines: rest.map((cells) =>
      Object.fromEntries(heads.map((head, index) => [head, (cells[index] ?? '').trim()])),
    ),
  };
}

/** UTF-8, and where that does not fit the windows-1252 that Brazilian spreadsheets still write. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so the other encoding it can be.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readCsv(file: File): Promise<TableFile | TableFileError> {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(decode(await file.arrayBuffer()), { skipEmptyLines: true });
  return toTable(data);
}

/**
 * A cell of a workbook as somebody would have typed it: a figure with a decimal comma, for a point before three digits
 * reads as thousands; a day as YYYY-MM-DD, with its time where it has one. Workbooks know no zone: the day is UTC's.
 */
function cellText(cell: unknown): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'string' || typeof cell === 'boolean') return String(cell);
  if (!(cell instanceof Date)) return '';
  // The fraction of a day that a workbook keeps is a hair off the minute.
  const written = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString();
  return written.endsWith('T00:00:00.000Z') ? written.slice(0, 10) : written.slice(0, 16);
}

async function readXlsx(file: File): Promise<TableFile | TableFileError> {
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return toTable(rows.map((cells) => cells.map(cellText)));
}

/** Reads a CSV (`;` or `,`) or XLSX file of at most 10 MB; its first line names the columns. */
export async function readTableFile(file: File): Promise<TableFile | TableFileError> {
  if (file.size > MOST_BYTES) return 'tooBig';
  try {
    if (/\.csv$/i.test(file.name)) return await readCsv(file);
    if (/\.xlsx$/i.test(file.name)) return await readXlsx(file);
    return 'kind';
  } catch {
    // A file that claims to be a table and is none: the user is told to check it.
    return 'unreadable';
  }
}
