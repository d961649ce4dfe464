import { choice, figureOrNull, filledOrNull, list, made, sparse, type Shape } from '@/platform/http/wire';
import { givenMoment } from '@/platform/http/wireValues';
import type { WeatherHour } from '../rules/sprayHours';

/** The hours of a plot, by its station and by the forecast for its city. */
export interface SprayHours {
  /** Null where the plot has no station: hours that are past are not known then. */
  readonly stationName: string | null;
  /** In their order. */
  readonly hours: readonly WeatherHour[];
}

const HourWire: Shape<WeatherHour> = sparse({
  at: givenMoment,
  source: choice(['STATION', 'FORECAST'], 'FORECAST'),
  temperature: figureOrNull,
  humidity: figureOrNull,
  wind: figureOrNull,
  rain: figureOrNull,
});

export const SprayHoursWire = made(
  sparse({ stationName: filledOrNull, hours: list(HourWire) }),
  ({ stationName, hours }): SprayHours => ({
    stationName,
    hours: hours.toSorted((a, b) => a.at.localeCompare(b.at)),
  }),
);
