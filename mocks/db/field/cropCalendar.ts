import { dataOf } from '../data';
import { dayLater } from '../poultry';
import windowsData from './data/sowingWindows.json' with { type: 'json' };

/** Crops that the demo sows, by the key of their activity. */
export type SownCrop = 'SOYBEAN' | 'CORN' | 'WHEAT' | 'BEAN' | 'EUCALYPTUS';
type Window = readonly [from: string, to: string];

/**
 * When a crop is sown in a state, month and day; after the sowing windows of the agricultural zoning of climate risk (ZARC)
 * and the calendar of Conab, rounded.
 */
const WINDOWS: Readonly<Record<string, Readonly<Partial<Record<SownCrop, readonly Window[]>>>>> =
  dataOf(windowsData);

/** Days from sowing to harvest. */
export const CROP_DAYS: Readonly<Record<SownCrop, number>> = {
  SOYBEAN: 124,
  CORN: 137,
  WHEAT: 122,
  BEAN: 89,
  EUCALYPTUS: 2555,
};

const isBetween = (monthDay: string, [from, to]: Window) =>
  from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;

/** Whether a crop is sown in a state on such a day, yyyy-MM-dd. */
export const isSownIn = (state: string, crop: SownCrop, day: string): boolean =>
  (WINDOWS[state]?.[crop] ?? []).some((window) => isBetween(day.slice(5), window));

/** The last day up to another one on which one of the crops is sown there, and the first of them that is; undefined where none ever is. */
export function lastSowing(
  state: string,
  crops: readonly SownCrop[],
  until: string,
): { readonly crop: SownCrop; readonly day: string } | undefined {
  for (let back = 0; back < 366; back += 1) {
    const day = dayLater(until, -back);
    const crop = crops.find((one) => isSownIn(state, one, day));
    if (crop) return { crop, day };
  }
  return undefined;
}

/** The year in which the crop year of a day begins: in August. */
export const cropYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0);

type Season = 'SUMMER' | 'SECOND' | 'WINTER' | 'PERENNIAL';

/**
 * The season of the crop year in which a sowing stands: summer from August on, then the second crop, winter from May on; wheat is
 * always of winter, also where it is sown in March or August.
 */
export function seasonOfSowing(
  crop: { readonly constantFilter: string; readonly farmingClassification: string },
  sownOn: string,
): { readonly year: number; readonly season: Season } {
  const year = cropYearOf(sownOn);
  if (['PERENNIAL', 'FORESTRY'].includes(crop.farmingClassification)) return { year, season: 'PERENNIAL' };
  if (crop.constantFilter === 'WHEAT') return { year: Number(sownOn.slice(0, 4)) - 1, season: 'WINTER' };
  const monthDay = sownOn.slice(5);
  return { year, season: monthDay >= '08-01' ? 'SUMMER' : monthDay >= '05-01' ? 'WINTER' : 'SECOND' };
}
