import { registerCalls } from '@/families/register/registerCalls';
import type { RegisterCalls } from '@/families/register/registerTypes';
import { toLocalDate } from '@/platform/format/date';
import { fromCents, toCents } from '@/platform/format/money';
import { assumed, http } from '@/platform/http/http';
import { givenNumber, id, record } from '@/platform/http/wire';
import { givenDay } from '@/platform/http/wireValues';
import type { RowId } from '@/platform/store/resourceState';
import { sentOf } from '../kept';
import { withoutEmpty } from './assetParts';
import { type AssetEntry, type Reading, usageOf } from './rules/assetUsage';
import type { AssetExpenseRow, AssetExpenseValues } from './schemas/assetExpenseSchemas';
import { AssetExpense } from './assetExpenseWire';

const calls = registerCalls<AssetExpense, AssetExpense, AssetExpenseValues>('AssetExpenseRevenue', {
  row: AssetExpense,
  toBody: (values) => ({
    ...withoutEmpty(sentOf(values)),
    value: values.value === null ? null : fromCents(values.value),
  }),
  without: ['setActive'],
});

const entryOf = (row: AssetExpense, assetId: number): AssetEntry => ({
  id: row.id,
  assetId,
  date: toLocalDate(row.date) ?? '',
  expense: row.movement === 'EXPENSE' && row.value !== null ? toCents(row.value) : 0,
  counter: row.counter,
});

/** Entries with what their readings tell, over the whole list. */
function withUsage(rows: readonly AssetExpense[]): AssetExpenseRow[] {
  const usage = usageOf(rows.flatMap((row) => (row.assetId === null ? [] : entryOf(row, row.assetId))));
  return rows.map((row) => {
    const { used = null, spent = null, perUnit = null } = usage.get(row.id) ?? {};
    return { ...row, used, spent, perUnit };
  });
}

/** Entries of assets; what a reading tells is computed when the list is read. */
export const assetExpenseCalls: RegisterCalls<AssetExpenseRow, AssetExpense, AssetExpenseValues> = {
  ...calls,
  list: async (query, signal) => {
    const answer = await calls.list(query, signal);
    return withUsage(Array.isArray(answer) ? answer : answer.rows);
  },
};

/** The entries of one asset, for its record: a refusal is shown there. */
export async function entriesOfAsset(id: RowId, signal: AbortSignal): Promise<AssetExpenseRow[]> {
  const answer = await http.list(assumed('/AssetExpenseRevenue/GetGridData'), {
    signal,
    shape: AssetExpense,
    contained: true,
  });
  return withUsage(answer).filter(({ assetId }) => String(assetId) === String(id));
}

const ReadingWire = record({ id, date: givenDay, counter: givenNumber });

/** What the counter of an asset showed, entry by entry. */
export const readingsOf = (assetId: number, signal: AbortSignal): Promise<Reading[]> =>
  http.list(assumed('/AssetExpenseRevenue/GetReadings'), {
    params: { assetId },
    signal,
    shape: ReadingWire,
    contained: true,
    silent: true,
  });
