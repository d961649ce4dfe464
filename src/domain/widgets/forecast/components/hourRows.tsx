import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConditionIcon } from '../icons/ConditionIcon';
import { WindArrow } from '../icons/WindArrow';
import { readCondition } from '../rules/conditions';
import { compassPoint } from '../rules/wind';
import { useConditionText } from '../useConditionText';
import { formatNumber } from '@/platform/format/number';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import type { ForecastHour } from '../rules/hours';
import { highlightOfHumidity, highlightOfTemperature } from '../rules/highlights';
import { HighlightedValue } from './HighlightedValue';

/** Letters and arrow; letters that are none of the compass stand as they came, without an arrow. */
function WindCell({ direction }: { readonly direction: string }) {
  const { t } = useTranslation('forecast');
  const point = compassPoint(direction);
  if (!point) return direction || '–';
  const from = t(`compass.${point}.from`);
  return (
    <span title={from} style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <span aria-hidden>{t(`compass.${point}.letters`)}</span>
      <WindArrow from={point} />
      <VisuallyHidden>{from}</VisuallyHidden>
    </span>
  );
}

/** The sky of one hour: drawn, and in words for the tooltip and screen readers. */
function SkyCell({ conditions, night }: { readonly conditions: string; readonly night: boolean }) {
  const words = useConditionText()(conditions);
  return (
    <span title={words} style={{ display: 'inline-block' }}>
      <ConditionIcon condition={readCondition(conditions)} night={night} size={28} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

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
