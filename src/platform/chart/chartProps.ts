import type { ReactNode } from 'react';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { EmptyStateTexts } from '@/platform/grid/dataTableProps';
import type { AppError } from '@/platform/http/appError';
import type { LoadStatus } from '@/platform/store/resourceState';

export type ChartKind = 'line' | 'bar' | 'area';

/** A zone of values behind what is drawn; null runs to the end of the axis. */
export interface ChartBand {
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly tone: 'success' | 'danger';
}

export interface ChartCardProps<Row extends object> {
  readonly title: string;
  /** Muted beside the title: a range, a time. */
  readonly aside?: ReactNode;
  readonly kind: ChartKind;
  /** Segments stand on each other; for parts of a whole. Lines are never stacked. */
  readonly stacked?: boolean;
  /** The axis spans the values instead of starting at zero: for prices, which move little. For lines. */
  readonly fit?: boolean;
  /**
   * Lines run on over points without a value, and a value between two such points has a dot: for what is measured now and
   * then. Else a line breaks where nothing is known.
   */
  readonly joined?: boolean;
  readonly rows: readonly Row[];
  /** What stands along the base: a date, a month, a name. */
  readonly x: ColumnSpec<Row>;
  /** At most five, all of one unit; money in cents, as everywhere. */
  readonly series: readonly ColumnSpec<Row>[];
  /** Fields of series that are drawn as lines over the bars: a curve beside what was counted. */
  readonly lines?: readonly string[];
  /** Fields of series that are drawn as marks alone: what was measured beside a curve that was computed. */
  readonly marks?: readonly string[];
  /** Zones behind the series, between two values of the axis. */
  readonly bands?: readonly ChartBand[];
  /** Lines bend instead of breaking at their points: for a curve that was computed, not measured. */
  readonly curved?: boolean;
  /** Bars that stand back: what is out of the range that the chart is about. */
  readonly back?: (row: Row) => boolean;
  /** A point may be chosen, by pointer, by Enter and in the table; chosen again it is given up. */
  readonly onChoose?: (row: Row) => void;
  /** The point that is chosen; the others stand back. */
  readonly chosen?: Row | null;
  readonly status?: LoadStatus;
  readonly error?: AppError | null;
  readonly onRetry?: () => void;
  readonly emptyState?: EmptyStateTexts;
  /** Height of chart or table, in px; 260 by default. */
  readonly height?: number;
  readonly headingLevel?: 2 | 3;
  /** Base of the file's name; the title by default. */
  readonly exportName?: string;
}

/** More colours than these cannot be distinguished in every scheme. */
export const MOST_SERIES = 5;
