import Papa from 'papaparse';
import { guardFormula } from '@/platform/export/formulaGuard';

const BOM = '\uFEFF';

/** A table as this import reads it: UTF-8, commas, what begins like a formula as a text. */
export const commaCsv = (heads: readonly string[], lines: readonly (readonly string[])[]): Blob => {
  const rows = [heads, ...lines].map((cells) => cells.map(guardFormula));
  return new Blob([BOM + Papa.unparse(rows, { delimiter: ',', newline: '\r\n' })], {
    type: 'text/csv;charset=utf-8',
  });
};
