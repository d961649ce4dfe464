import { type Caller, sent } from './world.test.kit';
import { type WirePage, wirePage } from './wire.test.kit';

type Json = Record<string, unknown>;

interface Register {
  controller: string;
  /** A record that others use, and another that nothing uses where there is one. */
  ids: readonly number[];
  foreignId?: number | undefined;
  /** What a new record has that the first one has not: what must differ. */
  fresh: Json;
  /** The fields of what is sent; those of the answer are more. */
  fields?: readonly string[];
  foreign?: Json;
  also?: Record<string, Json>;
  /** What makes it a duplicate of another one. */
  taken?: Json;
  owner?: Caller | string;
  strangers?: readonly string[];
  save?: 'PUT' | 'POST';
  /** Where the id of a change stands in the body. */
  idInBody?: true;
  withoutDependents?: true;
  /** Calls that the register lacks. */
  without?: readonly ('create' | 'setActive' | 'remove')[];
}

const NOT_SENT = ['id', 'active', 'createdAt', 'updatedAt'];

/** The page of a register: its list, its records, what is created, changed, switched off and deleted. */
export async function registerPage(register: Register): Promise<WirePage> {
  const { controller, ids, foreignId, fresh, foreign = {}, also = {}, owner = 'produtor' } = register;
  const page = wirePage(owner);
  const caller = typeof owner === 'string' ? { account: owner } : owner;
  const path = (action: string) => `/${controller}/${action}`;
  const strangers = register.strangers ?? ['usuario', 'gratis'];
  await page.reads(path('GetGridData'));
  await page.readsOf(strangers, [path('GetGridData')]);
  for (const id of ids) {
    await page.reads(`${path('GetById')}?id=${id}`);
    if (!register.withoutDependents) await page.reads(`${path('GetDependents')}?id=${id}`);
  }
  for (const id of [foreignId, 999_999, 'x'].filter((each) => each !== undefined)) {
    await page.reads(`${path('GetById')}?id=${id}`);
    if (!register.withoutDependents) await page.reads(`${path('GetDependents')}?id=${id}`);
  }
  const lacks = new Set(register.without);
  const [first = 0] = ids;
  const { body } = await sent(caller, 'GET', `${path('GetById')}?id=${first}`);
  const record = body as Json;
  const names = register.fields ?? Object.keys(record).filter((name) => !NOT_SENT.includes(name));
  const whole = Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
  const changed = {
    method: register.save ?? ('PUT' as const),
    path: register.idInBody ? path('Edit') : `${path('Edit')}?id=${first}`,
  };
  await page.writes({
    ...(lacks.has('create') ? changed : { path: path('Create') }),
    body: { ...whole, ...fresh },
    foreign,
    also: { ...also, 'as another one': register.taken ?? whole },
    strangers,
    shows: [`${path('GetById')}?id={id}`],
  });
  await page.writes({
    ...changed,
    body: register.idInBody ? { id: first, ...whole, ...fresh } : { ...whole, ...fresh },
    foreign: { ...(foreignId === undefined ? {} : { '?id': foreignId }) },
    also: { 'as it was': whole, ...(register.taken && { 'as another one': register.taken }) },
    strangers,
    shows: [`${path('GetById')}?id=${first}`],
    wholeOnly: true,
  });
  if (!lacks.has('setActive'))
    await page.writes({
      path: path('ActivateInactivate'),
      body: { id: first, active: false },
      foreign: { id: foreignId },
      strangers,
      shows: [`${path('GetById')}?id=${first}`],
    });
  for (const id of lacks.has('remove') ? [] : ids)
    await page.writes({
      method: 'DELETE',
      path: `${path('Delete')}?id=${id}`,
      foreign: { '?id': foreignId },
      strangers,
      shows: [`${path('GetById')}?id=${id}`],
    });
  if (lacks.has('create')) return page;
  const next = await nextId(page, path('Create'), { ...whole, ...fresh }, caller);
  await page.follows('created, switched off and on, and deleted', [
    ['POST', path('Create'), { ...whole, ...fresh }],
    ['POST', path('Create'), { ...whole, ...fresh }],
    ['POST', path('ActivateInactivate'), { id: next, active: false }],
    ['POST', path('ActivateInactivate'), { id: next }],
    ['DELETE', `${path('Delete')}?id=${next}`],
    ['DELETE', `${path('Delete')}?id=${next}`],
    ['GET', `${path('GetById')}?id=${next}`],
  ]);
  return page;
}

/** The id that a new record gets. */
async function nextId(page: WirePage, path: string, body: Json, caller: Caller): Promise<number> {
  const { body: created } = await sent(caller, 'POST', path, body);
  page.startsAfresh();
  const id = typeof created === 'number' ? created : (created as { id?: number } | undefined)?.id;
  if (id === undefined) throw new Error(`${path} made no record: ${JSON.stringify(created)}`);
  return id;
}
