import type { TFunction } from 'i18next';
import { addMonths, formatMonth } from '@/platform/format/month';
import type { ColumnSpec } from '@/platform/grid/columnSpec';

export interface MonthSample {
  readonly month: string;
  readonly figures: readonly number[];
}

function months(count: number, shift = 0): readonly MonthSample[] {
  return Array.from({ length: count }, (_, at) => ({
    month: addMonths('2026-01', at),
    figures: [0, 1, 2, 3, 4].map((series) => {
      const wave = Math.round(Math.sin(at / 2 + series * 1.3) * 40_000_00);
      return 60_000_00 + wave + series * 9_000_00 - shift;
    }),
  }));
}

/** A year of a farm's money; the same figures every time. */
export function chartSamples(t: TFunction<'chart'>) {
  const money = (field: string, header: string, at: number): ColumnSpec<MonthSample> => ({
    field,
    header,
    kind: 'money',
    value: (row) => row.figures[at] ?? null,
  });
  const x: ColumnSpec<MonthSample> = {
    field: 'month',
    header: t('gallery.month'),
    value: (row) => formatMonth(row.month),
  };
  const income = money('income', t('gallery.income'), 0);
  const expense = money('expense', t('gallery.expense'), 1);
  const all = [
    money('soy', t('gallery.soy'), 0),
    money('corn', t('gallery.corn'), 1),
    money('milk', t('gallery.milk'), 2),
    money('cattle', t('gallery.cattle'), 3),
    money('poultry', t('gallery.poultry'), 4),
  ];
  return { x, income, expense, all, rows: months(12), one: months(1), losses: months(12, 60_000_00) };
}
