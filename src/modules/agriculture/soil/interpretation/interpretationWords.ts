import type { TFunction } from 'i18next';
import { formatNumber } from '@/platform/format/number';
import type { InterpretedQuantity, QuantitySource } from '../rules/interpret';
import type { Basis, NoClass, ReferenceTable, SoilClass } from '../rules/reference';

/** Locale files of what is interpreted; the first is meant where none is named. */
export const WORDS = ['soilInterpretation', 'soilReferences', 'soilAnalysis'] as const;
export type Words = TFunction<typeof WORDS>;

/** A measured figure with three digits that count. */
export const figureText = (value: number): string =>
  formatNumber(value, { decimals: 2, minDecimals: 0, significant: 3 });
/** A difference of two means: two digits that count. */
export const changeText = (value: number): string =>
  formatNumber(value, { decimals: 2, minDecimals: 0, significant: 2 });
/** A bound as its manual prints it. */
const boundText = (value: number): string => formatNumber(value, { decimals: 3, minDecimals: 0 });

export const withUnit = (text: string, unit: string): string => (unit === '' ? text : `${text} ${unit}`);

/** 'Fósforo (P) · Mehlich-1' */
export function sourceName(t: Words, { quantity, column }: Pick<QuantitySource, 'quantity' | 'column'>) {
  const name = t(`soilReferences:quantities.${quantity}`);
  const extractor = column?.extractor;
  return extractor ? `${name} · ${t(`soilAnalysis:extractors.${extractor}`)}` : name;
}

/** 'acima de 8 até 12 mg/dm³' */
export function rangeText(t: Words, above: number | null, upTo: number | null, unit: string): string {
  if (above !== null && upTo !== null)
    return t('range.between', { above: boundText(above), upTo: withUnit(boundText(upTo), unit) });
  if (upTo !== null) return t('range.upTo', { upTo: withUnit(boundText(upTo), unit) });
  return above === null ? t('range.any') : t('range.above', { above: withUnit(boundText(above), unit) });
}

const BASIS_UNITS: Readonly<Record<Basis, string>> = { CLAY: '%', CTC: 'cmolc/dm³' };

/** Which line of the manual's table was read: 'argila acima de 40 até 60 %, p. 92'. */
export function lineText(t: Words, { row, rowAbove }: Pick<SoilClass, 'row' | 'rowAbove'>): string {
  const parts = [
    row.basis === null
      ? ''
      : t(`basis.${row.basis}`, { range: rangeText(t, rowAbove, row.upTo, BASIS_UNITS[row.basis]) }),
    row.crop,
    row.page === '' ? '' : t('page', { page: row.page }),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Why a value has no class, in words; a count of points where it is not all of them. */
export function noClassText(
  t: Words,
  why: NoClass,
  { source, table }: Pick<InterpretedQuantity, 'source'> & { readonly table: ReferenceTable | null },
): string {
  const { column } = source;
  switch (why) {
    case 'EXTRACTOR':
      return t('noClass.EXTRACTOR', {
        wanted: table?.extractor ? t(`soilAnalysis:extractors.${table.extractor}`) : '',
        used: column?.extractor ? t(`soilAnalysis:extractors.${column.extractor}`) : t('noClass.noExtractor'),
      });
    case 'UNIT':
      return t('noClass.UNIT', { wanted: table?.unit ?? '', used: source.unit });
    case 'CLAY':
    case 'CTC':
    case 'TABLE':
      return t(`noClass.${why}`);
  }
}
