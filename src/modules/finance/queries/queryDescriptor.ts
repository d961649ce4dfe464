import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import type { QueryResource } from './queriesSlice';
import type { ActName, PartName, QueryRow } from './queryTypes';
import type { StepKind } from './rules/trail';

export type Texts = TFunction<'financeQueries'>;

/** A filter of a query; its options are given, or are the values of the rows. */
export interface QueryFilter<Row> extends Pick<FilterSpec<Row>, 'name' | 'label' | 'kind' | 'options'> {
  readonly value: (row: Row) => unknown;
  /** What a row calls its value: the filter offers the rows' own values. */
  readonly word?: (row: Row) => string;
}

/** A label with its figure, as it is read. */
type Fact = readonly [label: string, value: string];

/** One card over the list: sums that may be added. */
export interface SumCard {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly facts: readonly Fact[];
}

/** How the amounts of one record are written in its panel. */
export interface LineLook {
  readonly unit: string;
  readonly symbol: string;
}

/** Another query in which more of a record stands. */
export interface Related {
  /** Menu key without which there is no such link. */
  readonly permission: string;
  readonly label: string;
  readonly to: string;
}

/** The dialog of one act on a record. */
export type ActComponent<Row> = ComponentType<{
  readonly name: ActName;
  readonly row: Row;
  readonly onClose: () => void;
}>;

/** One query, as data: the page and the panel are the same for all. */
export interface QueryDescriptor<Row extends QueryRow> {
  readonly name: 'contracts' | 'orders' | 'advances' | 'consortia';
  readonly resource: QueryResource<Row>;
  /** What a record is called over its panel. */
  readonly title: (row: Row, t: Texts) => string;
  /** Field by which the list is sorted at first, newest or nearest on top. */
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
  readonly columns: (t: Texts, today: string, rows: readonly Row[]) => readonly ColumnSpec<Row>[];
  readonly filters: (t: Texts, today: string) => readonly QueryFilter<Row>[];
  readonly sums: (rows: readonly Row[], t: Texts, today: string) => readonly SumCard[];
  readonly chip: (row: Row, t: Texts, today: string) => StatusChipProps | null;
  /** The figures on top of the panel. */
  readonly figures: (row: Row, t: Texts) => readonly Fact[];
  readonly facts: (row: Row, t: Texts, today: string) => readonly Fact[];
  readonly related?: (row: Row, t: Texts) => Related | null;
  readonly parts: readonly PartName[];
  /** What may be done to a record now, in the order of its buttons. */
  readonly acts: (row: Row) => readonly ActName[];
  readonly Act: ActComponent<Row>;
  /** The kind of step that the record itself is, where the way from the agreement to its titles is shown. */
  readonly followed?: StepKind;
  readonly look: (row: Row) => LineLook;
  /** What the row says of a part, to be compared with the sum of its lines; null where it says nothing. */
  readonly recorded: (row: Row, part: PartName) => number | null;
  /** Parts that a record of its kind never has. */
  readonly hides?: (row: Row, part: PartName) => boolean;
}
