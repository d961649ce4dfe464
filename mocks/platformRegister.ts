import type { JsonBodyType } from 'msw';
import { type FieldErrors, invalid, json, notFound } from './answers';
import type { PlatformRow } from './db/platform/platformRow';
import type { Table } from './db/table';
import { id } from './read';
import { type Call, type DemoRoute, route } from './route';

interface PlatformRegister<T extends PlatformRow> {
  controller: string;
  table: () => Table<T>;
  /** A line of the grid; the record too unless `wireItem` is given. */
  wire: (row: T) => JsonBodyType;
  wireItem?: (row: T) => JsonBodyType;
  /** The server's own check of what was sent: errors by property name, or what is kept. */
  check: (
    sent: Record<string, unknown>,
    ownId?: number,
  ) => { errors: FieldErrors; input?: Omit<T, keyof PlatformRow> };
  /** Who uses a row; such a row is not deleted. */
  dependents?: (row: T) => { name: string; count: number }[];
  inUse?: string;
  without?: readonly ('create' | 'remove' | 'setActive')[];
  /** After a row was written. */
  written?: (row: T) => void;
  /** After a row was deleted. */
  removed?: (row: T) => void;
}

const now = () => new Date().toISOString();
const master = { master: true } as const;

/** The calls of one register of the platform itself, which only its own staff may make. */
export function platformRegister<T extends PlatformRow>(register: PlatformRegister<T>): DemoRoute[] {
  const { controller, table, wire, wireItem = wire, check, dependents = () => [], without = [] } = register;
  const { inUse = 'Registro em uso: altere ou exclua antes os registros que o utilizam.' } = register;
  const path = (action: string) => `/${controller}/${action}`;
  const kept = (row: T) => {
    register.written?.(row);
    return json(wireItem(row));
  };

  const edit = async (call: Call): Promise<Response> => {
    const row = table().get(id(call.query.get('id')));
    if (!row) return notFound();
    const { errors, input } = check(await call.body(), row.id);
    if (!input) return invalid(errors);
    return kept(table().update(row.id, { ...input, updatedAt: now() } as unknown as Partial<Omit<T, 'id'>>));
  };
  const create = async ({ body }: Call): Promise<Response> => {
    const { errors, input } = check(await body());
    if (!input) return invalid(errors);
    const fresh = { ...input, active: true, createdAt: now(), updatedAt: null };
    return kept(table().insert(fresh as unknown as Omit<T, 'id'>));
  };
  const activate = async ({ body }: Call): Promise<Response> => {
    const row = table().get(id((await body())['id']));
    if (!row) return notFound();
    const changes = { active: !row.active, updatedAt: now() };
    return kept(table().update(row.id, changes as unknown as Partial<Omit<T, 'id'>>));
  };
  const remove = ({ query }: Call): Response => {
    const row = table().get(id(query.get('id')));
    if (!row) return notFound();
    const used = dependents(row).filter(({ count }) => count > 0);
    if (used.length > 0) return json({ errors: {}, error: { message: inUse, dependents: used } }, 400);
    table().remove(row.id);
    register.removed?.(row);
    return json(true);
  };

  return [
    route('GET', path('GetGridData'), () => json(table().all().map(wire)), master),
    route(
      'GET',
      path('GetById'),
      ({ query }) => {
        const row = table().get(id(query.get('id')));
        return row ? json(wireItem(row)) : notFound();
      },
      master,
    ),
    route('PUT', path('Edit'), edit, master),
    ...(without.includes('create') ? [] : [route('POST', path('Create'), create, master)]),
    ...(without.includes('setActive') ? [] : [route('POST', path('ActivateInactivate'), activate, master)]),
    ...(without.includes('remove') ? [] : [route('DELETE', path('Delete'), remove, master)]),
  ];
}
