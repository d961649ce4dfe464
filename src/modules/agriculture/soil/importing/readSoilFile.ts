import { readTableFile } from '@/platform/tableFile/readTableFile';
import { isFault, type TableFile } from '@/platform/tableFile/tableFile';

/**
 * Why a file is not read: `invalid` no CSV, whatever it is called (FA-498) · `separator` its heads are parted by something
 * else than commas (FA-284) · or what the reader of tables says.
 */
export type SoilFileFault =
  | { readonly kind: 'invalid' | 'empty' | 'tooBig' | 'tooManyLines' }
  | { readonly kind: 'separator'; readonly sign: ';' | '\t' | '|' }
  | { readonly kind: 'quotes'; readonly line: number };

export interface SoilFile {
  readonly name: string;
  readonly table: TableFile;
  /** It is not in UTF-8, and was read as Windows-1252. */
  readonly latin: boolean;
}

/** Bytes that are looked at to tell a text from a picture or a workbook. */
const START = 4096;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const UTF16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];
/** A text has no zero byte, unless it is UTF-16, whose mark says so. */
const isText = (start: Uint8Array) =>
  UTF16.some(([a, b]) => start[0] === a && start[1] === b) || !start.includes(0);

/** What parts the heads where it is no comma; within quotes everything stands for itself. */
function otherSeparator(start: string): ';' | '\t' | '|' | null {
  const head = /^\s*(.*)/.exec(start)?.[1]?.replace(/"[^"]*"/g, '') ?? '';
  if (head.includes(',')) return null;
  return ([';', '\t', '|'] as const).find((sign) => head.includes(sign)) ?? null;
}

/** Reads a laboratory's CSV: commas alone part its cells. */
export async function readSoilFile(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number | null) => void,
): Promise<SoilFile | SoilFileFault> {
  if (!/\.(?:csv|txt)$/i.test(file.name)) return { kind: 'invalid' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal.throwIfAborted();
  const start = bytes.subarray(0, START);
  if (!isText(start)) return { kind: 'invalid' };
  const sign = otherSeparator(new TextDecoder('windows-1252').decode(start));
  if (sign !== null) return { kind: 'separator', sign };
  const table = await readTableFile(file, { signal, onProgress, separator: ',' });
  if (!isFault(table)) return { name: file.name, table, latin: !isUtf8(bytes) };
  if (table.kind === 'quotes') return table;
  return { kind: table.kind === 'kind' || table.kind === 'unreadable' ? 'invalid' : table.kind };
}

export const isFileFault = (answer: SoilFile | SoilFileFault): answer is SoilFileFault => 'kind' in answer;
