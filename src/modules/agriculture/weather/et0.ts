import type { LocalDate } from '@/platform/format/date';
import type { WeatherDay } from './days';

const RAD = Math.PI / 180;
const DAY = 86_400_000;

/** Where a station stands. */
export interface StationPlace {
  /** Degrees, south negative. */
  readonly lat: number;
  /** Metres above the sea. */
  readonly altitude: number;
  /** Height of the wind's sensor, m. */
  readonly sensorHeight: number;
}

export type Et0Method = 'PENMAN_MONTEITH' | 'HARGREAVES';

/** What ET0 of a day was computed from, so that it can be computed again by hand. */
export interface Et0Parts {
  /** °C. */
  readonly tMax: number;
  readonly tMin: number;
  /** Radiation above the air, MJ/m² a day. */
  readonly ra: number;
  /** Of Penman-Monteith; null by temperatures alone. */
  readonly air: {
    /** %. */
    readonly rhMax: number;
    readonly rhMin: number;
    /** Wind at 2 m, m/s. */
    readonly u2: number;
    /** Solar and net radiation, MJ/m² a day. */
    readonly rs: number;
    readonly net: number;
    /** Slope of the vapour pressure and psychrometric constant, kPa/°C. */
    readonly slope: number;
    readonly gamma: number;
    /** Vapour pressure, saturated and actual, kPa. */
    readonly es: number;
    readonly ea: number;
  } | null;
}

export interface Et0 {
  /** mm/day. */
  readonly value: number;
  readonly method: Et0Method;
  readonly parts: Et0Parts;
}

/** Day of the year, 1 to 366. */
function dayOfYear(date: LocalDate): number {
  return (Date.parse(`${date}T00:00:00Z`) - Date.UTC(Number(date.slice(0, 4)), 0, 1)) / DAY + 1;
}

/** Saturation vapour pressure at a temperature, kPa (FAO-56, eq. 11). */
const saturation = (t: number) => 0.6108 * Math.exp((17.27 * t) / (t + 237.3));

/** Radiation above the air, MJ/m² a day, and hours of daylight (FAO-56, eq. 21 to 25, 34). */
export function extraterrestrial(lat: number, date: LocalDate): { ra: number; daylight: number } {
  const j = dayOfYear(date);
  const phi = lat * RAD;
  const distance = 1 + 0.033 * Math.cos((2 * Math.PI * j) / 365);
  const delta = 0.409 * Math.sin((2 * Math.PI * j) / 365 - 1.39);
  const omega = Math.acos(Math.min(1, Math.max(-1, -Math.tan(phi) * Math.tan(delta))));
  const ra =
    ((24 * 60) / Math.PI) *
    0.082 *
    distance *
    (omega * Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.sin(omega));
  return { ra, daylight: (24 / Math.PI) * omega };
}

/** Wind at 2 m from that at the sensor's height; km/h in, m/s out (FAO-56, eq. 47). */
export const windAtTwoMetres = (kmh: number, height: number): number =>
  ((kmh / 3.6) * 4.87) / Math.log(67.8 * height - 5.42);

/** Penman-Monteith, mm/day (FAO-56, eq. 6); null where something of it was not measured. */
function penmanMonteith(day: WeatherDay, place: StationPlace): Et0 | null {
  const { tMax, tMin, rhMax, rhMin, wind, radiation, sunHours } = day;
  if (tMax === null || tMin === null || rhMax === null || rhMin === null || wind === null) return null;
  const { ra, daylight } = extraterrestrial(place.lat, day.date);
  const rs = radiation ?? (sunHours === null ? null : (0.25 + (0.5 * sunHours) / daylight) * ra);
  if (rs === null) return null;
  const mean = (tMax + tMin) / 2;
  const slope = (4098 * saturation(mean)) / (mean + 237.3) ** 2;
  const pressure = 101.3 * ((293 - 0.0065 * place.altitude) / 293) ** 5.26;
  const gamma = 0.000665 * pressure;
  const es = (saturation(tMax) + saturation(tMin)) / 2;
  const ea = (saturation(tMin) * rhMax + saturation(tMax) * rhMin) / 200;
  const clear = (0.75 + 2e-5 * place.altitude) * ra;
  const share = Math.min(1, clear > 0 ? rs / clear : 1);
  const kelvin = ((tMax + 273.16) ** 4 + (tMin + 273.16) ** 4) / 2;
  const longwave = 4.903e-9 * kelvin * (0.34 - 0.14 * Math.sqrt(ea)) * (1.35 * share - 0.35);
  const net = 0.77 * rs - longwave;
  const u2 = windAtTwoMetres(wind, place.sensorHeight);
  const et0 =
    (0.408 * slope * net + gamma * (900 / (mean + 273)) * u2 * (es - ea)) / (slope + gamma * (1 + 0.34 * u2));
  const air = { rhMax, rhMin, u2, rs, net, slope, gamma, es, ea };
  return { value: Math.max(0, et0), method: 'PENMAN_MONTEITH', parts: { tMax, tMin, ra, air } };
}

/** Hargreaves, mm/day, by temperatures alone; radiation above the air in mm (FAO-56, eq. 52). */
export function hargreaves(
  { tMax, tMin, date }: Pick<WeatherDay, 'tMax' | 'tMin' | 'date'>,
  lat: number,
): number | null {
  if (tMax === null || tMin === null || tMax < tMin) return null;
  const { ra } = extraterrestrial(lat, date);
  return Math.max(0, 0.0023 * ((tMax + tMin) / 2 + 17.8) * Math.sqrt(tMax - tMin) * ra * 0.408);
}

/** ET0 of a day: by Penman-Monteith where everything was measured, else by temperatures; null without them. */
export function et0Of(day: WeatherDay, place: StationPlace): Et0 | null {
  const whole = penmanMonteith(day, place);
  if (whole !== null) return whole;
  const rough = hargreaves(day, place.lat);
  const { tMax, tMin } = day;
  if (rough === null || tMax === null || tMin === null) return null;
  const { ra } = extraterrestrial(place.lat, day.date);
  return { value: rough, method: 'HARGREAVES', parts: { tMax, tMin, ra, air: null } };
}
