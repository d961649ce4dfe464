import type { JsonBodyType } from 'msw';
import { type FieldErrors, invalid, json, notFound, outdated, refused } from './answers';
import type { Row, Table } from './db/table';
import { id, wantedActive } from './read';
import { isOutdated, versioned } from './dialect';
import { type Call, type DemoRoute, type Method, route } from './route';

/** What every register of a customer keeps. */
export interface RegisterRow extends Row {
  customerId: number;
  active: boolean;
  createdAt: string;
  updatedAt: string | null;
}

interface Paths {
  grid: string;
  read: string;
  create: string;
  /** How a change is sent: with which methods, and whether the id stands in the query or in the body. */
  save: { path: string; methods: readonly Method[]; id: 'query' | 'body' };
  activate: string;
  remove: string;
  /** What uses a row, requested before it is inactivated or deleted. */
  dependents?: string;
}

/** What refers to a record: how many of a kind, and those that are named. */
export interface DemoUse {
  name: string;
  count: number;
  records?: { kind: string; id: number; name: string; businessMovement?: string }[];
}

interface RegisterOptions<T extends RegisterRow> {
  table: () => Table<T>;
  wire: (row: T) => JsonBodyType;
  /** The server's own check of what was sent: errors by property name, or what is kept. */
  check: (
    sent: Record<string, unknown>,
    customerId: number | null,
    ownId?: number,
  ) => { errors: FieldErrors; input?: Omit<T, keyof RegisterRow> };
  /** Who uses a row; such a row is not deleted. */
  dependents?: (row: T) => DemoUse[];
  inUse: string;
  /** Why a row is not changed, whatever is sent. */
  refusal?: (row: T, sent: Record<string, unknown>) => Response | undefined;
  /** What follows from activating and inactivating a row: whether it may be, and what else is kept. */
  activated?: (row: T, active: boolean) => { refusal: string } | Partial<Omit<T, 'id'>>;
  /** What follows from keeping a row, or from taking it away: then there is none after. */
  kept?: (after: T | undefined, before: T | undefined) => void;
  /** Why a row is not deleted, whoever uses it. */
  keeps?: (row: T) => string | undefined;
  /** Permission keys: to read and write, and to activate, inactivate and delete; `read` where other pages read it too. */
  permission: { edit: string | readonly string[]; configure: string; read?: readonly string[] };
  paths: Paths;
}

const now = () => new Date().toISOString();

/** The calls of one register: list, read, create, change, activate or inactivate, delete. */
export function registerRoutes<T extends RegisterRow>(options: RegisterOptions<T>): DemoRoute[] {
  const { table, wire, check, dependents = () => [], kept = () => {}, paths } = options;
  const edit = { permission: options.permission.edit };
  const read = { permission: options.permission.read ?? options.permission.edit };
  const configure = { permission: options.permission.configure };

  /** A row of the current customer; others do not exist for it. */
  const own = ({ customerId }: Call, wanted: unknown): T | undefined => {
    const row = table().get(id(wanted));
    return row?.customerId === customerId ? row : undefined;
  };
  const change = (row: T, changes: Partial<Omit<T, 'id'>>) =>
    json(wire(table().update(row.id, { ...changes, updatedAt: now() })));

  async function save(call: Call): Promise<Response> {
    const sent = await call.body();
    const row = own(call, paths.save.id === 'query' ? call.query.get('id') : sent['id']);
    if (!row) return notFound();
    if (isOutdated(sent, row)) return outdated();
    const refusal = options.refusal?.(row, sent);
    if (refusal) return refusal;
    const { errors, input } = check(sent, call.customerId, row.id);
    if (!input) return invalid(errors);
    const answer = change(row, input as Partial<Omit<T, 'id'>>);
    kept(table().need(row.id), row);
    return answer;
  }

  const used = (row: T) => dependents(row).filter(({ count }) => count > 0);

  return [
    ...(paths.dependents === undefined
      ? []
      : [
          route(
            'GET',
            paths.dependents,
            (call) => {
              const row = own(call, call.query.get('id'));
              return row ? json(used(row)) : notFound();
            },
            edit,
          ),
        ]),
    route(
      'GET',
      paths.grid,
      ({ customerId }) =>
        json(
          table()
            .filter((row) => row.customerId === customerId)
            .map((row) => versioned(wire(row), row)),
        ),
      read,
    ),
    route(
      'GET',
      paths.read,
      (call) => {
        const row = own(call, call.query.get('id'));
        return row ? json(versioned(wire(row), row)) : notFound();
      },
      read,
    ),
    route(
      'POST',
      paths.create,
      async ({ body, customerId }) => {
        const { errors, input } = check(await body(), customerId);
        if (!input || customerId === null) return invalid(errors);
        const sent = { ...input, customerId, active: true, createdAt: now(), updatedAt: null };
        const row = table().insert(sent as unknown as Omit<T, 'id'>);
        kept(row, undefined);
        return json(wire(row));
      },
      edit,
    ),
    ...paths.save.methods.map((method) => route(method, paths.save.path, save, edit)),
    route(
      'POST',
      paths.activate,
      async (call) => {
        const sent = await call.body();
        const row = own(call, sent['id']);
        if (!row) return notFound();
        const active = wantedActive(sent, row);
        const more = options.activated?.(row, active) ?? {};
        if ('refusal' in more) return refused(more.refusal as string);
        return change(row, { active, ...more } as Partial<Omit<T, 'id'>>);
      },
      configure,
    ),
    route(
      'DELETE',
      paths.remove,
      (call) => {
        const row = own(call, call.query.get('id'));
        if (!row) return notFound();
        const why = options.keeps?.(row);
        if (why !== undefined) return refused(why, 409);
        const users = used(row);
        if (users.length > 0) {
          return json({ errors: {}, error: { message: options.inUse, dependents: users } }, 400);
        }
        table().remove(row.id);
        kept(undefined, row);
        return json(true);
      },
      configure,
    ),
  ];
}
