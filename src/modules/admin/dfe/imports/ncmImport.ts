import i18next from 'i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { CellRefused } from '@/families/register/importing/cellRefused';
import type { ImportKnowledge, KnowledgeProps, RegisterImport } from '@/families/register/registerTypes';
import { toLocalDate } from '@/platform/format/date';
import { foldForSearch } from '@/platform/format/text';
import type { NcmValues } from '../dfeSchemas';
import { dayCell, digitsCell, plainCell } from '@/families/register/importing/cells';
import type { Ncm } from '../dfeWire';

function Units({ children }: KnowledgeProps) {
  return children({ units: useLookup('unitsOfMeasure', undefined) });
}

/** A unit by its code, which the list writes before its words: 'KG – QUILOGRAMA'. */
function unitCell(text: string, { units = [] }: ImportKnowledge): number | null {
  const wanted = foldForSearch(text);
  if (wanted === '') return null;
  const unit = units.find((one) =>
    [one.name, ...('code' in one ? [String(one.code)] : [])].some((word) => foldForSearch(word) === wanted),
  );
  if (!unit) throw new CellRefused(i18next.t('adminDfe:import.unknownUnit'));
  return Number(unit.id);
}

/** NCM codes from the official table or another: code, words, unit, validity. */
export const ncmImport: RegisterImport<Ncm, NcmValues> = {
  keyOf: ({ code }) => code,
  keyOfRow: ({ code }) => code,
  valuesOfRow: ({ code, description, unitId, validFrom, validTo }) => ({
    code,
    description,
    unitId,
    validFrom: toLocalDate(validFrom),
    validTo: toLocalDate(validTo),
  }),
  columns: [
    { name: 'code', parse: digitsCell(8) },
    { name: 'description', parse: plainCell },
    { name: 'unitId', shownIn: 'unitCode', parse: unitCell },
    { name: 'validFrom', parse: dayCell },
    { name: 'validTo', parse: dayCell },
  ],
  Knowledge: Units,
};
