import { daysBetween, type LocalDate } from '@/platform/format/date';
import { type Et0Method, et0Of, type Et0Parts } from '../../weather/et0';
import { degreeDays } from '../../weather/thermal';
import type { IrrigatedPlot, PlotDay } from '../irrigationTypes';
import {
  type BalanceDay,
  balanceDay,
  EFFICIENCIES,
  grossDepth,
  type IrrigationState,
  rateOfFlow,
  stateOf,
} from './balance';
import { byDegreeDays, needsAt, type StageNeeds } from './stages';

export type Missing = 'PLANTING' | 'CYCLE' | 'STAGES' | 'SOIL' | 'SOIL_WATER' | 'STATION' | 'WEATHER';

const SEA_LEVEL = 0;
const USUAL_SENSOR = 10;
/** ET0 of a day without readings is the mean of so many days before it. */
const MEAN_OF = 7;

export interface ComputedDay extends BalanceDay {
  readonly date: LocalDate;
  readonly needs: StageNeeds;
  readonly et0: number;
  /** How ET0 was had; null where the day has no readings and it is the mean of the days before. */
  readonly method: Et0Method | null;
  /** What it was computed from; null where it is a mean. */
  readonly parts: Et0Parts | null;
  readonly rain: number | null;
  /** What reached the roots, mm. */
  readonly irrigation: number;
  readonly forecast: boolean;
}

export interface Computed {
  readonly plot: IrrigatedPlot;
  readonly days: readonly ComputedDay[];
  /** Today, or the last day that is known. */
  readonly now: ComputedDay;
  readonly state: IrrigationState;
  /** Whether stages follow degree-days; else days. */
  readonly degrees: boolean;
  /** What brings the root zone back to field capacity, mm. */
  readonly net: number;
  readonly efficiency: number | null;
  /** What has to leave the system, mm; null without an efficiency. */
  readonly gross: number | null;
  /** mm/h; null where the settings do not say. */
  readonly rate: number | null;
  readonly hours: number | null;
  /** Days until the ready water is used up by the forecast; 0 now; null beyond it. */
  readonly daysLeft: number | null;
  /** Days without readings: ET0 is a mean there and no rain is counted. */
  readonly unread: number;
}

/** What keeps a plot from being computed. */
export function missingOf(plot: IrrigatedPlot): Missing[] {
  const { soil, cycle, station, plantedOn, days } = plot;
  const missing: Missing[] = [];
  if (plantedOn === null) missing.push('PLANTING');
  if (!cycle) missing.push('CYCLE');
  else if (!needsAt(cycle.stages, 0, false)) missing.push('STAGES');
  if (!soil) missing.push('SOIL');
  else if (soil.capacity === null || soil.wilting === null || soil.capacity <= soil.wilting)
    missing.push('SOIL_WATER');
  if (!station) missing.push('STATION');
  else if (plantedOn !== null && !days.some(({ tMax, tMin }) => tMax !== null && tMin !== null))
    missing.push('WEATHER');
  return missing;
}

interface Et0Day {
  readonly et0: number;
  readonly method: Et0Method | null;
  readonly parts: Et0Parts | null;
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length;

/** Degree-days of each day; one without temperatures takes the mean of the week before it, none while none is known. */
function degreesOfDays(days: readonly PlotDay[], base: number): number[] {
  const known: number[] = [];
  return days.map(({ tMax, tMin }) => {
    const found = degreeDays(tMax, tMin, base);
    if (found !== null) known.push(found);
    return found ?? meanOf(known.slice(-MEAN_OF)) ?? 0;
  });
}

/** ET0 of each day; of one that was not read, the mean of the week before it. Days before the first known one fall. */
function et0Days(days: readonly PlotDay[], place: Parameters<typeof et0Of>[1]): (Et0Day | null)[] {
  const known: number[] = [];
  return days.map((day) => {
    const found = et0Of(day, place);
    if (found) {
      known.push(found.value);
      return { et0: found.value, method: found.method, parts: found.parts };
    }
    const mean = meanOf(known.slice(-MEAN_OF));
    return mean === null ? null : { et0: mean, method: null, parts: null };
  });
}

/** How fast the system gives water, mm/h. */
function rateOf({ settings, hectares }: IrrigatedPlot): number | null {
  if (settings.rate !== null && settings.rate > 0) return settings.rate;
  const { flow } = settings;
  return flow !== null && flow > 0 && hectares !== null && hectares > 0 ? rateOfFlow(flow, hectares) : null;
}

/**
 * The water of a plot day by day from planting (FAO-56, single crop coefficient); null where something is missing.
 * @param today the day that is looked at; days after it are the forecast.
 */
export function compute(plot: IrrigatedPlot, today: LocalDate): Computed | null {
  const { soil, cycle, station, plantedOn, settings } = plot;
  if (missingOf(plot).length > 0 || !soil || !cycle || !station || plantedOn === null) return null;
  const { capacity, wilting } = soil;
  if (capacity === null || wilting === null) return null;
  const place = {
    lat: station.lat,
    altitude: station.altitude ?? SEA_LEVEL,
    sensorHeight: station.sensorHeight ?? USUAL_SENSOR,
  };
  const efficiency = settings.efficiency ?? (settings.system ? EFFICIENCIES[settings.system] : null);
  const degrees = byDegreeDays(cycle.stages);
  const et0s = et0Days(plot.days, place);
  const grown = degreesOfDays(plot.days, cycle.baseTemperature);
  let sum = 0;
  let depletion = settings.startDepletion ?? 0;
  const days = plot.days.flatMap((day, at): ComputedDay[] => {
    if (day.date >= plantedOn) sum += grown[at] ?? 0;
    const needs = needsAt(cycle.stages, degrees ? sum : daysBetween(plantedOn, day.date), degrees);
    const evaporation = et0s[at];
    if (!needs || !evaporation || day.date < plantedOn) return [];
    const irrigation = ((day.irrigation ?? 0) * (efficiency ?? 100)) / 100;
    const water = balanceDay(
      depletion,
      { capacity, wilting, ...needs },
      { et0: evaporation.et0, rain: day.rain ?? 0, irrigation },
    );
    ({ depletion } = water);
    const { date, rain, forecast } = day;
    return [{ ...water, ...evaporation, date, needs, rain, irrigation, forecast }];
  });
  const until = days.filter(({ date }) => date <= today);
  const now = until.at(-1);
  const state = stateOf(until);
  if (!now || !state) return null;
  const dry = days.filter(({ date }) => date >= now.date).findIndex((day) => day.depletion >= day.raw);
  const gross = efficiency === null || efficiency <= 0 ? null : grossDepth(now.depletion, efficiency);
  const rate = rateOf(plot);
  return {
    plot,
    days,
    now,
    state,
    degrees,
    net: now.depletion,
    efficiency,
    gross,
    rate,
    hours: gross === null || rate === null ? null : gross / rate,
    daysLeft: dry < 0 ? null : dry,
    unread: days.filter(({ method, forecast }) => method === null && !forecast).length,
  };
}
