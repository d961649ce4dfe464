import { isRecord, textOf } from '@/platform/http/loose';
import { type Account, type AccountValues, LCDPR_KINDS, RESULT_LINES } from './accountTypes';

const whole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

function readAccount(row: unknown): Account[] {
  if (!isRecord(row)) return [];
  const { id, parentId, number, businessMovement: side, movementCount } = row;
  const name = textOf(row['name']);
  if (!whole(id) || !whole(number) || name === '' || (side !== 'INCOME' && side !== 'EXPENSE')) return [];
  return [
    {
      id,
      parentId: whole(parentId) ? parentId : null,
      number,
      name,
      side,
      // What is not marked as the customer's own cannot be changed.
      platform: row['isPlatform'] !== false,
      active: row['active'] !== false,
      lcdpr: LCDPR_KINDS.find((each) => each === row['lcdprType']) ?? null,
      resultLine: RESULT_LINES.find((each) => each === row['resultLine']) ?? null,
      family: row['isFamily'] === true,
      movements: whole(movementCount) ? movementCount : null,
    },
  ];
}

interface Plan {
  readonly accounts: readonly Account[];
  readonly unread: number;
}

export function readPlan(rows: readonly unknown[]): Plan {
  const accounts = rows.flatMap(readAccount);
  return { accounts, unread: rows.length - accounts.length };
}

export const accountBody = (values: AccountValues) => ({
  parentId: values.parentId,
  number: values.number,
  name: values.name.trim().toUpperCase(),
  businessMovement: values.side,
  lcdprType: values.lcdpr,
  resultLine: values.resultLine,
  isFamily: values.family,
});
