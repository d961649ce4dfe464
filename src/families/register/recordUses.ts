import { formatNumber } from '@/platform/format/number';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import type { Dependent } from './registerTypes';

/** What uses a record, in a sentence: 'NCM: 3 · CEST: 1'. */
export const inWords = (uses: readonly Dependent[]) =>
  uses.map(({ name, count }) => `${name}: ${formatNumber(count, { decimals: 0 })}`).join(' · ');

/** What uses a record; nothing where the server does not tell. */
export async function askUses(uses: (() => Promise<Dependent[]>) | undefined): Promise<Dependent[]> {
  if (!uses) return [];
  try {
    return await uses();
  } catch (thrown) {
    log.info('uses not told', { error: asAppError(thrown).kind });
    return [];
  }
}

/** Beyond this the answers would take too long. */
const MOST_CHECKED = 100;

/** What uses any of the rows, summed by kind; null when unknown, or not requested as there are too many. */
export function usesOfAll<Row>(
  rows: readonly Row[],
  usesOf: ((row: Row) => Promise<Dependent[]>) | undefined,
): Promise<Dependent[]> | null {
  if (!usesOf || rows.length > MOST_CHECKED) return null;
  return Promise.all(rows.map((row) => askUses(() => usesOf(row)))).then((answers) => {
    const sums = new Map<string, number>();
    for (const { name, count } of answers.flat()) sums.set(name, (sums.get(name) ?? 0) + count);
    return [...sums].map(([name, count]) => ({ name, count }));
  });
}
