import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { aLoggedUserAnswer } from '../build/session';
import { Table } from '../db/table';
import { demo, resetDemo } from '../state';
import { type Answered, send } from '../testClient';

/** Midday of a Wednesday within the harvest: all that the demo reckons from today stands as of this day. */
export const NOW = new Date('2026-03-18T15:00:00Z');

type Restore = () => void;

interface Kept {
  world: object;
  restores: Restore[];
  /** What the application sends of each account with its calls. */
  headers: Map<string, Record<string, string>>;
}

let kept: Kept | undefined;

type AnyTable = Pick<Table<{ id: number }>, 'all' | 'remembered'>;

function tablesIn(value: unknown): AnyTable[] {
  if (value instanceof Table) return [value as AnyTable];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(tablesIn);
}

/** A row that is changed in place would outlast its world. */
function frozen(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
}

/** Puts the seeded world back. Seeding it takes longer than a hundred calls, so the files of a process share it. */
export function freshWorld(): void {
  kept ??= seeded();
  for (const restore of kept.restores) restore();
  // What handlers remember by the world itself is forgotten with this one.
  Object.assign(demo, { world: { ...kept.world } });
  signEverybodyOut();
}

function seeded(): Kept {
  resetDemo();
  const tables = tablesIn(demo.world);
  for (const table of tables) table.all().forEach(frozen);
  return { world: demo.world, restores: tables.map((table) => table.remembered()), headers: new Map() };
}

let given = 0;

/** Ids that are drawn are those of a counter. */
function countedIds(): void {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    given += 1;
    return `00000000-0000-4000-8000-${String(given).padStart(12, '0')}`;
  });
}

function signEverybodyOut(): void {
  given = 0;
  kept?.headers.clear();
  demo.sessions.clear();
  demo.tokens.clear();
  demo.resetTokens.clear();
  demo.mails.length = 0;
  demo.faults.length = 0;
  demo.calls.length = 0;
}

/** A call by an account, with one of its customers chosen. */
export interface Caller {
  account: string;
  customerId?: number;
}

function headersOf(caller: Caller): Record<string, string> {
  const { accessToken, tokenForm } = aLoggedUserAnswer(caller.account, caller);
  return {
    Authorization: `Bearer ${accessToken}`,
    RequestVerificationToken: tokenForm,
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/json',
  };
}

/** Sends a call as the application would. */
export function sent(caller: Caller, method: string, path: string, body?: unknown): Promise<Answered> {
  const name = `${caller.account} ${caller.customerId ?? ''}`;
  const headers = kept?.headers.get(name) ?? headersOf(caller);
  kept?.headers.set(name, headers);
  const json = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
  return send(path, { method, headers, ...json });
}

/** Before each test of the file: the seeded world of one fixed day. */
export function useFixedWorld(): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
  afterAll(() => {
    vi.useRealTimers();
    resetDemo();
  });
  beforeEach(() => {
    countedIds();
    freshWorld();
  });
}

interface Owned {
  id: number;
  customerId?: number | null;
}

/** The account that others are tested against works for this customer. */
export const OTHER_CUSTOMER = 14;

/** The first row of a customer that fits. */
export function rowOf<T extends Owned>(
  table: { find: (matches: (row: T) => boolean) => T | undefined },
  matches: (row: T) => boolean = () => true,
  customerId = 1,
): T {
  const found = table.find((row) => row.customerId === customerId && matches(row));
  if (!found) throw new Error(`Customer ${customerId} has no such row.`);
  return found;
}

/** The id of the first row of a customer that fits. */
export const idOf = <T extends Owned>(...args: Parameters<typeof rowOf<T>>): number => rowOf(...args).id;

/** The id of a row that is another customer's. */
export function foreignId<T extends Owned>(table: {
  find: (matches: (row: T) => boolean) => T | undefined;
}): number | undefined {
  return table.find(({ customerId }) => customerId !== 1 && customerId != null)?.id;
}
