import Papa from 'papaparse';
import { unguardFormula } from '@/platform/export/formulaGuard';
import {
  MOST_LINES,
  type ReadProgress,
  type TableFile,
  type TableFileFault,
  TableFileRefused,
} from './tableFile';
import { type RawLine, toTable } from './toTable';

const SEPARATORS = [';', ',', '\t', '|'] as const;
/** Excel's own line that names the separator. */
const NAMED_SEPARATOR = /^sep=(.)\n/i;
/** How often progress is reported, in lines. */
const STEP = 2000;

/** The separator that stands most often between the heads; within quotes it stands for itself. */
function separatorOf(text: string): string {
  const head = /^\s*(.*)/.exec(text)?.[1] ?? '';
  const bare = head.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

const lineBreaks = (text: string) => text.split('\n').length - 1;

/**
 * Reads the text of a CSV file: any usual separator, an optional line `sep=;` before the heads, quoted cells of several
 * lines. The apostrophe that an export puts before a formula is taken off.
 * @param separator the one that the file must have, whatever stands in it; found in the heads where none is given
 */
export function parseCsv(
  text: string,
  onProgress: ReadProgress,
  separator?: string,
): TableFile | TableFileFault {
  const plain = text.replace(/\r\n?/g, '\n');
  const named = NAMED_SEPARATOR.exec(plain);
  const body = named ? plain.slice(named[0].length) : plain;
  const rows: RawLine[] = [];
  let line = named ? 2 : 1;
  let from = 0;
  Papa.parse<string[]>(body, {
    delimiter: separator ?? named?.[1] ?? separatorOf(body),
    newline: '\n',
    step: ({ data, errors, meta }) => {
      if (errors.some(({ type }) => type === 'Quotes')) throw new TableFileRefused({ kind: 'quotes', line });
      rows.push({ line, cells: data.map(unguardFormula) });
      line += lineBreaks(body.slice(from, meta.cursor));
      from = meta.cursor;
      // Blank lines count as lines of the file, not as records: twice the limit bounds their memory.
      if (rows.length > 2 * MOST_LINES) throw new TableFileRefused({ kind: 'tooManyLines' });
      if (rows.length % STEP === 0) onProgress(from / body.length);
    },
  });
  return toTable(rows, true);
}
