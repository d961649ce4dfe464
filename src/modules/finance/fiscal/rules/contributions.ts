import { roundHalfAway } from '@/platform/format/number';

/** Rural producers as the contributions tell them apart. */
export const PRODUCER_KINDS = ['INDIVIDUAL', 'COMPANY', 'SPECIAL'] as const;
export type ProducerKind = (typeof PRODUCER_KINDS)[number];

/** What the contribution of a year is computed on. */
export const CONTRIBUTION_BASES = ['SALES', 'PAYROLL'] as const;
export type ContributionBase = (typeof CONTRIBUTION_BASES)[number];

export const PARTS = ['contribution', 'rat', 'senar'] as const;
export type ContributionPart = (typeof PARTS)[number];
/** In hundredths of a per cent of what is sold. */
type Rates = Readonly<Record<ContributionPart, number>>;

interface RatesSince {
  /** First day on which they hold. */
  readonly from: string;
  readonly INDIVIDUAL: Rates;
  readonly COMPANY: Rates;
}

/**
 * Contributions on rural sales by day of the sale, newest first: 1.63 % of persons since 1 April 2026 (1.5 % before),
 * 2.23 % of companies (2.05 % before). Family farmers (segurado especial) have a line of their own, whose rate is not
 * confirmed: none is made up for them.
 */
const TABLE: readonly RatesSince[] = [
  {
    from: '2026-04-01',
    INDIVIDUAL: { contribution: 132, rat: 11, senar: 20 },
    COMPANY: { contribution: 187, rat: 11, senar: 25 },
  },
  {
    from: '2019-01-01',
    INDIVIDUAL: { contribution: 120, rat: 10, senar: 20 },
    COMPANY: { contribution: 170, rat: 10, senar: 25 },
  },
];
export const FIRST_YEAR = 2019;

interface Sale {
  /** Of one item, in cents. */
  readonly value: number;
  /** Day of the sale, YYYY-MM-DD. */
  readonly date: string;
  readonly kind: ProducerKind;
  readonly base: ContributionBase;
}

interface Contributions extends Readonly<Record<ContributionPart, number>> {
  readonly total: number;
}

/**
 * The rates of a day, in hundredths of a per cent; by payroll only SENAR is due on sales. Null where none is known:
 * before the table begins, and for family farmers.
 */
export function ratesOn({ date, kind, base }: Omit<Sale, 'value'>): Rates | null {
  const since = TABLE.find(({ from }) => date >= from);
  if (!since || kind === 'SPECIAL') return null;
  return base === 'PAYROLL' ? { contribution: 0, rat: 0, senar: since[kind].senar } : since[kind];
}

/** Cents × hundredths of a per cent, in whole cents, half away from nought. */
export const shareOfSale = (value: number, rate: number): number => roundHalfAway((value * rate) / 10_000, 0);

/**
 * What is due on one sold item, in cents: value × rate, each part rounded to the cent by itself, half away from
 * nought; the total is the sum of the parts. By payroll only SENAR is due on sales. Null where no rate is known.
 */
export function contributionsOf({ value, ...sale }: Sale): Contributions | null {
  const rates = ratesOn(sale);
  if (!rates) return null;
  const part = (name: ContributionPart) => shareOfSale(value, rates[name]);
  const [contribution, rat, senar] = [part('contribution'), part('rat'), part('senar')];
  return { contribution, rat, senar, total: contribution + rat + senar };
}

/** The days of a year from which other rates hold, its first day among them. */
export function ratePeriods(year: number): readonly string[] {
  const first = `${year}-01-01`;
  const within = TABLE.map(({ from }) => from).filter((from) => from > first && from <= `${year}-12-31`);
  return [first, ...within.toSorted()];
}
