import type { JsonBodyType } from 'msw';
import { type FieldErrors, invalid, json, notFound, outdated } from './answers';
import { isOutdated, versioned } from './dialect';
import type { PlatformRow } from './db/platform/platformRow';
import type { Table } from './db/table';
import { id, isDay, text, wantedActive } from './read';
import { type Call, type DemoRoute, route } from './route';

interface PlatformRegister<T extends PlatformRow> {
  controller: string;
  /** The screen it is kept on, and what a search over all registers reads of a row. */
  slug?: string;
  nameOf?: (row: T) => string;
  table: () => Table<T>;
  /** Rows of the table that are in this register: all of them by default. */
  belongs?: (row: T) => boolean;
  /** A line of the grid; the record too unless `wireItem` is given. */
  wire: (row: T) => JsonBodyType;
  wireItem?: (row: T) => JsonBodyType;
  /** The server's own check of what was sent: errors by property name, or what is kept. */
  check: (
    sent: Record<string, unknown>,
    ownId: number | undefined,
    /** Who sends it. */
    userName: string,
  ) => { errors: FieldErrors; input?: Omit<T, keyof PlatformRow> };
  /** Who uses a row; such a row is not deleted. */
  dependents?: (row: T) => { name: string; count: number }[];
  inUse?: string;
  without?: readonly ('create' | 'remove' | 'setActive')[];
  /** The list begins with what came last. */
  newestFirst?: true;
  /** After a row was written. */
  written?: (row: T) => void;
  /** After a row was deleted. */
  removed?: (row: T) => void;
}

/** What a register's own check says of fields: `Sigla` is the word of its label. */
export const missing = (label: string) => [`O campo ${label} é obrigatório.`];
export const longerThan = (label: string, most: number) => [
  `O campo ${label} deve ter no máximo ${most} caracteres.`,
];

/** A day of the calendar as it is kept; null for none, undefined for what is no day. */
export function day(value: unknown): string | null | undefined {
  const sent = value === null ? '' : text(value);
  if (sent === undefined || sent === '') return null;
  return isDay(sent.slice(0, 10)) ? `${sent.slice(0, 10)}T00:00:00` : undefined;
}

/** What a check answers: errors, or with none what is kept. */
export function answerOf<Input>(errors: FieldErrors, input: Input): { errors: FieldErrors; input?: Input } {
  return Object.keys(errors).length > 0 ? { errors } : { errors, input };
}

interface Searchable {
  slug: string;
  rows: () => { id: number; name: string }[];
}

/** Every register that a search over all of them reads. */
export const searchableRegisters: Searchable[] = [];

const now = () => new Date().toISOString();
/** Who wrote what was there from the beginning. */
export const SEEDED_BY = 'ADMINISTRADOR DA PLATAFORMA';
const master = { master: true } as const;

/** The calls of one register of the platform itself, which only its own staff may make. */
export function platformRegister<T extends PlatformRow>(register: PlatformRegister<T>): DemoRoute[] {
  const { controller, table, wire, wireItem = wire, check, dependents = () => [], without = [] } = register;
  const { belongs = () => true } = register;
  const { inUse = 'Registro em uso: altere ou exclua antes os registros que o utilizam.' } = register;
  const { slug, nameOf } = register;
  if (slug && nameOf) {
    searchableRegisters.push({
      slug,
      rows: () =>
        table()
          .filter(belongs)
          .map((row) => ({ id: row.id, name: nameOf(row) })),
    });
  }
  const path = (action: string) => `/${controller}/${action}`;
  const stamped = (row: T, as: (row: T) => JsonBodyType) => ({
    ...(as(row) as object),
    createdBy: row.createdBy ?? SEEDED_BY,
    updatedBy: row.updatedBy ?? (row.updatedAt === null ? null : SEEDED_BY),
  });
  const kept = (row: T) => {
    register.written?.(row);
    return json(stamped(row, wireItem));
  };

  const find = (wanted: unknown): T | undefined => {
    const row = table().get(id(wanted));
    return row && belongs(row) ? row : undefined;
  };
  const listed = () => {
    const rows = table().filter(belongs);
    return register.newestFirst ? rows.toReversed() : rows;
  };

  const edit = async (call: Call): Promise<Response> => {
    const row = find(call.query.get('id'));
    if (!row) return notFound();
    const sent = await call.body();
    if (isOutdated(sent, row)) return outdated();
    const { errors, input } = check(sent, row.id, call.user.name);
    if (!input) return invalid(errors);
    return kept(
      table().update(row.id, { ...input, updatedAt: now(), updatedBy: call.user.name } as unknown as Partial<
        Omit<T, 'id'>
      >),
    );
  };
  const create = async ({ body, user }: Call): Promise<Response> => {
    const { errors, input } = check(await body(), undefined, user.name);
    if (!input) return invalid(errors);
    const fresh = { ...input, active: true, createdAt: now(), createdBy: user.name, updatedAt: null };
    return kept(table().insert(fresh as unknown as Omit<T, 'id'>));
  };
  const activate = async ({ body, user }: Call): Promise<Response> => {
    const sent = await body();
    const row = find(sent['id']);
    if (!row) return notFound();
    const changes = { active: wantedActive(sent, row), updatedAt: now(), updatedBy: user.name };
    return kept(table().update(row.id, changes as unknown as Partial<Omit<T, 'id'>>));
  };
  const remove = ({ query }: Call): Response => {
    const row = find(query.get('id'));
    if (!row) return notFound();
    const used = dependents(row).filter(({ count }) => count > 0);
    if (used.length > 0) return json({ errors: {}, error: { message: inUse, dependents: used } }, 400);
    table().remove(row.id);
    register.removed?.(row);
    return json(true);
  };

  return [
    route('GET', path('GetGridData'), () => json(listed().map((row) => versioned(wire(row), row))), master),
    route(
      'GET',
      path('GetById'),
      ({ query }) => {
        const row = find(query.get('id'));
        return row ? json(versioned(stamped(row, wireItem), row)) : notFound();
      },
      master,
    ),
    route(
      'GET',
      path('GetDependents'),
      ({ query }) => {
        const row = find(query.get('id'));
        return row ? json(dependents(row).filter(({ count }) => count > 0)) : notFound();
      },
      master,
    ),
    route('PUT', path('Edit'), edit, master),
    ...(without.includes('create') ? [] : [route('POST', path('Create'), create, master)]),
    ...(without.includes('setActive') ? [] : [route('POST', path('ActivateInactivate'), activate, master)]),
    ...(without.includes('remove') ? [] : [route('DELETE', path('Delete'), remove, master)]),
  ];
}
