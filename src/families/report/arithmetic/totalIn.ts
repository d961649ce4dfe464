import { totalOf } from '@/platform/grid/rowPipeline';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { ReportRow } from '../reportTypes';

/** The figure that a column of the sheet shows of some rows. */
export const totalIn = (column: SheetColumn<ReportRow>, rows: readonly ReportRow[]): number | null =>
  column.total ? totalOf(column, rows) : null;
