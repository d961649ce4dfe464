import type { JsonBodyType } from 'msw';
import type { FieldErrors } from '../../answers';
import type { Table } from '../../db/table';
import { type DemoUse, registerRoutes, type RegisterRow } from '../../registerRoutes';
import type { DemoRoute } from '../../route';
import { Checks } from '../admin/checks';
import { sameText } from '../admin/sameText';

type Sent = Record<string, unknown>;

interface CustomerRegister<T extends RegisterRow & { name: string }> {
  controller: string;
  /** The permission key of its page; that of the financial registers by default. */
  permission?: string;
  table: () => Table<T>;
  wire: (row: T) => JsonBodyType;
  /** Reads what was sent; what is wrong is reported to `checks`. The name is read and compared before. */
  read: (checks: Checks, sent: Sent, own: Own<T>) => Omit<T, keyof RegisterRow | 'name'>;
  /** Who uses a row; such a row is not deleted. */
  dependents: (row: T) => DemoUse[];
  /** Why a row is not changed, whatever is sent. */
  refusal?: (row: T, sent: Sent) => Response | undefined;
  /** Why a row is not deleted, whoever uses it. */
  keeps?: (row: T) => string | undefined;
  /** Keys of pages that read these records too. */
  readers?: readonly string[];
  /** What follows from keeping a row, or from taking it away. */
  kept?: (after: T | undefined, before: T | undefined) => void;
  words: { duplicate: string; inUse: string };
}

interface Own<T> {
  customerId: number | null;
  /** The record that is changed. */
  ownId?: number | undefined;
  /** Whether another record of the customer is such a one. */
  taken: (is: (row: T) => boolean) => boolean;
}

/** A number between two others; as the wire has it, with its decimals. */
export function decimal(
  checks: Checks,
  sent: Sent,
  name: string,
  label: string,
  [min, max]: [number, number],
) {
  const value = sent[name];
  if (typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max) return value;
  checks.refuse(name, `O campo ${label} é obrigatório e deve estar entre ${min} e ${max}.`);
  return min;
}

/** A row as it is answered: whose it is goes without saying. */
export function withoutOwner<T extends { customerId: number | null }>(row: T): Omit<T, 'customerId'> {
  const answer: Partial<T> = { ...row };
  delete answer.customerId;
  return answer as Omit<T, 'customerId'>;
}

/** A day as it is kept: the beginning of it. */
export const atMidnight = (day: string) => `${day}T00:00:00`;

/** A register that a customer keeps in the financial module: no two records of one name, none deleted that is used. */
export function customerRegister<T extends RegisterRow & { name: string }>(
  register: CustomerRegister<T>,
): DemoRoute[] {
  const {
    controller,
    permission: key = 'FINANCIAL_REGISTERS',
    table,
    wire,
    read,
    dependents,
    kept,
    refusal,
    keeps,
    readers = [],
    words,
  } = register;
  const path = (action: string) => `/${controller}/${action}`;

  function check(
    sent: Sent,
    customerId: number | null,
    ownId?: number,
  ): { errors: FieldErrors; input?: Omit<T, keyof RegisterRow> } {
    const checks = new Checks(sent);
    const taken = (is: (row: T) => boolean) =>
      table()
        .all()
        .some((row) => row.customerId === customerId && row.id !== ownId && is(row));
    const name = checks.text('name', 'Nome', 100);
    if (taken((row) => sameText(row.name, name))) checks.refuse('name', words.duplicate);
    const rest = read(checks, sent, { customerId, ownId, taken });
    if (checks.failed) return { errors: checks.errors };
    return { errors: {}, input: { name, ...rest } as unknown as Omit<T, keyof RegisterRow> };
  }

  return registerRoutes<T>({
    table,
    wire,
    check,
    dependents,
    ...(kept && { kept }),
    ...(refusal && { refusal }),
    ...(keeps && { keeps }),
    inUse: words.inUse,
    permission: { edit: key, configure: key, read: [key, ...readers] },
    paths: {
      grid: path('GetGridData'),
      read: path('GetById'),
      create: path('Create'),
      save: { path: path('Edit'), methods: ['PUT'], id: 'query' },
      activate: path('ActivateInactivate'),
      remove: path('Delete'),
      dependents: path('GetDependents'),
    },
  });
}
