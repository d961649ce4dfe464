import type { RegisterImport } from '@/families/register/registerTypes';
import { parseCfop } from '@/domain/fiscal/codes';
import { toPlainUpper } from '@/platform/format/text';
import type { NatureValues } from '../dfeSchemas';
import { DIRECTIONS, FINALITIES } from '../rules/operations';
import { flagCell, plainCell, wordCell } from '@/families/register/importing/cells';
import type { Nature } from '../dfeWire';

const cfopCell = (text: string) => parseCfop(plainCell(text));

/** Natures of operation from a table. The same words with other codes of operation are another nature. */
export const natureImport: RegisterImport<Nature, NatureValues> = {
  keyOf: ({ description, cfopInside, cfopOutside }) => [description, cfopInside, cfopOutside].join('|'),
  keyOfRow: ({ description, cfopInside, cfopOutside }) => [description, cfopInside, cfopOutside].join('|'),
  columns: [
    { name: 'description', parse: (text) => toPlainUpper(text.trim()) },
    { name: 'direction', parse: wordCell('adminDfe', 'nature.directions', DIRECTIONS) },
    { name: 'finality', parse: wordCell('adminDfe', 'nature.finalities', FINALITIES) },
    { name: 'cfopInside', parse: cfopCell },
    { name: 'cfopOutside', parse: cfopCell },
    { name: 'movesStock', parse: flagCell },
    { name: 'generatesFinancial', parse: flagCell },
  ],
};
