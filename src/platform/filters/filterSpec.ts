export type FilterKind =
  'text' | 'number' | 'numberRange' | 'date' | 'dateRange' | 'select' | 'multiSelect' | 'yesNo' | 'active';

export interface FilterOption {
  readonly id: number | string;
  readonly name: string;
}

/** One filter of a list, as data: the drawer's field, its chip, its place in the address and its test. */
export interface FilterSpec<Row = unknown> {
  readonly name: string;
  readonly label: string;
  readonly kind: FilterKind;
  readonly options?: readonly FilterOption[];
  /** What the filter compares with; the property named like the filter unless told otherwise. */
  readonly value?: (row: Row) => unknown;
}
