import i18next from 'i18next';
import { formatNumber } from '@/platform/format/number';

interface Conversion {
  readonly unit: string;
  readonly conversionFactor: number | null;
  readonly conversionUnit: string | null;
}

/** '1 SC = 60 KG'; nothing where one of the three is missing. Factors have at most 6 decimals. */
export function conversionText({ unit, conversionFactor, conversionUnit }: Conversion): string | null {
  if (!unit || !conversionUnit || typeof conversionFactor !== 'number' || conversionFactor <= 0) return null;
  const factor = formatNumber(conversionFactor, { decimals: 6, minDecimals: 0 });
  return i18next.t('financeProducts:conversion', { unit, factor, other: conversionUnit });
}
