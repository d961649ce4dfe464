import type { ReactNode } from 'react';
import type { CellValue } from '@/platform/grid/columnSpec';
import type { EmptyStateTexts } from '@/platform/grid/dataTableProps';
import type { GridSort } from '@/platform/grid/gridQuery';
import type { AppError } from '@/platform/http/appError';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { LoadStatus } from '@/platform/store/resourceState';

export type SheetFigures = Readonly<Record<string, number | null>>;

export interface SheetGroupStep {
  readonly key: string;
  readonly label: string;
}

/** A line of a statement that stands between headings: what everything over it comes to. */
export interface SheetResult<Row> {
  readonly id: string;
  readonly label: string;
  /** The last heading that it counts, by its key; it stands there though that heading has no rows. */
  readonly through: string;
  /** Of all rows beside which it stands, those of later headings too. */
  readonly figures: (rows: readonly Row[]) => SheetFigures;
}

/** Rows under headings that fold. Rows may lie at different depths, as accounts do. */
export interface SheetGroups<Row> {
  /** The headings over a row, outermost first; none for a row that stands free. */
  readonly path: (row: Row) => readonly SheetGroupStep[];
  /** Figures of a heading that are no sum of its rows; the others are computed from the columns' `total`. */
  readonly figures?: (key: string, rows: readonly Row[]) => SheetFigures;
  /** Result lines between the headings of one level (1 is the outermost), whose keys come in `order`. */
  readonly results?: {
    readonly level: number;
    readonly order: readonly string[];
    readonly lines: readonly SheetResult<Row>[];
  };
  /** `all` starts with the outermost headings alone. */
  readonly startFolded?: 'all' | 'none';
}

/** One line of the foot. */
export interface SheetTotal<Row> {
  readonly id: string;
  readonly label: string;
  /** Given figures, or computed from the rows in view; without it, the columns' own `total`. */
  readonly figures?: SheetFigures | ((rows: readonly Row[]) => SheetFigures);
}

/** A figure that stands for several rows: of a heading, or of a line of the foot. */
export interface SheetFigure<Row> {
  readonly field: string;
  /** Of the heading, or of the line of the foot. */
  readonly label: string;
  /** `id` of the line of the foot; null for a heading. */
  readonly foot: string | null;
  readonly rows: readonly Row[];
}

/** What a sheet does with figures beyond writing them. */
export interface SheetFigureLook<Row> {
  /** Those below zero stand in the tone of loss and are read out as negative. */
  readonly negatives?: boolean;
  /** Whether a figure of some rows opens something; by a press or Enter. */
  readonly opens?: (field: string, foot: string | null) => boolean;
  readonly onOpen?: (figure: SheetFigure<Row>, anchor: HTMLElement) => void;
  /** Whether a row's own figure opens something; by a press or Enter, which then does not open the row. */
  readonly opensRow?: (row: Row, field: string) => boolean;
  readonly onOpenRow?: (row: Row, field: string) => void;
}

/** A cell of the body: of a row, or of a heading. */
export interface SheetCell<Row> {
  /** Null for a heading. */
  readonly row: Row | null;
  /** Of the line: the same for a heading in every answer. */
  readonly id: string;
  /** What the line is called. */
  readonly label: string;
  readonly field: string;
}

/** Notes on cells. Shift with F2 or the toolbar's button opens the one of the active cell. */
export interface SheetNotes<Row> {
  /** The note on a cell; undefined where there is none. */
  readonly of: (cell: Omit<SheetCell<Row>, 'label'>) => string | undefined;
  readonly onOpen: (cell: SheetCell<Row>) => void;
}

export interface SheetChange<Row> {
  readonly id: string;
  readonly row: Row;
  readonly field: string;
  readonly value: CellValue;
}

/** A sentence says why the value was not taken: it stays at its cell, with what was typed. */
export type SheetAnswer = string | null | undefined | void;

/** Where a reader stands in a sheet. */
export interface SheetPlace {
  readonly search: string;
  /** The headings that are folded, by the ids of their lines; null while the reader has folded none. */
  readonly folded: readonly string[] | null;
  readonly top: number;
  readonly left: number;
}

export interface SheetProps<Row> {
  /** Unique on its page; names the parts for assistive technology. */
  readonly id: string;
  /** Accessible name, title of the print and of the exported file. */
  readonly label: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string | number;
  readonly status?: LoadStatus;
  readonly error?: AppError | null;
  readonly onRetry?: () => void;
  readonly groups?: SheetGroups<Row>;
  /** Lines of the foot; one 'Total' by default, none with an empty list. */
  readonly totals?: readonly SheetTotal<Row>[];
  /** The same object while nothing of it changes. */
  readonly figureLook?: SheetFigureLook<Row>;
  /** The same object while no note changes. */
  readonly notes?: SheetNotes<Row> | undefined;
  /** How many columns at left stay in view; 1 by default. */
  readonly frozen?: number;
  readonly onEdit?: (change: SheetChange<Row>) => SheetAnswer | Promise<SheetAnswer>;
  /** How many cells hold something that was not taken; a page may refuse to leave while there are some. */
  readonly onRejectedChange?: (cells: number) => void;
  /** Enter or a double click on a row whose cell is not edited. */
  readonly onOpen?: (row: Row) => void;
  readonly initialSort?: GridSort | null;
  /** The scroll position before, from `onLeave` when the sheet was unmounted. */
  readonly startAt?: SheetPlace | null;
  readonly onLeave?: (place: SheetPlace) => void;
  /** The reader has sorted by a column, or with null taken the rows as they come. */
  readonly onSort?: (sort: GridSort | null) => void;
  /** The rows that the search leaves, whenever they change. */
  readonly onFound?: (rows: readonly Row[]) => void;
  /** Stands under the printed title, before how many rows there are and when it was printed. */
  readonly printNote?: string;
  readonly widths?: Readonly<Record<string, number>>;
  readonly onWidthsChange?: (widths: Readonly<Record<string, number>>) => void;
  /** What the search looks through, as its label. False leaves it out. */
  readonly search?: string | false;
  /** Stands beside the search. */
  readonly toolbar?: ReactNode;
  readonly emptyState?: EmptyStateTexts;
  /** '135 lançamentos'; '135 registros' by default. */
  readonly countLabel?: (count: number) => string;
  /** Base of the file name. False leaves export and print out. */
  readonly exportName?: string | false;
  /** `fill` goes down to the bottom of the window; a number is the height of head, rows and totals together. */
  readonly height?: 'fill' | number;
}
