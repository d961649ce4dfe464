import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { ReadableQuery } from '@/platform/store/createQuery';
import type { CountedFigures, GroupedLot, GroupOf, ResultRules } from './rules/groupLots';

export interface ResultWords<Lot, Figures> {
  readonly title: string;
  readonly subtitle: string;
  readonly exportName: string;
  readonly by: (grouping: string) => string;
  /** Lots that figures leave out, and why. */
  readonly left: (why: 'unreported' | 'withoutFeed', count: number) => string;
  readonly chart: string;
  readonly chartOf: (shown: number, all: number) => string;
  readonly columns: (by: string, all: Figures) => readonly ColumnSpec<GroupOf<Lot, Figures>>[];
}

/** What the results page compares: closed lots of birds, or of fish. */
export interface ResultsWorld<Lot extends GroupedLot, Figures extends CountedFigures> {
  /** Names what the grid keeps. */
  readonly grid: string;
  readonly query: ReadableQuery<{ readonly lots: readonly Lot[]; readonly unread: number }, void>;
  /** 'lot' first. */
  readonly groupings: readonly string[];
  readonly rules: ResultRules<Lot, Figures>;
  /** The column of the headline: it is sorted by and drawn. */
  readonly headline: {
    readonly field: string;
    readonly direction: 'asc' | 'desc';
    readonly decimals: number;
  };
  /** What a place of a lot is called in the chart, where lots of several share a number. */
  readonly placeName: (lot: Lot) => string;
  readonly addressOf: (lotId: string) => string;
}
