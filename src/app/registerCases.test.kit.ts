import type { Answer } from '@/platform/store/queryAnswer';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import i18next from 'i18next';
import { aLoggedUserAnswer } from '../../mocks/build/session';
import { resetDemo, server } from '../../mocks/server';
import { demo } from '../../mocks/state';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { tokenStore } from '@/domain/identity/tokenStore';
import type { Register } from '@/families/register/defineRegister';
import { startI18n } from '@/platform/i18n/i18n';
import { configureHttp } from '@/platform/http/policy';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { EXAMPLES } from './registerExamples.test.kit';
import { makeStore } from './store';

export interface Row {
  id: number;
}
export type AnyRegister = Register<Row, Row, Record<string, unknown>>;

// Every descriptor of every module: a new file is visited without being named here.
const files = import.meta.glob<Record<string, AnyRegister>>(
  [
    '/src/modules/*/registers/*.{ts,tsx}',
    '/src/modules/*/*/registers/*.{ts,tsx}',
    '!/src/modules/**/*.test.*',
  ],
  { eager: true },
);
const found = Object.entries(files).flatMap(([path, exports]) =>
  Object.values(exports)
    .filter((value) => 'resource' in value)
    .map((register) => ({ path, register })),
);

export type Case = readonly [name: string, register: AnyRegister];

/** The registers of the files that are meant. */
export function casesOf(isMeant: (path: string) => boolean): Case[] {
  return found
    .filter(({ path }) => isMeant(path))
    .map(({ register }): Case => [`${register.module}/${register.name}`, register]);
}

const namespaceOf = ({ module, namespace = module }: AnyRegister) => namespace;

/** What a register needs of the screens' code: each kind of list, form and field, and each way to configure one. */
function partsOf(register: AnyRegister): string[] {
  const { form = 'drawer', paging = 'client', ownForm } = register;
  const configured = Object.entries(register).flatMap(([name, value]) =>
    value === undefined || value === false || ['module', 'name', 'slug', 'namespace'].includes(name)
      ? []
      : [name],
  );
  return [
    `form ${form}`,
    `paging ${paging}`,
    ...configured,
    ...(ownForm ? [`own form ${String(ownForm)}`] : []),
    ...register.columns.map(({ kind = 'text' }) => `column ${kind}`),
    ...register.fields.flatMap((field) => [`field ${field.kind}`, ...Object.keys(field)]),
    ...register.fields.flatMap((field) =>
      field.kind === 'rows' ? field.columns.map(({ kind }) => `cell ${kind}`) : [],
    ),
  ];
}

/** The fewest registers, chosen greedily, that have every part that any register has. */
export function sampleOf(cases: readonly Case[]): Case[] {
  const open = new Set(cases.flatMap(([, register]) => partsOf(register)));
  const newIn = ([, register]: Case) => new Set(partsOf(register).filter((part) => open.has(part))).size;
  const sample: Case[] = [];
  while (open.size > 0) {
    const best = cases.reduce((one, other) => (newIn(other) > newIn(one) ? other : one));
    for (const part of partsOf(best[1])) open.delete(part);
    sample.push(best);
  }
  return sample;
}

/** One register of each kind of list. */
export function kindsOfLists(cases: readonly Case[]): Case[] {
  const kindOf = ({ form = 'drawer', paging = 'client' }: AnyRegister) => `${form} ${paging}`;
  return [...new Map(cases.toReversed().map((each) => [kindOf(each[1]), each])).values()];
}

/** What the present test has: a store of its own, and the kinds of the calls that were refused. */
export const now = { store: makeStore(), refused: [] as string[] };

/** The administration area is of masters, everything else of producers. */
export function signIn({ module }: AnyRegister): void {
  const answer = aLoggedUserAnswer(module === 'admin' ? 'master' : 'produtor');
  const { identity, accessToken, tokenForm } = readLoggedUser(answer);
  tokenStore.keep(accessToken, tokenForm);
  now.store.dispatch(identityLoaded(identity));
}

/** Starts each test of the file with the demo's seeded world and an empty store. */
export function startRegisterDemo(): void {
  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' });
    const namespaces = new Set(found.map(({ register }) => namespaceOf(register)));
    await startI18n('pt-BR', ['common', 'ui', 'grid', 'forms', 'register', ...namespaces]);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    resetDemo();
    now.refused.length = 0;
    now.store = makeStore();
    configureHttp({
      bearer: tokenStore.access,
      antiForgery: tokenStore.form,
      onError: (error) => now.refused.push(error.kind),
    });
  });
  afterEach(() => server.resetHandlers());
}

export const say = (key: string, values?: object) =>
  (i18next.t as (key: string, values?: object) => string)(key, values);

export const wireName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Words, state and first text of a register, as its tests need them. */
/** The data of an answer; throws the error of one that failed. */
function dataIn<T>({ data, error }: Answer<T>): T {
  if (error) throw error;
  if (data === null) throw new Error('nothing was answered');
  return data;
}

export function dataOf(register: AnyRegister) {
  const words = `${namespaceOf(register)}:registers.${register.wordsOf ?? register.name}`;
  const text = (key: string, values?: object) => say(`${words}.${key}`, values);
  const label = (name: string) => text(`fields.${name}.label`);
  // Where no field is one of a single line, one of several is typed into.
  const examples = EXAMPLES[`${register.module}/${register.name}`] ?? {};
  const anyText = ({ name }: { name: string }) => examples[name] === undefined;
  const ofKind = (wanted: string) =>
    register.fields.find((field) => field.kind === wanted && anyText(field)) ??
    register.fields.find(({ kind }) => kind === wanted);
  const first = ofKind('text') ?? ofKind('multiline');
  const firstText = first?.name ?? '';
  // Text fields write in capitals without accents unless their descriptor says otherwise.
  const written = (typed: string) =>
    first && 'format' in first ? typed : typed.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
  const { list, item: single } = register.resource;
  const rows = () => list.select(now.store.getState(), DEFAULT_QUERY).data?.rows ?? [];
  const load = async () => dataIn(await now.store.dispatch(list.refresh(DEFAULT_QUERY)));
  const firstId = async () => {
    const { rows: all } = await load();
    return all[0]?.id;
  };
  const item = async (id: number | string) => dataIn(await now.store.dispatch(single.refresh(id)));
  return { words, text, label, examples, firstText, written, rows, load, firstId, item };
}

/** The calls of the present test that change something. */
export const writes = () => demo.calls.filter(({ method }) => method !== 'GET');
