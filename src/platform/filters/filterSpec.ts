import type { FilterValue, FilterValues } from '@/platform/filters/filterValues';
import type { Option, OptionSource } from '@/platform/forms/options';

export type FilterKind =
  | 'text'
  | 'number'
  | 'numberRange'
  /** Between two amounts; compared in cents, as money is kept. */
  | 'moneyRange'
  | 'date'
  | 'dateRange'
  | 'select'
  | 'multiSelect'
  | 'yesNo'
  | 'active';

/** One filter of a list, as data: the drawer's field, its chip, its place in the address and its test. */
export interface FilterSpec<Row = never> extends Partial<OptionSource> {
  readonly name: string;
  readonly label: string;
  readonly kind: FilterKind;
  /** Decimals of a range of numbers, 2 by default, and of a number, none by default. */
  readonly decimals?: number;
  readonly unit?: string;
  /** Of a range of dates: so many days at most, both ends included. */
  readonly mostDays?: number;
  /** Always set to something: its chip says what, and cannot be taken off. */
  readonly lasting?: boolean;
  /** What is wrong with its value, as a sentence at its field: nothing is searched until it is put right. */
  readonly fault?: (value: FilterValue | null, all: FilterValues) => string | null;
  /** Called when its field comes into view: its options are requested only now. */
  readonly onShown?: () => void;
  /** The filter that this one hangs on, as a cost center on its farm: it is emptied when that one changes. */
  readonly within?: string;
  /** Receives the other field's value while both are being chosen; undefined afterwards. */
  readonly onWithin?: (value: FilterValue | null | undefined) => void;
  /** Why nothing can be chosen yet. */
  readonly disabledReason?: string;
  /** What the filter compares with; the property named like the filter by default. */
  readonly value?: (row: Row) => unknown;
  /** The words of one value where a row has several, or its cell says more than the value. */
  readonly wordOf?: (value: string) => string;
  /** The values of a fixed list, offered in this order whether a row has them or not; their words are `wordOf`'s. */
  readonly choices?: readonly string[];
}

/** What the drawer and the chips read of a filter: nothing of its rows. */
export type FilterField = Omit<FilterSpec, 'value' | 'wordOf' | 'choices'>;

/** The chosen option of an address text; ids are numbers or texts, the address has texts alone. */
export function optionOf(spec: FilterField, text: string): Option | undefined {
  return spec.options?.find((option) => String(option.id) === text);
}
