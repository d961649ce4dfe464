import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetGroups, SheetTotal } from '@/platform/sheet/sheetProps';
import type { ForecastLine, Scenario } from '../forecastTypes';
import { monthsOf, scenarioMonths, yearOf } from '../rules/forecast';
import { columnsOf, sumsOf } from '../rules/sheetColumns';
import { useMonthName } from './useMonthName';

export const VALUE = 'value';

export interface LineRow {
  readonly line: ForecastLine;
  readonly sums: Readonly<Record<string, number | null>>;
}

type Shape = ReturnType<typeof columnsOf>;

/** Name, terms and months of each line. */
export function useLineColumns(shape: Shape, small: boolean) {
  const { t } = useTranslation('financeForecast');
  const nameOf = useMonthName();
  return useMemo((): readonly SheetColumn<LineRow>[] => {
    const figure = (field: string): Pick<SheetColumn<LineRow>, 'field' | 'kind' | 'value' | 'total'> => ({
      field,
      kind: 'money',
      value: ({ sums }) => sums[field] ?? 0,
      total: 'sum',
    });
    const name: SheetColumn<LineRow> = {
      field: 'name',
      header: t('line.name'),
      identifying: true,
      width: small ? 150 : 240,
      value: ({ line }) => line.name,
    };
    const terms: readonly SheetColumn<LineRow>[] = [
      {
        field: VALUE,
        header: t('line.value'),
        kind: 'money',
        width: 120,
        value: ({ line, sums }) => line.schedule?.cents ?? sums['sum'] ?? 0,
      },
      {
        field: 'recurrence',
        header: t('line.recurrence'),
        width: 132,
        value: ({ line }) => (line.schedule ? t(`recurrences.${line.schedule.recurrence}`) : t('byMonth')),
      },
    ];
    const months = shape.map(({ field, month, year }): SheetColumn<LineRow> =>
      month === null
        ? { ...figure(field), width: 136, header: year === null ? t('sum') : t('yearSum', { year }) }
        : { ...figure(field), width: 116, header: nameOf(month), edit: { as: 'money' } },
    );
    // Beside the names a telephone shows two columns: those that the foot has figures for.
    return small ? [name, ...months, ...terms] : [name, ...terms, ...months];
  }, [t, nameOf, shape, small]);
}

/** What comes in and what goes out, each under its head with its sums. */
export function useLineGroups(shape: Shape) {
  const { t } = useTranslation('financeForecast');
  return useMemo(
    (): SheetGroups<LineRow> => ({
      path: ({ line: { side } }) => [{ key: side, label: t(`sides.${side}`) }],
      figures: (_key, under) => ({
        ...Object.fromEntries(
          shape.map(({ field }) => [field, under.reduce((sum, { sums }) => sum + (sums[field] ?? 0), 0)]),
        ),
        [VALUE]: null,
      }),
    }),
    [t, shape],
  );
}

/** The foot: the result of each month, what it leaves, and what the payments left. */
export function useLineTotals(
  scenario: Scenario,
  shape: Shape,
  paid: readonly (number | null)[],
  small: boolean,
) {
  const { t } = useTranslation('financeForecast');
  return useMemo((): readonly SheetTotal<LineRow>[] => {
    const months = scenarioMonths(scenario);
    const balances = months.map(({ balance }) => balance);
    const lastOf = (year: number | null) =>
      balances[months.findLastIndex(({ month }) => year === null || yearOf(month) === year)] ?? null;
    return [
      {
        id: 'result',
        label: t('result'),
        figures: sumsOf(
          months.map(({ result }) => result),
          scenario,
        ),
      },
      {
        id: 'balance',
        label: t(scenario.opening !== null ? 'balance' : small ? 'accumulatedShort' : 'accumulated'),
        figures: Object.fromEntries(
          shape.map(({ field, month, year }) => [
            field,
            month === null ? lastOf(year) : (balances[monthsOf(scenario).indexOf(month)] ?? null),
          ]),
        ),
      },
      { id: 'paid', label: t('paidResult'), figures: sumsOf(paid, scenario) },
    ];
  }, [scenario, shape, paid, small, t]);
}
