import { toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { isId, isRecord, textOf } from '@/platform/http/loose';
import { type Deposit, type Investment, INVESTMENT_TYPES, type Redemption } from './investmentTypes';

const centsOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? toCents(value) : null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const dayOf = (value: unknown) => toLocalDate(textOf(value));

function readDeposit(row: unknown): Deposit[] {
  if (!isRecord(row)) return [];
  const [day, cents] = [dayOf(row['date']), centsOf(row['value'])];
  return day === null || cents === null ? [] : [{ day, cents }];
}

function readRedemption(row: unknown): Redemption[] {
  if (!isRecord(row) || !isId(row['id'])) return [];
  const [day, principal, income] = [dayOf(row['date']), centsOf(row['principal']), centsOf(row['income'])];
  if (day === null || principal === null || income === null) return [];
  const incomeTax = centsOf(row['incomeTax']) ?? 0;
  return [{ id: row['id'], day, principal, income, incomeTax, iof: centsOf(row['iof']) ?? 0 }];
}

/** One position, read without trust; null when a part of its money cannot be read, for its sums would be wrong. */
export function readInvestment(row: unknown): Investment | null {
  if (!isRecord(row) || !isId(row['id'])) return null;
  const [sentDeposits, sentRedemptions] = [list(row['deposits']), list(row['redemptions'])];
  const deposits = sentDeposits.flatMap(readDeposit);
  const redemptions = sentRedemptions.flatMap(readRedemption);
  const whole = deposits.length === sentDeposits.length && redemptions.length === sentRedemptions.length;
  if (!whole || deposits.length === 0) return null;
  const { version } = row;
  return {
    id: row['id'],
    version: typeof version === 'number' ? version : 0,
    type: INVESTMENT_TYPES.find((type) => type === row['type']) ?? '',
    product: textOf(row['bankProduct']),
    deposits: deposits.toSorted((a, b) => a.day.localeCompare(b.day)),
    redemptions: redemptions.toSorted((a, b) => a.day.localeCompare(b.day)),
    dueDate: dayOf(row['dueDate']),
    income: centsOf(row['income']),
    incomeDay: dayOf(row['incomeDate']),
  };
}
