import type { LocalDate } from '@/platform/format/date';

export type Season = 'summer' | 'autumn' | 'winter' | 'spring';
const SEASONS: readonly Season[] = ['summer', 'autumn', 'winter', 'spring'];
/** Lots that an average of former ones runs over (AR-511). */
const PREVIOUS = 5;

/** A closed lot of any world, as far as it is grouped. */
export interface GroupedLot {
  readonly id: number;
  readonly number: string;
  readonly housingDate: LocalDate;
  readonly closingDate: LocalDate;
}

/** The season of the southern hemisphere in which a lot was housed: December to February is summer. */
export const seasonOf = ({ housingDate }: Pick<GroupedLot, 'housingDate'>): Season =>
  SEASONS[Math.floor((Number(housingDate.slice(5, 7)) % 12) / 3)] ?? 'summer';

/** Figures of some lots together, and whom they leave out. */
export interface CountedFigures {
  readonly lots: number;
  /** Lots of which too little is known: no figure but counts has them. */
  readonly unreported: number;
  /** Others whose feed is not known. */
  readonly withoutFeed: number;
}

/** How one world compares its closed lots. */
export interface ResultRules<Lot extends GroupedLot, Figures extends CountedFigures> {
  /** What lots are grouped by, besides each alone; '' where it is not known. */
  readonly keys: Readonly<Record<string, (lot: Lot) => string>>;
  readonly placeOf: (lot: Lot) => string | number;
  readonly figuresOf: (lots: readonly Lot[]) => Figures;
  /** The figure that lots are compared by. */
  readonly headline: (figures: Figures) => number | null;
  /** Whether more of it is better. */
  readonly better: 'more' | 'less';
}

export type GroupOf<Lot, Figures> = Figures & {
  readonly id: string;
  /** Of a lot: its number; of a season: its key. */
  readonly name: string;
  /** The lot itself where each stands alone. */
  readonly lot: Lot | null;
  /** The headline above that of the five lots of the same place before it; null without any. */
  readonly againstPrevious: number | null;
};

/** The five lots of the same place that closed before a lot. */
export const lotsBefore = <Lot extends GroupedLot>(
  lot: Lot,
  all: readonly Lot[],
  placeOf: (lot: Lot) => string | number,
): readonly Lot[] =>
  all
    .filter((one) => placeOf(one) === placeOf(lot) && one.closingDate < lot.closingDate)
    .toSorted((a, b) => b.closingDate.localeCompare(a.closingDate) || b.id - a.id)
    .slice(0, PREVIOUS);

/**
 * Closed lots one by one, or together by what they share.
 * @param all every closed lot that is known, for the five before each; `lots` are those of the period
 */
export function groupBy<Lot extends GroupedLot, Figures extends CountedFigures>(
  { keys, placeOf, figuresOf, headline }: ResultRules<Lot, Figures>,
  lots: readonly Lot[],
  by: string,
  all: readonly Lot[],
): readonly GroupOf<Lot, Figures>[] {
  const keyOf = keys[by];
  if (!keyOf)
    return lots.map((lot) => {
      const figures = figuresOf([lot]);
      const own = headline(figures);
      const former = headline(figuresOf(lotsBefore(lot, all, placeOf)));
      return {
        ...figures,
        id: String(lot.id),
        name: lot.number,
        lot,
        againstPrevious: own === null || former === null ? null : own - former,
      };
    });
  const groups = new Map<string, Lot[]>();
  for (const lot of lots) groups.set(keyOf(lot), [...(groups.get(keyOf(lot)) ?? []), lot]);
  return [...groups].map(([key, own]) => ({
    ...figuresOf(own),
    id: key,
    name: key,
    lot: null,
    againstPrevious: null,
  }));
}

/** The groups with the best headline, best first, and of how many they are the best. */
export function bestGroups<Group>(
  groups: readonly Group[],
  { headline, better }: { headline: (group: Group) => number | null; better: 'more' | 'less' },
  most: number,
): { readonly drawn: readonly Group[]; readonly all: number } {
  const known = groups.filter((group) => headline(group) !== null);
  const way = better === 'more' ? -1 : 1;
  const drawn = known.toSorted((a, b) => way * ((headline(a) ?? 0) - (headline(b) ?? 0))).slice(0, most);
  return { drawn, all: known.length };
}
