import { dayLater } from '../poultry';
import type { CostCenter } from '../mapTypes';
import type { World } from '../types';
import { CROP_DAYS, cropYearOf, isSownIn, lastSowing, seasonOfSowing, type SownCrop } from './cropCalendar';

/** A crop on the plots of a cost center, as the seeds of works and of rotation have it. */
export interface CourseSowing {
  readonly crop: SownCrop;
  readonly sownOn: string;
  /** The day on which it is harvested, or is to be. */
  readonly until: string;
  /** What stands now, or stood last: sown about so many days ago, whatever the month. */
  readonly isLatest: boolean;
}

/** Days since the plots were sown, where that day lies in the season of a crop. */
export const SOWN_DAYS_AGO = 41;
/** Crop years before this one whose works were written down. */
const FORMER_YEARS = 5;
/** Of these the ones with a second crop. */
const SECOND_YEARS = 2;
/** Days after the usual one from which on a sowing of soy is late. */
const LATE = 4;
/** A crop may be cut so much earlier than usual, where the next one is to be sown. */
const EARLIEST = 0.85;
/** Days between a harvest and the next sowing. */
const BETWEEN = 2;
/** Where frost comes too early for a second crop of corn. */
const COLD_STATES: readonly string[] = ['RS', 'SC'];

/** The month and day on which each crop of a year is usually sown there. */
const usualDay = (crop: SownCrop, isCold: boolean): string =>
  crop === 'SOYBEAN'
    ? isCold
      ? '11-05'
      : '10-02'
    : crop === 'WHEAT'
      ? isCold
        ? '06-05'
        : '05-12'
      : '02-20';

/** Soy each summer, then the center's own crop, else corn or beans; where it is cold, wheat. */
function usualSowings(own: SownCrop, state: string, today: string, shift: number): CourseSowing[] {
  const isCold = COLD_STATES.includes(state);
  // Where soy was sown late beans follow it, which stand for a shorter time than corn.
  const second = isCold ? 'WHEAT' : own !== 'SOYBEAN' ? own : shift > LATE ? 'BEAN' : 'CORN';
  const current = cropYearOf(today);
  // Of older years the main crop alone was written down.
  const cropsOf = (year: number): readonly SownCrop[] =>
    year < current - SECOND_YEARS ? ['SOYBEAN'] : ['SOYBEAN', second];
  return Array.from({ length: FORMER_YEARS + 1 }, (_, at) => current - FORMER_YEARS + at).flatMap((year) =>
    cropsOf(year).map((crop) => {
      const usual = `${crop === 'SOYBEAN' ? year : year + 1}-${usualDay(crop, isCold)}`;
      const sownOn = dayLater(usual, shift);
      return { crop, sownOn, until: dayLater(sownOn, CROP_DAYS[crop]), isLatest: false };
    }),
  );
}

/** A crop that has to be off the field by a day: sown earlier, or cut earlier; null where neither does. */
function endedBy(row: CourseSowing, day: string, state: string): CourseSowing | null {
  const until = dayLater(day, -BETWEEN);
  if (row.until <= until) return row;
  for (const share of [1, EARLIEST]) {
    const sownOn = dayLater(until, -Math.ceil(CROP_DAYS[row.crop] * share));
    if (sownOn <= row.sownOn && isSownIn(state, row.crop, sownOn)) return { ...row, sownOn, until };
  }
  const cut = dayLater(row.sownOn, Math.ceil(CROP_DAYS[row.crop] * EARLIEST));
  return cut <= until ? { ...row, until } : null;
}

/** A crop that has to wait for a field; null where its season is over then. */
function begunAfter(row: CourseSowing, day: string, state: string): CourseSowing | null {
  const sownOn = dayLater(day, BETWEEN);
  if (row.sownOn >= sownOn) return row;
  return isSownIn(state, row.crop, sownOn)
    ? { ...row, sownOn, until: dayLater(sownOn, CROP_DAYS[row.crop]) }
    : null;
}

/** Never two crops at one time: one that begins before the one before it ends is not sown. */
const oneAtATime = (rows: readonly CourseSowing[]): CourseSowing[] =>
  rows
    .toSorted((a, b) => a.sownOn.localeCompare(b.sownOn))
    .reduce<CourseSowing[]>((kept, row) => {
      const before = kept.at(-1);
      if (!before || before.until < row.sownOn) return [...kept, row];
      return row.isLatest ? [...kept.slice(0, -1), row] : kept;
    }, []);

const activityKeyOf = (world: World, { farmActivityId }: CostCenter): string =>
  world.businessActivities.need(world.farmActivities.need(farmActivityId).businessActivityId).constantFilter;

const stateOf = (world: World, { farmId }: CostCenter): string =>
  world.states.need(world.cities.need(world.farms.need(farmId).cityId).stateId).initials;

/** Crops of the demo's fields, the likeliest first. */
const ANNUAL: readonly SownCrop[] = ['SOYBEAN', 'CORN', 'WHEAT', 'BEAN'];

/**
 * What the plots of a cost center with annual crops were sown with in the last years and will be by the end of this crop
 * year, the oldest first; of woods their one planting. Each is sown in its season of the state, and two never stand at once.
 */
export function courseOfFields(world: World, center: CostCenter, today: string): CourseSowing[] {
  const state = stateOf(world, center);
  const own = activityKeyOf(world, center);
  const annual = ANNUAL.find((crop) => crop === own);
  const crops: readonly SownCrop[] =
    own === 'EUCALYPTUS'
      ? ['EUCALYPTUS']
      : [...new Set<SownCrop>(['SOYBEAN', ...(annual ? [annual] : []), ...ANNUAL])];
  const found = lastSowing(state, crops, dayLater(today, -SOWN_DAYS_AGO));
  if (!found) return [];
  const latest: CourseSowing = {
    crop: found.crop,
    sownOn: found.day,
    until: dayLater(found.day, CROP_DAYS[found.crop]),
    isLatest: true,
  };
  if (found.crop === 'EUCALYPTUS') return [latest];
  const season = ({ crop, sownOn }: CourseSowing) => {
    const found = seasonOfSowing({ constantFilter: crop, farmingClassification: 'ANNUAL' }, sownOn);
    return `${found.year} ${found.season}`;
  };
  const around = usualSowings(annual ?? 'CORN', state, today, center.id % 9).flatMap((row) => {
    // One crop in each season of a year.
    if (season(row) === season(latest) || !isSownIn(state, row.crop, row.sownOn)) return [];
    const fitted =
      row.sownOn < latest.sownOn ? endedBy(row, latest.sownOn, state) : begunAfter(row, latest.until, state);
    return fitted ?? [];
  });
  return oneAtATime([...around, latest]);
}
