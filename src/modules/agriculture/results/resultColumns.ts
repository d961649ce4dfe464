import type { TFunction } from 'i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { Grouping, ResultFigures, ResultGroup } from './rules/results';

/** What is said in words above the table is no column of it. */
type Field = Exclude<keyof ResultFigures, 'inHarvest' | 'withoutCost'>;

/** The table's columns; the foot shows the figures of all rows together, not sums of quotients. */
export function resultColumns(
  t: TFunction<'agricultureResults'>,
  by: Grouping,
  all: ResultFigures,
  /** Without a key of finance there are yield and operations alone. */
  finance: boolean,
): readonly ColumnSpec<ResultGroup>[] {
  const money = (field: Field, more: Partial<ColumnSpec<ResultGroup>> = {}): ColumnSpec<ResultGroup> => ({
    field,
    header: t(`figures.${field}`),
    kind: 'money',
    width: 132,
    nothing: '–',
    total: () => all[field],
    ...more,
  });
  const number = (field: Field, unit: string, more: Partial<ColumnSpec<ResultGroup>> = {}) =>
    money(field, { kind: 'number', unit, decimals: 2, width: 116, ...more });
  const sales: readonly ColumnSpec<ResultGroup>[] = [
    money('sold'),
    money('unsold'),
    money('margin'),
    money('marginPerHa'),
    number('unsoldSacks', 'sc', { hidden: true }),
    money('price', { hidden: true }),
    money('breakEvenPrice', { hidden: true }),
    number('breakEvenYield', 'sc/ha', { hidden: true }),
  ];
  return [
    {
      field: 'name',
      header: t(`by.${by}`),
      identifying: true,
      value: ({ name }) => name || t('unreported'),
    },
    {
      field: 'plots',
      header: t('figures.plots'),
      kind: 'number',
      decimals: 0,
      width: 90,
      hidden: by === 'plot',
    },
    {
      field: 'unharvested',
      header: t('figures.unharvested'),
      kind: 'number',
      decimals: 0,
      width: 110,
      hidden: true,
      total: 'sum',
    },
    number('area', 'ha', { width: 100 }),
    number('leftArea', 'ha', { width: 100, hidden: all.leftArea === 0 }),
    number('yield', 'sc/ha'),
    money('costPerHa'),
    money('costPerSack', { width: 120 }),
    ...(finance ? sales : []),
    money('cost', { hidden: true }),
    number('sacks', 'sc', { hidden: true }),
  ];
}
