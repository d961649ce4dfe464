import type { RegisterImport } from '@/families/register/registerTypes';
import { toPlainUpper } from '@/platform/format/text';
import type { Nature, NatureValues } from '../dfeSchemas';
import { DIRECTIONS, FINALITIES } from '../rules/operations';
import { digitsCell, flagCell, wordCell } from './cells';

/** Natures of operation from a table. The same words with other codes of operation are another nature. */
export const natureImport: RegisterImport<Nature, NatureValues> = {
  keyOf: ({ description, cfopInside, cfopOutside }) => [description, cfopInside, cfopOutside].join('|'),
  keyOfRow: ({ description, cfopInside, cfopOutside }) => [description, cfopInside, cfopOutside].join('|'),
  valuesOfRow: ({ id: _id, active: _active, createdAt: _at, updatedAt: _changed, ...values }) => values,
  columns: [
    { name: 'description', parse: (text) => toPlainUpper(text.trim()) },
    { name: 'direction', parse: wordCell('adminDfe:nature.directions', DIRECTIONS) },
    { name: 'finality', parse: wordCell('adminDfe:nature.finalities', FINALITIES) },
    { name: 'cfopInside', parse: digitsCell(4) },
    { name: 'cfopOutside', parse: digitsCell(4) },
    { name: 'movesStock', parse: flagCell },
    { name: 'generatesFinancial', parse: flagCell },
  ],
};
