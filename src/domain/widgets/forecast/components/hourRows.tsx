import type { ReactNode } from 'react';
import { formatNumber } from '@/platform/format/number';
import type { ForecastHour } from '../rules/hours';
import { highlightOfHumidity, highlightOfTemperature } from '../rules/highlights';
import { HighlightedValue } from './HighlightedValue';
import { SkyCell } from './SkyCell';
import { WindCell } from './WindCell';

interface HourRow {
  readonly name: 'conditions' | 'temperature' | 'humidity' | 'rain' | 'wind' | 'gust' | 'direction';
  readonly unit?: string;
  readonly cell: (hour: ForecastHour) => ReactNode;
}

const plain = (value: number | null, decimals: number) =>
  value === null ? '–' : formatNumber(value, { decimals });

/** What is said of an hour, a line each. */
export const HOUR_ROWS: readonly HourRow[] = [
  { name: 'conditions', cell: ({ conditions, night }) => <SkyCell conditions={conditions} night={night} /> },
  {
    name: 'temperature',
    unit: '°C',
    cell: ({ temperature }) => (
      <HighlightedValue value={temperature} decimals={1} highlight={highlightOfTemperature(temperature)} />
    ),
  },
  {
    name: 'humidity',
    unit: '%',
    cell: ({ humidity }) => (
      <HighlightedValue value={humidity} decimals={0} highlight={highlightOfHumidity(humidity)} />
    ),
  },
  { name: 'rain', unit: 'mm', cell: ({ rain }) => plain(rain, 1) },
  { name: 'wind', unit: 'km/h', cell: ({ wind }) => plain(wind, 0) },
  { name: 'gust', unit: 'km/h', cell: ({ gust }) => plain(gust, 0) },
  { name: 'direction', cell: ({ direction }) => <WindCell direction={direction} /> },
];
