import type { RegisterImport } from '@/families/register/registerTypes';
import { toPlainUpper } from '@/platform/format/text';
import type { UnitValues } from '../dfeSchemas';
import { flagCell } from '@/families/register/importing/cells';
import type { Unit } from '../dfeWire';

const upper = (text: string) => toPlainUpper(text.trim());

/** Units from a table: code, words, and whether amounts may have a fraction. */
export const unitImport: RegisterImport<Unit, UnitValues> = {
  keyOf: ({ code }) => code,
  keyOfRow: ({ code }) => code,
  columns: [
    { name: 'code', parse: upper },
    { name: 'description', parse: upper },
    { name: 'fractional', parse: flagCell },
  ],
};
