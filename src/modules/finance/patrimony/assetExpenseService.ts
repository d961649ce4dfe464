import { registerCalls } from '@/families/register/registerCalls';
import type { RegisterCalls } from '@/families/register/registerTypes';
import { toLocalDate } from '@/platform/format/date';
import { fromCents, toCents } from '@/platform/format/money';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { sentOf } from '../kept';
import { withoutEmpty } from './assetParts';
import { type AssetEntry, type Reading, usageOf } from './rules/assetUsage';
import type { AssetExpense, AssetExpenseRow, AssetExpenseValues } from './schemas/assetExpenseSchemas';

const entrySchema = () => import('./schemas/assetExpenseSchemas').then((all) => all.assetExpenseSchema);

const calls = registerCalls<AssetExpense, AssetExpense, AssetExpenseValues>('AssetExpenseRevenue', {
  row: entrySchema,
  toBody: (values) => ({
    ...withoutEmpty(sentOf(values)),
    value: values.value === null ? null : fromCents(values.value),
  }),
  without: ['setActive'],
});

const isRead = (row: AssetExpense | null) => typeof row === 'object' && typeof row?.id === 'number';

const entryOf = (row: AssetExpense): AssetEntry => ({
  id: row.id,
  assetId: row.assetId,
  date: toLocalDate(row.date) ?? '',
  expense: row.movement === 'EXPENSE' && typeof row.value === 'number' ? toCents(row.value) : 0,
  counter: typeof row.counter === 'number' ? row.counter : null,
});

/** Entries with what their readings tell, over the whole list. */
function withUsage(answer: readonly AssetExpense[]): AssetExpenseRow[] {
  const rows = answer.filter(isRead);
  const usage = usageOf(rows.map(entryOf));
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
  const answer = await http.list<AssetExpense>(assumed('/AssetExpenseRevenue/GetGridData'), {
    signal,
    schema: entrySchema,
    contained: true,
  });
  return withUsage(answer).filter(({ assetId }) => String(assetId) === String(id));
}

interface WireReading {
  readonly id?: unknown;
  readonly date?: string | null;
  readonly counter?: unknown;
}

/** What the counter of an asset showed, entry by entry. */
export async function readingsOf(assetId: number, signal: AbortSignal): Promise<Reading[]> {
  const rows = await http.list<WireReading | null>(assumed('/AssetExpenseRevenue/GetReadings'), {
    params: { assetId },
    signal,
    quiet: true,
  });
  return rows.flatMap((row) => {
    const date = toLocalDate(row?.date);
    return date !== null && typeof row?.id === 'number' && typeof row.counter === 'number'
      ? [{ id: row.id, date, counter: row.counter }]
      : [];
  });
}
