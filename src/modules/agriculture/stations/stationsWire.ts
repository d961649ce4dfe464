import { toLocalDate } from '@/platform/format/date';
import { isRecord, textOf } from '@/platform/http/loose';
import type { ReadingSeries } from './rules/readingSeries';
import {
  type LastReading,
  type LeftOut,
  MAGNITUDES,
  type ManagedStation,
  type ReportPoint,
  SOURCES,
  type Station,
} from './stationTypes';

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const instantOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text !== '' && !Number.isNaN(Date.parse(text)) ? text : null;
};

function lastReadingOf(value: unknown): LastReading | null {
  if (!isRecord(value)) return null;
  const at = instantOf(value['at']);
  if (at === null) return null;
  const of = (field: string) => numberOf(value[field]);
  return {
    at,
    temperature: of('temperature'),
    humidity: of('humidity'),
    rainToday: of('rainToday'),
    windSpeed: of('windSpeed'),
    windGust: of('windGust'),
    windDirection: of('windDirection'),
    radiation: of('radiation'),
    uv: of('uv'),
    pressure: of('pressure'),
  };
}

/** A station as it can be read; one without id or name is left out, what is missing of another is unknown. */
export function readStation(value: unknown): Station | null {
  if (!isRecord(value)) return null;
  const id = numberOf(value['id']);
  const name = textOf(value['name']);
  if (id === null || name === '') return null;
  const shared = Array.isArray(value['sharedWith']) ? value['sharedWith'].filter(isRecord) : [];
  const magnitudes = Array.isArray(value['magnitudes']) ? value['magnitudes'] : [];
  return {
    id,
    name,
    farmId: numberOf(value['farmId']),
    farmName: textOf(value['farmName']) || null,
    latitude: numberOf(value['latitude']),
    longitude: numberOf(value['longitude']),
    altitude: numberOf(value['altitude']),
    source: SOURCES.find((one) => one === value['source']) ?? 'EQUIPMENT',
    serial: textOf(value['serial']) || null,
    isDefault: value['isDefault'] === true,
    sharedWith: shared.flatMap((user) => {
      const userId = numberOf(user['id']);
      return userId === null ? [] : [{ id: userId, name: textOf(user['name']) }];
    }),
    sending: value['sending'] !== false,
    sensorHeight: numberOf(value['sensorHeight']),
    magnitudes: MAGNITUDES.filter((one) => magnitudes.includes(one)),
    daysWithoutRain: numberOf(value['daysWithoutRain']),
    lastReading: lastReadingOf(value['lastReading']),
    lastManualDay: toLocalDate(textOf(value['lastManualDay'])),
  };
}

/** The points of a report in their order; one whose time cannot be read is left out. */
export function readReport(value: unknown): ReportPoint[] {
  const points = isRecord(value) && Array.isArray(value['points']) ? value['points'] : [];
  return points
    .filter(isRecord)
    .flatMap((point) => {
      const at = instantOf(point['at']);
      if (at === null) return [];
      const of = (field: string) => numberOf(point[field]);
      return [{ at, value: of('value'), min: of('min'), max: of('max'), share: of('share') }];
    })
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/**
 * The same as two rows of numbers: a year of single readings is 35 040 of them. They are sorted only if they do not come
 * so, and frozen here, so that the store need not walk over them.
 */
export function readSeries(value: unknown): ReadingSeries {
  const points: unknown[] = isRecord(value) && Array.isArray(value['points']) ? value['points'] : [];
  const times: number[] = [];
  const values: (number | null)[] = [];
  let sorted = true;
  let last = -Infinity;
  for (const point of points) {
    if (!isRecord(point)) continue;
    const { at } = point;
    const time = typeof at === 'string' ? Date.parse(at) : NaN;
    if (Number.isNaN(time)) continue;
    if (time < last) sorted = false;
    last = time;
    times.push(time);
    values.push(numberOf(point['value']));
  }
  return sorted ? frozen(times, values) : inOrder(times, values);
}

const frozen = (times: number[], values: (number | null)[]): ReadingSeries => ({
  times: Object.freeze(times),
  values: Object.freeze(values),
});

function inOrder(times: readonly number[], values: readonly (number | null)[]): ReadingSeries {
  const order = times.map((_, at) => at).toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
  return frozen(
    order.map((at) => times[at] ?? 0),
    order.map((at) => values[at] ?? null),
  );
}

/** Readings that were left out; an entry without magnitude or moments is left aside. */
export function readLeftOut(value: unknown): LeftOut | null {
  if (!isRecord(value)) return null;
  const magnitude = MAGNITUDES.find((one) => one === value['greatness']);
  const [id, from, to] = [numberOf(value['id']), instantOf(value['from']), instantOf(value['to'])];
  if (id === null || from === null || to === null || !magnitude) return null;
  return { id, magnitude, from, to, reason: textOf(value['reason']), userName: textOf(value['userName']) };
}

/** A station of the management. Where the last reading stands in it is open: as a record of its own, or in the row. */
export function readManaged(value: unknown, place: number): ManagedStation | null {
  if (!isRecord(value)) return null;
  const name = textOf(value['name']);
  if (name === '') return null;
  const last = isRecord(value['lastReading']) ? value['lastReading'] : value;
  const of = (field: string) => numberOf(last[field]);
  return {
    id: String(numberOf(value['id']) ?? `${place}-${name}`),
    name,
    customerName: textOf(value['customerName']),
    cityName: textOf(value['cityName']),
    source: SOURCES.find((one) => one === value['source']) ?? null,
    daysWithoutRain: numberOf(value['daysWithoutRain']),
    updatedAt: instantOf(last['updatedAt']),
    preciptation: of('preciptation'),
    outerTemperature: of('outerTemperature'),
    humidity: of('humidity'),
    windSpeed: of('windSpeed'),
  };
}
