import type { Month } from '@/platform/format/month';
import type { Plan } from '../forecastTypes';
import { monthsOf, yearOf } from './forecast';

/** A column of figures: a month, a year (after its last month, where there are several), or all months. */
export interface FigureColumn {
  readonly field: string;
  readonly month: Month | null;
  readonly year: number | null;
}

type Months = Pick<Plan, 'startMonth' | 'monthCount'>;

export function columnsOf(plan: Months): FigureColumn[] {
  const months = monthsOf(plan);
  const several = months.some((month) => yearOf(month) !== yearOf(plan.startMonth));
  return [
    ...months.flatMap((month, at): FigureColumn[] => {
      const next = months[at + 1];
      const year = yearOf(month);
      const ends = several && (next === undefined || yearOf(next) !== year);
      return [{ field: month, month, year }, ...(ends ? [{ field: `y${year}`, month: null, year }] : [])];
    }),
    { field: 'sum', month: null, year: null },
  ];
}

/** Figures of months by column: the sum of a year or of all counts those that are known, and is not known without any. */
export function sumsOf(values: readonly (number | null)[], plan: Months): Record<string, number | null> {
  const byMonth = new Map(monthsOf(plan).map((month, at) => [month, values[at] ?? null]));
  const sum = (year: number | null) =>
    [...byMonth].reduce<number | null>(
      (all, [month, value]) =>
        value === null || (year !== null && yearOf(month) !== year) ? all : (all ?? 0) + value,
      null,
    );
  return Object.fromEntries(
    columnsOf(plan).map(({ field, month, year }) => [
      field,
      month === null ? sum(year) : (byMonth.get(month) ?? null),
    ]),
  );
}
