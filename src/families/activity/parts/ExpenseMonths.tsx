import Alert from '@mui/material/Alert';
import { type ClipboardEvent, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { numberMarks } from '@/platform/format/formatLocale';
import { useFormValues } from '@/platform/forms/useFormValues';
import { Sheet } from '@/platform/sheet/Sheet';
import { placeOf } from '@/platform/sheet/eventPlace';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetChange } from '@/platform/sheet/sheetProps';
import { useStable } from '@/platform/react/useStable';
import { useActivity } from '../activityContext';
import { type ActivityValues, expenseMonths, expenseYears, withMonths } from '../activityValues';
import { SEASON_MONTHS } from '../rules/months';
import { isBlock, type PasteFault, readPaste } from '../rules/pasteMonths';
import { useActivityWords } from './words';

interface MonthsRow {
  readonly at: number;
  readonly name: string;
  /** Cents, January first. */
  readonly months: readonly number[];
  /** Null where its heads, hectares or units are not known. */
  readonly year: number | null;
}

const rowId = (row: MonthsRow) => row.at;
const monthOf = (field: string) => Number(field.slice(1));

/** The account, the twelve months of the season, and their year. */
function useMonthColumns() {
  const { t } = useTranslation('activity');
  const { readOnly } = useActivity();
  const { monthName } = useActivityWords();
  return useMemo(
    (): readonly SheetColumn<MonthsRow>[] => [
      { field: 'name', header: t('fields.account'), identifying: true, sortable: false },
      ...SEASON_MONTHS.map((at): SheetColumn<MonthsRow> => ({
        field: `m${at}`,
        header: monthName(at + 1),
        kind: 'money',
        width: 128,
        sortable: false,
        value: ({ months, year }) => (year === null ? null : (months[at] ?? 0)),
        nothing: '–',
        total: 'sum',
        ...(readOnly ? {} : { edit: { as: 'money' } }),
      })),
      {
        field: 'year',
        header: t('months12.year'),
        kind: 'money',
        sortable: false,
        nothing: '–',
        total: 'sum',
      },
    ],
    [t, monthName, readOnly],
  );
}

interface PasteFaultsProps {
  readonly faults: readonly PasteFault[];
  readonly rows: readonly MonthsRow[];
  readonly onClose: () => void;
}

/** Why nothing of a pasted block was taken. */
function PasteFaults({ faults, rows, onClose }: PasteFaultsProps) {
  const { t } = useTranslation('activity');
  const { monthName } = useActivityWords();
  if (faults.length === 0) return null;
  const faultText = (fault: PasteFault) =>
    fault.kind === 'unread'
      ? t('months12.unread', {
          line: rows[fault.row]?.name ?? '',
          month: monthName((SEASON_MONTHS[fault.column] ?? 0) + 1),
          text: fault.text,
        })
      : t(`months12.${fault.kind}`, { pasted: fault.pasted, room: fault.room });
  return (
    <Alert severity="error" onClose={onClose}>
      {t('months12.nothing')} {faults.map(faultText).join(' ')}
    </Alert>
  );
}

/** Every expense by month: cells are typed by keys, and blocks of a spreadsheet pasted. */
export function ExpenseMonths() {
  const { t } = useTranslation('activity');
  const { activity, accounts, readOnly } = useActivity();
  const { getValues, setValue } = useFormContext<ActivityValues>();
  const values = useFormValues<ActivityValues>();
  const [faults, setFaults] = useState<readonly PasteFault[]>([]);
  const rows = useMemo((): readonly MonthsRow[] => {
    const years = expenseYears(activity, values);
    const names = new Map(accounts.map(({ id, name, subgroupName }) => [id, `${subgroupName} · ${name}`]));
    return values.expenses.map((expense, at) => {
      const year = years[at] ?? null;
      const name = names.get(expense.accountId ?? 0) ?? t('months12.noAccount', { number: at + 1 });
      return { at, name, year, months: expenseMonths(activity, expense, year) };
    });
  }, [activity, accounts, values, t]);

  const write = (at: number, typed: ReadonlyMap<number, number>) => {
    const now = getValues();
    const before = now.expenses[at];
    if (!before) return;
    const next = withMonths(activity, before, expenseYears(activity, now)[at] ?? null, typed);
    for (const field of ['way', 'spread', 'months', 'value'] as const)
      setValue(`expenses.${at}.${field}`, next[field], { shouldDirty: true });
  };
  const edit = useStable(({ row, field, value }: SheetChange<MonthsRow>) => {
    setFaults([]);
    write(row.at, new Map([[monthOf(field), typeof value === 'number' ? value : 0]]));
    return null;
  });
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const place = placeOf(event.target);
    if (readOnly || !place || place.line < 0 || place.line >= rows.length || !isBlock(text)) return;
    event.preventDefault();
    // The first column names the line.
    const column = Math.max(0, place.column - 1);
    const room = { row: place.line, column, rows: rows.length, columns: SEASON_MONTHS.length };
    const pasted = readPaste(text, room, numberMarks());
    if ('faults' in pasted) {
      setFaults(pasted.faults);
      return;
    }
    setFaults([]);
    for (const { at } of rows) {
      const cells = pasted.cells.filter(({ row }) => row === at);
      if (cells.length > 0)
        write(at, new Map(cells.map(({ column: month, cents }) => [SEASON_MONTHS[month] ?? 0, cents])));
    }
  };
  const columns = useMonthColumns();
  return (
    <div onPaste={paste}>
      <PasteFaults faults={faults} rows={rows} onClose={() => setFaults([])} />
      <Sheet
        id="activity-expense-months"
        label={t('months12.title')}
        columns={columns}
        rows={rows}
        getRowId={rowId}
        onEdit={edit}
        search={false}
        exportName={t('months12.exportName')}
        emptyState={{ title: t('months12.emptyTitle'), text: t('months12.emptyText') }}
        height={320}
      />
    </div>
  );
}
