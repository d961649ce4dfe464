import type { TFunction } from 'i18next';
import type { Nutrient, SoilNutrient } from './rules/nutrients';

/** Who puts a column of an analysis into words. */
type Words = TFunction<'soilAnalysis'>;

/** What a laboratory calls it: 'Ca', 'pH água'; what is none of the list has the laboratory's own name. */
export const symbolOf = (t: Words, { nutrient, name }: Pick<SoilNutrient, 'nutrient' | 'name'>): string =>
  nutrient === 'OTHER' ? name : t(`symbols.${nutrient}`);

const isTwofold = (column: SoilNutrient, columns: readonly SoilNutrient[]) =>
  columns.some((other) => other.id !== column.id && other.nutrient === column.nutrient);

/** The head of a column: its symbol, with the extractor where another column has the same nutrient. */
export function headOfColumn(t: Words, column: SoilNutrient, columns: readonly SoilNutrient[]): string {
  const symbol = symbolOf(t, column);
  const { extractor } = column;
  return extractor !== null && isTwofold(column, columns)
    ? `${symbol} ${t(`extractors.${extractor}`)}`
    : symbol;
}

/** A column in full: 'P · mg/dm³ · Mehlich-1'. */
export const columnInFull = (t: Words, column: SoilNutrient): string =>
  [symbolOf(t, column), column.unit, column.extractor && t(`extractors.${column.extractor}`)]
    .filter(Boolean)
    .join(' · ');

export const nutrientName = (t: Words, nutrient: Nutrient): string => t(`nutrients.${nutrient}`);
