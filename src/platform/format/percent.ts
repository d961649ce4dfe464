import { formatNumber, type NumberFormat } from '@/platform/format/number';

/** A percentage is kept as the number before the sign: 12.5 → '12,50%'. */
export function formatPercent(value: number | null | undefined, format?: NumberFormat): string {
  const number = formatNumber(value, format);
  return number && `${number}%`;
}
