import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Month } from '@/platform/format/month';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { useStable } from '@/platform/react/useStable';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetChange, SheetFigureLook, SheetGroups, SheetTotal } from '@/platform/sheet/sheetProps';
import { useSmallScreen } from '@/platform/theme/useMedia';
import type { ForecastLine, Scenario } from '../forecastTypes';
import { lineMonths, monthsOf, scenarioMonths, withMonth, yearOf } from '../rules/forecast';
import { columnsOf, sumsOf } from '../rules/sheetColumns';
import { useMonthName } from './useMonthName';

const VALUE = 'value';

interface Row {
  readonly line: ForecastLine;
  readonly sums: Readonly<Record<string, number | null>>;
}
const rowId = ({ line }: Row) => line.id;

interface LinesSheetProps {
  readonly scenario: Scenario;
  /** What the payments of each month left; null when unknown, or still to come. */
  readonly paid: readonly (number | null)[];
  /** Keeps the changed lines; what it throws is said at the cell. */
  readonly onSave: (lines: readonly ForecastLine[]) => Promise<unknown>;
  readonly onOpen: (line: ForecastLine) => void;
}

/** The lines of a scenario by month; a cell that is left is kept, and one that was refused says why. */
export function LinesSheet({ scenario, paid, onSave, onOpen }: LinesSheetProps) {
  const { t } = useTranslation('financeForecast');
  const nameOf = useMonthName();
  const small = useSmallScreen();
  const open = useStable(onOpen);
  const { lines } = scenario;
  const shape = useMemo(() => columnsOf(scenario), [scenario]);
  const rows = useMemo(
    () => lines.map((line): Row => ({ line, sums: sumsOf(lineMonths(line, scenario), scenario) })),
    [lines, scenario],
  );
  const columns = useMemo((): readonly SheetColumn<Row>[] => {
    const figure = (field: string): Pick<SheetColumn<Row>, 'field' | 'kind' | 'value' | 'total'> => ({
      field,
      kind: 'money',
      value: ({ sums }) => sums[field] ?? 0,
      total: 'sum',
    });
    const name: SheetColumn<Row> = {
      field: 'name',
      header: t('line.name'),
      identifying: true,
      width: small ? 150 : 240,
      value: ({ line }) => line.name,
    };
    const terms: readonly SheetColumn<Row>[] = [
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
    const months = shape.map(({ field, month, year }): SheetColumn<Row> =>
      month === null
        ? { ...figure(field), width: 136, header: year === null ? t('sum') : t('yearSum', { year }) }
        : { ...figure(field), width: 116, header: nameOf(month), edit: { as: 'money' } },
    );
    // Beside the names a telephone shows two columns: those that the foot has figures for.
    return small ? [name, ...months, ...terms] : [name, ...terms, ...months];
  }, [t, nameOf, shape, small]);
  const look = useMemo(
    (): SheetFigureLook<Row> => ({
      negatives: true,
      opensRow: (_row, field) => field === VALUE,
      onOpenRow: ({ line }) => open(line),
    }),
    [open],
  );
  const groups = useMemo(
    (): SheetGroups<Row> => ({
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
  const totals = useMemo((): readonly SheetTotal<Row>[] => {
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
  const edit = async ({ row: { line }, field, value }: SheetChange<Row>) => {
    const month: Month | null = shape.find((one) => one.field === field)?.month ?? null;
    if (month === null) return null;
    const changed = withMonth(line, month, typeof value === 'number' ? value : 0, scenario);
    try {
      await onSave(lines.map((one) => (one.id === line.id ? changed : one)));
      return null;
    } catch (thrown) {
      return saidBy(asAppError(thrown)) || t('notSaved');
    }
  };
  return (
    <Sheet
      id="forecast-lines"
      label={scenario.name}
      columns={columns}
      rows={rows}
      getRowId={rowId}
      groups={groups}
      totals={totals}
      figureLook={look}
      onEdit={edit}
      onOpen={({ line }) => open(line)}
      search={false}
      height={small ? 560 : 440}
      countLabel={(count) => t('lines', { count })}
      exportName={t('exportName', { name: scenario.name, month: scenario.startMonth })}
      emptyState={{ title: t('noLines.title'), text: t('noLines.text') }}
    />
  );
}
