import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnSpec } from './columnSpec';
import type { Exported } from './parts/TableTools';
import { toExportTable } from './toExportTable';
import { usePrintNote } from './usePrintNote';
import type { useTotals } from './useTotals';

interface Shown<Row> {
  readonly label: string;
  readonly columns: readonly ColumnSpec<Row>[];
  readonly rows: readonly Row[];
  readonly totals: ReturnType<typeof useTotals>;
}

/** What a table gives away: its rows to a file, and itself to paper. */
export function useTablePaper<Row extends object>({ label, columns, rows, totals }: Shown<Row>) {
  const { t } = useTranslation('grid');
  const latest = useRef<Exported<Row>>({ all: rows, totals: null });
  useLayoutEffect(() => {
    latest.current = { all: rows, totals: totals?.cells ?? null };
  });
  const exported = useCallback(() => latest.current, []);
  const printNote = usePrintNote();
  const onPaper = () => {
    if (rows.length === 0) return null;
    const table = { ...toExportTable(label, columns, rows, t), totals: totals?.cells ?? null };
    return { table, note: printNote(table) };
  };
  return { exported, onPaper };
}
