/** Fish that came to a lot from another pond, or went to one: at the end of a day. */
export interface Transfer {
  /** Days since the housing of the lot. */
  readonly day: number;
  readonly way: 'in' | 'out';
  readonly fish: number;
  readonly kg: number;
  /** kg of feed that they had eaten before, by the share of their weight; null where nobody knew. */
  readonly feedKg: number | null;
}

/** What came and what went, in all. */
export interface Moved {
  readonly inFish: number;
  readonly inKg: number;
  readonly outFish: number;
  readonly outKg: number;
}

export const movedOf = (transfers: readonly Transfer[]): Moved => {
  const sum = (way: Transfer['way'], of: 'fish' | 'kg') =>
    transfers.reduce((all, one) => all + (one.way === way ? one[of] : 0), 0);
  return {
    inFish: sum('in', 'fish'),
    inKg: sum('in', 'kg'),
    outFish: sum('out', 'fish'),
    outKg: sum('out', 'kg'),
  };
};

/** What a day's transfers add to a lot: negative where more went than came. */
export interface NetMove {
  readonly fish: number;
  readonly kg: number;
}

/** The transfers of each day, together. */
export function netMoves(transfers: readonly Transfer[]): ReadonlyMap<number, NetMove> {
  const days = new Map<number, NetMove>();
  for (const { day, way, fish, kg } of transfers) {
    const sign = way === 'in' ? 1 : -1;
    const before = days.get(day) ?? { fish: 0, kg: 0 };
    days.set(day, { fish: before.fish + sign * fish, kg: before.kg + sign * kg });
  }
  return days;
}

/**
 * The mean weight of a pond after a transfer, g: 9 000 fish of 100 g and 1 000 of 200 g are 10 000 of 110 g. The kg of both
 * ponds together stay what they were.
 * @param there fish that were there before it
 * @returns null where nothing is left, or more kg went than were there
 */
export function meanAfter(there: number, grams: number, { fish, kg }: NetMove): number | null {
  const after = there + fish;
  const weight = there * grams + kg * 1000;
  return after > 0 && weight > 0 ? weight / after : null;
}

/**
 * kg of feed that go along with fish: of what the lot has eaten, the share of its weight that they are. 1 380 kg were eaten
 * by 1 358 kg of fish: 135,8 kg of them take 138 kg along.
 */
export function carriedFeed(
  eatenKg: number | null,
  kg: number | null,
  biomassKg: number | null,
): number | null {
  if (eatenKg === null || kg === null || biomassKg === null || biomassKg <= 0) return null;
  return eatenKg * Math.min(1, kg / biomassKg);
}

/** What the fish of a lot have eaten: here, and where they came from, without what those took along that went. */
export function eatenByFish(feedKg: number | null, transfers: readonly Transfer[]): number | null {
  return transfers.reduce<number | null>((all, { way, feedKg: carried }) => {
    if (all === null || carried === null) return null;
    return way === 'in' ? all + carried : all - carried;
  }, feedKg);
}
