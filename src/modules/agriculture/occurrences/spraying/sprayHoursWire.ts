import { toLocalDateTime } from '@/platform/format/dateTime';
import { isRecord, textOf } from '@/platform/http/loose';
import type { WeatherHour } from '../rules/sprayHours';

/** The hours of a plot, by its station and by the forecast for its city. */
export interface SprayHours {
  /** Null where the plot has no station: hours that are past are not known then. */
  readonly stationName: string | null;
  /** In their order. */
  readonly hours: readonly WeatherHour[];
}

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

function readHour(sent: unknown): WeatherHour[] {
  if (!isRecord(sent)) return [];
  const at = toLocalDateTime(textOf(sent['at']));
  if (at === null) return [];
  const of = (field: string) => numberOf(sent[field]);
  return [
    {
      at,
      source: sent['source'] === 'STATION' ? 'STATION' : 'FORECAST',
      temperature: of('temperature'),
      humidity: of('humidity'),
      wind: of('wind'),
      rain: of('rain'),
    },
  ];
}

export function readSprayHours(sent: unknown): SprayHours {
  const answer = isRecord(sent) ? sent : {};
  const hours: readonly unknown[] = Array.isArray(answer['hours']) ? answer['hours'] : [];
  const name = textOf(answer['stationName']);
  return {
    stationName: name === '' ? null : name,
    hours: hours.flatMap(readHour).toSorted((a, b) => a.at.localeCompare(b.at)),
  };
}
