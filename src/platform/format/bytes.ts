import { formatNumber } from '@/platform/format/number';

const KILOBYTE = 1024;
export const MEGABYTE = 1_048_576;

/** The size of a file as people read it: 1536 → '1,5 KB', 1048576 → '1 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`;
  const [size, unit] = bytes < MEGABYTE ? [bytes / KILOBYTE, 'KB'] : [bytes / MEGABYTE, 'MB'];
  return `${formatNumber(size, { decimals: 1, minDecimals: 0 })} ${unit}`;
}
