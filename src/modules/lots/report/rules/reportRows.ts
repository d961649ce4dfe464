import { deliveredResult, feedConversion, type LotResult, mortality } from '@/domain/lots/performance';
import type { LotReport, ReportDay } from '../reportTypes';

/** A day with what follows from it. */
export interface ReportRow extends ReportDay {
  /** Dead and eliminated of the birds that lived that morning, %. */
  readonly lostShare: number | null;
  /** Birds in the evening. */
  readonly alive: number;
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
  /** Feed until then ÷ live weight there and delivered: on days with a weighing. */
  readonly conversion: number | null;
}

const over = (value: number | null, by: number | null): number | null =>
  value === null || by === null || by <= 0 ? null : value / by;
const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

/** Dead and eliminated of a day; null when neither was written down. */
const lostOn = ({ dead, eliminated }: ReportDay): number | null =>
  dead === null && eliminated === null ? null : (dead ?? 0) + (eliminated ?? 0);

/**
 * The days of a lot with what follows from them. A day without written losses loses none: how many there are is
 * `unwritten`. Unknown feed of a day leaves every conversion after it unknown.
 */
export function reportRows(report: LotReport): readonly ReportRow[] {
  const { housed, loads, weighings, reference, chickWeight } = report;
  let alive = housed;
  let feed: number | null = 0;
  let before = chickWeight === null ? null : { day: 0, value: chickWeight };
  return report.days.map((day) => {
    const morning = alive;
    const lost = lostOn(day);
    const gone = loads.filter((load) => load.day === day.day).reduce((all, { birds }) => all + birds, 0);
    alive = Math.max(0, alive - (lost ?? 0) - gone);
    feed = sum(feed, day.feed);
    const weight = weighings.find((one) => one.day === day.day)?.value ?? null;
    const delivered = loads
      .filter((load) => load.day <= day.day)
      .reduce<number | null>((all, { kg }) => sum(all, kg), 0);
    const live = weight === null || delivered === null ? null : ((alive + gone) * weight) / 1000;
    const earlier = loads
      .filter((load) => load.day < day.day)
      .reduce<number | null>((all, { kg }) => sum(all, kg), 0);
    const conversion: number | null =
      feed === null || live === null || earlier === null ? null : feedConversion(feed, live + earlier);
    const gain: number | null =
      weight === null || before === null || day.day <= before.day
        ? null
        : (weight - before.value) / (day.day - before.day);
    if (weight !== null) before = { day: day.day, value: weight };
    const wanted = reference?.weight.find((one) => one.day === day.day)?.value ?? null;
    return {
      ...day,
      lostShare: lost === null ? null : mortality(morning, Math.min(lost, morning)),
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
  readonly dead: number;
  readonly eliminated: number;
  /** Of the housed birds, %. */
  readonly lostShare: number | null;
  readonly alive: number;
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

/** The foot: sums of the days, the last conversion, means of the climate. */
export function reportTotals({ housed }: LotReport, rows: readonly ReportRow[]): ReportTotals {
  const dead = total(rows.map((row) => row.dead)) ?? 0;
  const eliminated = total(rows.map((row) => row.eliminated)) ?? 0;
  const both = rows.filter(({ feed, water }) => feed !== null && water !== null);
  return {
    dead,
    eliminated,
    lostShare: mortality(housed, dead + eliminated),
    alive: rows.at(-1)?.alive ?? housed,
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

/** What a closed lot came to by its loads; null while it lives, or when a load was not weighed. */
export function closedResult(report: LotReport, totals: ReportTotals): LotResult | null {
  if (report.closingDate === null || report.loads.length === 0) return null;
  const kg = report.loads.reduce<number | null>((all, load) => sum(all, load.kg), 0);
  if (kg === null) return null;
  return deliveredResult({
    housed: report.housed,
    lost: totals.dead + totals.eliminated,
    birds: report.loads.reduce((all, { birds }) => all + birds, 0),
    kg,
    birdDays: report.loads.reduce((all, { birds, day }) => all + birds * day, 0),
    feedKg: totals.daysWithoutFeed > 0 ? null : totals.feed,
  });
}
