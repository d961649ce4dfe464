import { shareOut } from '@/platform/format/shareOut';

/** By what common expenses are shared out. */
export const SHARE_BASES = ['AREA', 'QUANTITY', 'INCOME', 'HEADS', 'PERCENT'] as const;
export type ShareBasis = (typeof SHARE_BASES)[number];

/** One hundred percent, in hundredths of a percent. */
const WHOLE = 10_000;

export interface SharePart {
  /** What it weighs on the chosen basis; while one is unknown (null), no part can be computed. */
  readonly weight: number | null;
  /** Percent of its own that it keeps; null follows its weight. */
  readonly fixed: number | null;
}

/** What the parts that follow their weight weigh; null when unknown. */
function weightsOf(free: readonly SharePart[]): readonly number[] | null {
  const weights = free.map(({ weight }) => (weight === null ? null : Math.max(weight, 0)));
  const known = weights.filter((weight) => weight !== null);
  return known.length < weights.length || known.every((weight) => weight === 0) ? null : known;
}

const hundredths = (percent: number) => Math.round(percent * 100);

/** Percents of each part, of whose fixed ones the rest takes what is left; to two decimals, together exactly 100. */
export function percentsOf(parts: readonly SharePart[]): readonly (number | null)[] {
  const left = WHOLE - parts.reduce((all, { fixed }) => all + (fixed === null ? 0 : hundredths(fixed)), 0);
  const free = parts.filter(({ fixed }) => fixed === null);
  const weights = weightsOf(free);
  const shares = weights !== null && left >= 0 ? shareOut(left, weights) : [];
  let next = 0;
  return parts.map(({ fixed }) => {
    if (fixed !== null) return fixed;
    const own = shares[next++];
    return own === undefined ? null : own / 100;
  });
}

/** What is left to 100 %, in percent: 0 when the parts are whole, negative when they are more. */
export function leftOf(percents: readonly (number | null)[]): number {
  return (WHOLE - percents.reduce<number>((all, each) => all + hundredths(each ?? 0), 0)) / 100;
}

/** Cents of each part, together exactly the total. Fixed parts keep their percentage, the others share the rest by weight. */
export function apportion(total: number, parts: readonly SharePart[]): readonly number[] {
  const free = parts.filter(({ fixed }) => fixed === null);
  if (free.length === 0)
    return shareOut(
      total,
      parts.map(({ fixed }) => fixed ?? 0),
    );
  const kept = parts.map(({ fixed }) => (fixed === null ? null : Math.round((total * fixed) / 100)));
  const rest = total - kept.reduce<number>((all, each) => all + (each ?? 0), 0);
  const shares = shareOut(rest, weightsOf(free) ?? free.map(() => 0));
  let next = 0;
  return kept.map((own) => own ?? shares[next++] ?? 0);
}
