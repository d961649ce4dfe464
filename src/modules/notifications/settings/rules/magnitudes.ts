import type { Limit, MagnitudeFlag } from '../settingsWire';

/** What a weather station measures, and when it is notified: below the lower or above the upper limit. */
export interface Magnitude {
  /** Its key in the texts. */
  key: string;
  flag: MagnitudeFlag;
  lower: { limit: Limit; usual: number } | null;
  upper: { limit: Limit; usual: number };
  unit?: '°C' | '%';
  /** It falls below zero. */
  negative?: boolean;
  /** What it never goes beyond; `HIGHEST` by default. */
  highest?: number;
}

/** No magnitude of a station comes near it: a limit above is a slip of the hand. */
export const HIGHEST = 9999;

/** The eight magnitudes with their default limits. Only two have a lower one. */
export const MAGNITUDES = [
  {
    key: 'temperature',
    flag: 'notifyWeatherStationTemperature',
    lower: { limit: 'temperatureLowerLimit', usual: 5 },
    upper: { limit: 'temperatureUpperLimit', usual: 35 },
    unit: '°C',
    negative: true,
  },
  {
    key: 'relativeHumidity',
    flag: 'notifyWeatherStationRelativeHumidity',
    lower: { limit: 'relativeHumidityLowerLimit', usual: 25 },
    upper: { limit: 'relativeHumidityUpperLimit', usual: 99 },
    unit: '%',
    highest: 100,
  },
  {
    key: 'uvIndex',
    flag: 'notifyWeatherStationUVIndex',
    lower: null,
    upper: { limit: 'uvIndexUpperLimit', usual: 11 },
  },
  {
    key: 'solarRadiation',
    flag: 'notifyWeatherStationSolarRadiation',
    lower: null,
    upper: { limit: 'solarRadiationUpperLimit', usual: 30 },
  },
  {
    key: 'evapotranspiration',
    flag: 'notifyWeatherStationEvapotranspiration',
    lower: null,
    upper: { limit: 'evapotranspirationUpperLimit', usual: 10 },
  },
  {
    key: 'windSpeed',
    flag: 'notifyWeatherStationWindSpeed',
    lower: null,
    upper: { limit: 'windSpeedUpperLimit', usual: 25 },
  },
  {
    key: 'pluviometry',
    flag: 'notifyWeatherStationPluviometry',
    lower: null,
    upper: { limit: 'pluviometryUpperLimit', usual: 2 },
  },
  {
    key: 'daysWithoutRain',
    flag: 'notifyWeatherStationDaysWithoutRain',
    lower: null,
    upper: { limit: 'daysWithoutRain', usual: 15 },
  },
] as const satisfies readonly Magnitude[];

/** Every limit with its default. */
export const USUAL_LIMITS = Object.fromEntries(
  MAGNITUDES.flatMap(({ lower, upper }: Magnitude) => [
    ...(lower ? [[lower.limit, lower.usual]] : []),
    [upper.limit, upper.usual],
  ]),
) as Record<Limit, number>;
