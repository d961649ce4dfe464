import { formatNumber } from '@/platform/format/number';
import { magnitudeOf } from '@/domain/monitoring/magnitudes';

/** The minus that stands beside figures everywhere else. */
const withMinus = (text: string) => text.replace('-', '−');

/** A reading in its magnitude's unit: '24,6 °C'. Nothing is ''; of a magnitude that is not known the number alone. */
export function readingText(magnitude: string | null | undefined, value: number | null | undefined): string {
  if (value == null) return '';
  const { unit = '', decimals = 2 } = magnitudeOf(magnitude) ?? {};
  return withMinus(`${formatNumber(value, { decimals })} ${unit}`.trim());
}

/** The limits of a sensor: '18 a 32 °C', '≥ 4 mg/L', '≤ 25 ppm'. Without any it is ''. */
export function limitsText(
  magnitude: string | null | undefined,
  lower: number | null | undefined,
  upper: number | null | undefined,
  between: (lower: string, upper: string) => string,
): string {
  const { unit = '' } = magnitudeOf(magnitude) ?? {};
  const plain = (value: number) => withMinus(formatNumber(value, { decimals: 2, minDecimals: 0 }));
  if (upper == null) return lower == null ? '' : `≥ ${plain(lower)} ${unit}`.trim();
  if (lower == null) return `≤ ${plain(upper)} ${unit}`.trim();
  return `${between(plain(lower), plain(upper))} ${unit}`.trim();
}
