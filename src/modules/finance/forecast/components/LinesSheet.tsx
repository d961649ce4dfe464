import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetChange, SheetGroups, SheetTotal } from '@/platform/sheet/sheetProps';
import type { ForecastLine, Scenario } from '../forecastTypes';
import { MONTHS, scenarioMonths } from '../rules/forecast';

const fieldOf = (month: number) => `m${month}`;
const rowId = ({ id }: ForecastLine) => id;

interface LinesSheetProps {
  readonly scenario: Scenario;
  /** Keeps the changed lines; what it throws is said at the cell. */
  readonly onSave: (lines: readonly ForecastLine[]) => Promise<unknown>;
}

/** The lines of a scenario by month; a cell that is left is kept, and one that was refused says why. */
export function LinesSheet({ scenario, onSave }: LinesSheetProps) {
  const { t } = useTranslation('financeForecast');
  const { lines } = scenario;
  const columns = useMemo(
    (): readonly SheetColumn<ForecastLine>[] => [
      { field: 'name', header: t('line.name'), identifying: true, edit: { as: 'text', maxLength: 60 } },
      ...Array.from({ length: MONTHS }, (_, at): SheetColumn<ForecastLine> => ({
        field: fieldOf(at + 1),
        header: t(`months.${(at + 1) as 1}`),
        kind: 'money',
        width: 112,
        value: ({ months }) => months[at] ?? 0,
        edit: { as: 'money' },
        total: 'sum',
      })),
      {
        field: 'sum',
        header: t('year'),
        kind: 'money',
        width: 130,
        value: ({ months }) => months.reduce((all, cents) => all + cents, 0),
        total: 'sum',
      },
    ],
    [t],
  );
  const groups = useMemo(
    (): SheetGroups<ForecastLine> => ({
      path: ({ side }) => [{ key: side, label: t(`sides.${side}`) }],
    }),
    [t],
  );
  const totals = useMemo((): readonly SheetTotal<ForecastLine>[] => {
    const months = scenarioMonths(lines);
    const last = months.at(-1);
    const figures = (name: 'result' | 'accumulated') => ({
      ...Object.fromEntries(months.map((one) => [fieldOf(one.month), one[name]])),
      sum: last ? last.accumulated : null,
    });
    return [
      { id: 'result', label: t('result'), figures: figures('result') },
      { id: 'accumulated', label: t('accumulated'), figures: figures('accumulated') },
    ];
  }, [lines, t]);
  const edit = async ({ row, field, value }: SheetChange<ForecastLine>) => {
    const at = field.startsWith('m') ? Number(field.slice(1)) - 1 : -1;
    const changed =
      field === 'name'
        ? { ...row, name: typeof value === 'string' ? value : '' }
        : {
            ...row,
            months: row.months.map((cents, month) =>
              month === at ? (typeof value === 'number' ? value : 0) : cents,
            ),
          };
    try {
      await onSave(lines.map((line) => (line.id === row.id ? changed : line)));
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
      rows={lines}
      getRowId={rowId}
      groups={groups}
      totals={totals}
      onEdit={edit}
      search={false}
      height={440}
      countLabel={(count) => t('lines', { count })}
      exportName={t('exportName', { name: scenario.name, year: scenario.year })}
      emptyState={{ title: t('noLines.title'), text: t('noLines.text') }}
    />
  );
}
