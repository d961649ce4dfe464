import type { FilterField } from '@/platform/filters/filterSpec';
import type { OptionSource } from '@/platform/forms/options';
import type { LocalDate } from '@/platform/format/date';
import type { CellValue } from '@/platform/grid/columnSpec';

/** A row as a report shows it: money in cents, days as 'YYYY-MM-DD', null for what is not known. `id` tells it apart. */
export type ReportRow = Readonly<Record<string, CellValue>>;

/** One side of a division, or a sum. Of two fields, the sum of their products. */
export interface ArithmeticPart {
  readonly fields: readonly string[];
  readonly value: number | null;
  /** Where two times are compared: of which of them it is. */
  readonly side?: 'now' | 'was';
}

/** How a figure of some rows comes about. */
export interface Arithmetic {
  readonly kind: 'sum' | 'mean' | 'quotient' | 'difference' | 'change';
  readonly numerator: ArithmeticPart;
  readonly denominator: ArithmeticPart | null;
  /** What the quotient is multiplied by: 100 for per cent. */
  readonly times: number;
  /** Rows that are in it, and those left out because they lack what it needs. */
  readonly counted: number;
  readonly left: number;
}

/** A figure of some rows; null when unknown. */
export interface ReportTotal {
  (rows: readonly ReportRow[]): number | null;
  /** Its arithmetic, where it is known. */
  readonly explain?: (rows: readonly ReportRow[]) => Arithmetic;
}

type ReportColumnKind = 'text' | 'id' | 'number' | 'money' | 'percent' | 'date' | 'choice' | 'document';

/** One column, as data. Its head is the module's word `columns.<label>`. */
export interface ReportColumn {
  readonly field: string;
  readonly label?: string;
  readonly kind?: ReportColumnKind;
  /** Its name on the wire, the field's by default; null for what `derive` computes. */
  readonly wire?: string | null;
  /** Of a choice: the words `words.<set>.<value>`. */
  readonly words?: string;
  readonly unit?: string;
  readonly decimals?: number;
  readonly width?: number;
  readonly identifying?: boolean;
  /** Shown only when the reader asks for it. */
  readonly hidden?: boolean;
  /** A row without it is named over the sheet. */
  readonly needed?: boolean;
  readonly total?: 'sum' | ReportTotal;
  /** An empty cell means nothing, not unknown: the side on which a payment does not stand. */
  readonly blank?: boolean;
  /** False for a figure that is a comparison already. */
  readonly compared?: false;
  /** Its figures are copied one by one, into a form of somebody else's. */
  readonly copies?: boolean;
  /** The date filters that it stands for, the newest first: it is there where all are set, and its head names the last. */
  readonly ofDays?: readonly string[];
  /** Those days, once they are chosen. */
  readonly days?: readonly LocalDate[];
  /** Its cell leads to where the row comes from. */
  readonly opens?: boolean;
}

