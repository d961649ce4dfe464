import i18next from 'i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { CellRefused } from '@/families/register/importing/cellRefused';
import { optionNamed } from '@/families/register/importing/readLine';
import type { ImportKnowledge, KnowledgeProps, RegisterImport } from '@/families/register/registerTypes';
import { foldForSearch, toPlainUpper } from '@/platform/format/text';
import { unitCode } from './productOptions';
import type { ProductValues } from './productSchemas';
import { toProductValues } from './productValues';
import type { Product } from './productWire';

type Refusal = 'needsCode' | 'unknownLine' | 'unknownUnit' | 'unknownNcm';

function refuse(reason: Refusal): never {
  throw new CellRefused(i18next.t(`financeProducts:import.${reason}`));
}

/** Lines, units and tax codes by name. */
function Names({ children }: KnowledgeProps) {
  const lines = useLookup('productLines', undefined);
  const units = useLookup('unitsOfMeasure', undefined);
  const taxCodes = useLookup('taxCodes', undefined);
  return children({ lines, units, taxCodes });
}

/** What makes a line of the table and a product the same one; without it the table would make all of them anew. */
const codeCell = (text: string) => toPlainUpper(text.trim()) || refuse('needsCode');

const lineCell = (text: string, { lines = [] }: ImportKnowledge) =>
  text.trim() === '' ? null : (optionNamed(text, lines)?.id ?? refuse('unknownLine'));

/** A unit by its letters or by its whole name. */
function unitCell(text: string, { units = [] }: ImportKnowledge): number | string | null {
  const wanted = foldForSearch(text);
  if (wanted === '') return null;
  const unit = units.find(({ id, name }) =>
    [unitCode(units, id), name].some((known) => foldForSearch(known) === wanted),
  );
  return unit?.id ?? refuse('unknownUnit');
}

/** A tax code by its digits. Spreadsheets drop the zero that it begins with. */
function taxCodeCell(text: string, { taxCodes = [] }: ImportKnowledge): number | string | null {
  const digits = text.replace(/\D/g, '');
  if (text.trim() === '') return null;
  const wanted = digits.padStart(8, '0');
  const code = taxCodes.find(({ name }) => name.split(' ')[0]?.replace(/\D/g, '') === wanted);
  return code?.id ?? refuse('unknownNcm');
}

/** How products are filled from a table: one line for each code. */
export const productImport: RegisterImport<Product, ProductValues> = {
  keyOf: ({ code }) => foldForSearch(code),
  keyOfRow: ({ code }) => foldForSearch(code ?? ''),
  valuesOfRow: toProductValues,
  columns: [
    { name: 'code', parse: codeCell },
    { name: 'name', parse: (text) => toPlainUpper(text.trim()) },
    { name: 'productLineId', shownIn: 'productLineName', parse: lineCell },
    { name: 'unitId', shownIn: 'unit', parse: unitCell },
    { name: 'taxCodeId', shownIn: 'taxCode', optional: true, parse: taxCodeCell },
    { name: 'minimumStock', optional: true },
    { name: 'conversionFactor', shownIn: false, optional: true },
    { name: 'conversionUnitId', optional: true, parse: unitCell },
  ],
  Knowledge: Names,
};
