import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Month } from '@/platform/format/month';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { useStable } from '@/platform/react/useStable';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetChange, SheetFigureLook } from '@/platform/sheet/sheetProps';
import { useSmallScreen } from '@/platform/theme/useMedia';
import type { ForecastLine, Scenario } from '../forecastTypes';
import { lineMonths, withMonth } from '../rules/forecast';
import { columnsOf, sumsOf } from '../rules/sheetColumns';
import { type LineRow, useLineColumns, useLineGroups, useLineTotals, VALUE } from './useLineColumns';

const rowId = ({ line }: LineRow) => line.id;

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
  const small = useSmallScreen();
  const open = useStable(onOpen);
  const { lines } = scenario;
  const shape = useMemo(() => columnsOf(scenario), [scenario]);
  const rows = useMemo(
    () => lines.map((line): LineRow => ({ line, sums: sumsOf(lineMonths(line, scenario), scenario) })),
    [lines, scenario],
  );
  const columns = useLineColumns(shape, small);
  const look = useMemo(
    (): SheetFigureLook<LineRow> => ({
      negatives: true,
      opensRow: (_row, field) => field === VALUE,
      onOpenRow: ({ line }) => open(line),
    }),
    [open],
  );
  const groups = useLineGroups(shape);
  const totals = useLineTotals(scenario, shape, paid, small);
  const edit = async ({ row: { line }, field, value }: SheetChange<LineRow>) => {
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
