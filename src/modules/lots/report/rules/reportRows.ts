import { deliveredResult, feedConversion, type LotResult, mortality } from '@/domain/lots/performance';
import type { Load } from '../../lotTypes';
import { partsOf } from '../../rules/performance';
import type { LotReport, ReportDay, ReportLoad } from '../reportTypes';

/** A day with what follows from it. */
export interface ReportRow extends ReportDay {
  /** Dead and eliminated of the birds that lived that morning, %. */
  readonly lostShare: number | null;
  /** Birds in the evening; null when the birds housed or loaded are not known. */
  readonly alive: number | null;
  /** Grams of feed of a bird that lived that morning. */
  readonly feedPerBird: number | null;
  /** Litres for a kilogram of feed. */
  readonly waterPerFeed: number | null;
  /** Grams. */
  readonly weight: number | null;
  /** Grams a day since the weighing before, the first since the chick. */
  readonly gain: number | null;
  /** Grams above the reference, negative below. */
  readonly difference: number | null;
  /** Feed until then ÷ live weight there and delivered, as the overview has it: on days with a weighing. */
  readonly conversion: number | null;
}

const over = (value: number | null, by: number | null): number | null =>
  value === null || by === null || by <= 0 ? null : value / by;
const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

/** Dead and eliminated of a day; null when neither was written down. */
const lostOn = ({ dead, eliminated }: ReportDay): number | null =>
  dead === null && eliminated === null ? null : (dead ?? 0) + (eliminated ?? 0);

/** Birds of the loads that `when` tells; null when the day or the birds of one are unknown. */
function birdsGone(loads: readonly ReportLoad[], when: (day: number) => boolean): number | null {
  return loads.reduce<number | null>(
    (all, { day, birds }) => (day === null ? null : when(day) ? sum(all, birds) : all),
    0,
  );
}

/** The same of their kilograms. */
const kgGone = (loads: readonly ReportLoad[], when: (day: number) => boolean): number | null =>
  birdsGone(
    loads.map(({ day, kg }) => ({ day, birds: kg, kg })),
    when,
  );

/** The loads with their days and birds; null where one of them is not known. */
function knownLoads(loads: readonly ReportLoad[]): readonly Load[] | null {
  const known = loads.flatMap(({ day, birds, kg }) =>
    day === null || birds === null ? [] : [{ day, birds, kg }],
  );
  return known.length === loads.length ? known : null;
}

/**
 * The days of a lot with what follows from them. A day without written losses loses none: how many there are is
 * `unwritten`. Unknown feed of a day leaves every conversion after it unknown.
 */
export function reportRows(report: LotReport): readonly ReportRow[] {
  const { housed, loads, weighings, reference, chickWeight } = report;
  const known = knownLoads(loads);
  let alive: number | null = housed;
  let lostUntil = 0;
  let feed: number | null = 0;
  let before = chickWeight === null ? null : { day: 0, value: chickWeight };
  return report.days.map((day) => {
    const morning: number | null = alive;
    const lost = lostOn(day);
    const gone = birdsGone(loads, (at) => at === day.day);
    alive = morning === null || gone === null ? null : Math.max(0, morning - (lost ?? 0) - gone);
    feed = sum(feed, day.feed);
    const weight = weighings.find((one) => one.day === day.day)?.value ?? null;
    lostUntil += lost ?? 0;
    const parts =
      weight === null ? null : partsOf({ housed, loads: known }, lostUntil, day.day, weight / 1000);
    const live = parts && parts.reduce((all, part) => all + part.birds * part.weightKg, 0);
    const conversion: number | null = feed === null || live === null ? null : feedConversion(feed, live);
    const gain: number | null =
      weight === null || before === null || day.day <= before.day
        ? null
        : (weight - before.value) / (day.day - before.day);
    if (weight !== null) before = { day: day.day, value: weight };
    const wanted = reference?.weight.find((one) => one.day === day.day)?.value ?? null;
    return {
      ...day,
      lostShare: lost === null || morning === null ? null : mortality(morning, Math.min(lost, morning)),
      alive,
      feedPerBird: over(day.feed === null ? null : day.feed * 1000, morning),
      waterPerFeed: over(day.water, day.feed),
      weight,
      gain,
      difference: weight === null || wanted === null ? null : weight - wanted,
      conversion,
    };
  });
}

export interface ReportTotals {
  /** Of the days that tell them; null when none does. */
  readonly dead: number | null;
  readonly eliminated: number | null;
  /** Of the housed birds, %. */
  readonly lostShare: number | null;
  readonly alive: number | null;
  /** kg and L of the days that tell them; null when none does. */
  readonly feed: number | null;
  readonly water: number | null;
  readonly waterPerFeed: number | null;
  /** Days without a figure of feed. */
  readonly daysWithoutFeed: number;
  /** Days without written losses. */
  readonly unwritten: number;
  readonly conversion: number | null;
  readonly temperature: number | null;
  readonly humidity: number | null;
  readonly ammonia: number | null;
  readonly darkHours: number | null;
}

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);
const total = (values: readonly (number | null)[]): number | null => {
  const figures = known(values);
  return figures.length === 0 ? null : figures.reduce((all, one) => all + one, 0);
};
const meanOf = (values: readonly (number | null)[]): number | null =>
  over(total(values), known(values).length);

/** Dead and eliminated of all the days; null when no day tells either. */
const lostTotal = ({ dead, eliminated }: Pick<ReportTotals, 'dead' | 'eliminated'>): number | null =>
  dead === null && eliminated === null ? null : (dead ?? 0) + (eliminated ?? 0);

/** The foot: sums of the days, the last conversion, means of the climate. */
export function reportTotals({ housed }: LotReport, rows: readonly ReportRow[]): ReportTotals {
  const dead = total(rows.map((row) => row.dead));
  const eliminated = total(rows.map((row) => row.eliminated));
  const both = rows.filter(({ feed, water }) => feed !== null && water !== null);
  return {
    dead,
    eliminated,
    lostShare: mortality(housed, lostTotal({ dead, eliminated })),
    alive: rows.length === 0 ? housed : (rows.at(-1)?.alive ?? null),
    feed: total(rows.map((row) => row.feed)),
    water: total(rows.map((row) => row.water)),
    waterPerFeed: over(total(both.map((row) => row.water)), total(both.map((row) => row.feed))),
    daysWithoutFeed: rows.filter(({ feed }) => feed === null).length,
    unwritten: rows.filter((row) => lostOn(row) === null).length,
    conversion: rows.findLast((row) => row.conversion !== null)?.conversion ?? null,
    temperature: meanOf(rows.map((row) => row.temperature)),
    humidity: meanOf(rows.map((row) => row.humidity)),
    ammonia: meanOf(rows.map((row) => row.ammonia)),
    darkHours: meanOf(rows.map((row) => row.darkHours)),
  };
}

/** What a closed lot came to by its loads; null while it lives, when a load was not weighed or birds are not known. */
export function closedResult(report: LotReport, totals: ReportTotals): LotResult | null {
  if (report.closingDate === null || report.loads.length === 0) return null;
  const { housed, loads } = report;
  const [birds, kg] = [birdsGone(loads, () => true), kgGone(loads, () => true)];
  const lost = lostTotal(totals);
  if (housed === null || lost === null || birds === null || kg === null) return null;
  return deliveredResult({
    housed,
    lost,
    birds,
    kg,
    birdDays: loads.reduce((all, load) => all + (load.birds ?? 0) * (load.day ?? 0), 0),
    feedKg: totals.daysWithoutFeed > 0 ? null : totals.feed,
  });
}
