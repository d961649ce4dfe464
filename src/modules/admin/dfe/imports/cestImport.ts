import type { RegisterImport } from '@/families/register/registerTypes';
import type { CestValues } from '../dfeSchemas';
import { digitsCell, plainCell } from '@/families/register/importing/cells';
import type { Cest } from '../dfeWire';

/** CEST codes from a table: code, words, and the NCM codes they cover, however the table parts them. */
export const cestImport: RegisterImport<Cest, CestValues> = {
  keyOf: ({ code }) => code,
  keyOfRow: ({ code }) => code,
  columns: [
    { name: 'code', parse: digitsCell(7) },
    { name: 'description', parse: plainCell },
    {
      name: 'ncmPrefixes',
      parse: (text) =>
        text
          .split(/[,;\s]+/)
          .map((prefix) => prefix.replaceAll('.', ''))
          .filter(Boolean)
          .join(', '),
    },
  ],
};