export interface ReportDays {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

interface NamedFilter {
  /** In the address and of its words, `filters.<name>`. */
  readonly name: string;
}

/** Two days. 'choice' lets the reader choose between 30 days and a year as the longest. */
export interface PeriodFilter extends NamedFilter {
  readonly kind: 'period';
  readonly longest: 'year' | 'choice';
  readonly usual: (today: LocalDate) => ReportDays;
  /** It may stay empty, and is from the start, unless another filter is set to this. */
  readonly freeUnless?: { readonly filter: string; readonly is: string };
}

/** One day: the position at its end. */
export interface DateFilter extends NamedFilter {
  readonly kind: 'date';
  readonly wire: string;
  /** Set to this from the start; today by default. */
  readonly usual?: (today: LocalDate) => LocalDate;
  /** The report compares days by itself: no other stands beside this one. */
  readonly still?: boolean;
  /** It may stay empty, unless the filter `unless` is set. */
  readonly free?: { readonly unless?: string };
  /** Other filters of the report whose day it may not repeat. */
  readonly unlike?: readonly string[];
  /** Only days of this list, the newest first; the one at `first` of them is chosen until somebody does. */
  readonly among?: { readonly list: string; readonly first?: number };
}

/** Some of a list of records, which the module asks for. */
export interface ListFilter extends NamedFilter {
  readonly kind: 'list';
  readonly list: string;
  readonly wire: string;
  readonly least?: number;
  readonly most?: number;
  /** What one of them is called where none or several are chosen; an account by default. */
  readonly one?: 'record';
  /** The filter that its records hang on: cost centers on their farm. */
  readonly within?: string;
  /** Its records are times, as harvests are: another may stand beside the chosen one. */
  readonly time?: boolean;
}

/** One of a few known values. */
export interface ChoiceFilter extends NamedFilter {
  readonly kind: 'choice';
  readonly wire: string;
  readonly words: string;
  readonly values: readonly string[];
  /** Set from the start, and never to nothing. */
  readonly usual?: string;
}

/** A calendar year, this one from the start. */
export interface YearFilter extends NamedFilter {
  readonly kind: 'year';
  readonly wire: string;
}

/** Words that rows hold: a place, a role. */
export interface TextFilter extends NamedFilter {
  readonly kind: 'text';
  readonly wire: string;
}

export type ReportFilter = PeriodFilter | DateFilter | ListFilter | ChoiceFilter | YearFilter | TextFilter;

/** Headings under which the reader may put rows. Its word is `groups.<name>`. */
export interface ReportGroup {
  readonly name: string;
  readonly field: string;
  /** Days of one month or year stand together. */
  readonly by?: 'month' | 'year';
  /** Of a choice: its words, in this order. */
  readonly words?: string;
  readonly order?: readonly string[];
}

/** What the sheet shows, drawn: the figures of some columns by one of the groups. */
export interface GroupChart {
  readonly kind: 'bar' | 'line';
  readonly by: string;
  readonly series: readonly string[];
  readonly stacked?: boolean;
}

/** Lines of the foot drawn over columns that stand for steps of time: income and expense of twelve months. */
export interface ColumnChart {
  readonly kind: 'bar' | 'line';
  /** Fields of the columns, in their order; its name is the word `groups.<over>`. */
  readonly across: readonly string[];
  readonly over: string;
  /** Of the foot, by `id`. */
  readonly lines: readonly string[];
}

export type ReportChart = GroupChart | ColumnChart;

/** Where a row comes from: a dialog by its name, or a page. */
export type ReportTarget =
  { readonly overlay: string; readonly params: Readonly<Record<string, string>> } | { readonly to: string };

/** What was requested: as the call sends it, and the day on which. */
export interface ReportQuestion {
  readonly params: URLSearchParams;
  readonly today: LocalDate;
}

/** A line of the foot, its word `foot.<id>`, with the figures of the rows in view. */
export interface ReportFoot {
  readonly id: string;
  readonly figures: (rows: readonly ReportRow[]) => Readonly<Record<string, number | null>>;
}

/** A line between the headings of a statement, its word `foot.<id>`, after the heading `through`. */
export interface ReportResult extends ReportFoot {
  readonly through: string;
}

/** A figure of the whole, its word `facts.<id>`: a ratio, or a percentage. */
export interface ReportFact {
  readonly id: string;
  readonly kind: 'ratio' | 'percent';
  readonly figure: ReportTotal;
}

/** A record that lacks what some figure needs; the others stand. */
export interface ReportLack {
  /** What is missing, as the word `lacks.<what>`. */
  readonly what: string;
  /** Of which record; empty where the whole report lacks it. */
  readonly name: string;
  /** Where it is entered. */
  readonly to: string | null;
}

type Basis = 'payment' | 'due' | 'issue' | 'delivery' | 'position';

/** One report, as data. Its words: `reports.<name>.title` and `reports.<name>.empty`, `basis.<basis>`. */
export interface Report {
  readonly name: string;
  /** Permission of its page and name under which the server keeps the age of its data. */
  readonly key: string;
  /** What its period counts by. */
  readonly basis: Basis;
  /** A filter by which the reader chooses it: what each of its values counts by. */
  readonly basisBy?: { readonly filter: string; readonly as: Readonly<Record<string, Basis>> };
  readonly filters: readonly ReportFilter[];
  readonly columns: readonly ReportColumn[];
  /** What a row keeps besides its columns: its field and the name on the wire. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Figures that a row needs others for: days late, a running balance. */
  readonly derive?: (rows: readonly ReportRow[], question: ReportQuestion) => readonly ReportRow[];
  readonly groups: readonly ReportGroup[];
  readonly usualGroups?: readonly string[];
  readonly foot?: readonly ReportFoot[];
  /** A statement: results between the headings of one of the groups, wherever the reader puts it. */
  readonly results?: { readonly group: string; readonly lines: readonly ReportResult[] };
  readonly facts?: readonly ReportFact[];
  /** Which records lack what, so that some figures are unknown. */
  readonly lacks?: (rows: readonly ReportRow[]) => readonly ReportLack[];
  readonly chart?: ReportChart;
  readonly target?: (row: ReportRow) => ReportTarget | null;
  /** Fields that name a row at any time: its figures of two times stand in one line. Without them only sums compare. */
  readonly same?: readonly string[];
  readonly ask: (params: URLSearchParams, signal: AbortSignal) => Promise<readonly unknown[]>;
}

/** The options of the filters that are lists, by the name of the list; requested when their field is first seen. */
export type ReportLists = Readonly<
  Record<string, OptionSource & Pick<FilterField, 'onShown' | 'onWithin' | 'disabledReason'>>
>;
