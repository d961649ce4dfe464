import { ThemeProvider } from '@mui/material/styles';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLoggedUserAnswer } from '../../mocks/build/session';
import { resetDemo, server } from '../../mocks/server';
import { demo, type Fault } from '../../mocks/state';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { readLoggedUser } from '@/domain/identity/readIdentity';
import { tokenStore } from '@/domain/identity/tokenStore';
import type { Register } from '@/families/register/defineRegister';
import { RegisterPage } from '@/families/register/RegisterPage';
import { configureDrafts, type Draft } from '@/platform/drafts/draftStore';
import { startI18n } from '@/platform/i18n/i18n';
import { configureHttp } from '@/platform/http/policy';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { buildTheme } from '@/platform/theme/buildTheme';
import { currentScope } from '@/platform/store/scope';
import { confirmQueue } from '@/platform/ui/confirm';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';
import { ToastHost } from '@/platform/ui/ToastHost';
import { wordsOfRefusals } from './refusals.test.kit';
import { wordKeysOf } from './registerWords.test.kit';
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

/**
 * One register of each kind of list: what they show while a list fails or is refused is the family's, and asking for
 * it is the same code wherever the same factory made their calls.
 */
const kindOf = ({ form, calls }: AnyRegister) => `${form ?? 'drawer'} ${String(calls.list)}`;
const firstOfKind = new Set(
  new Map(found.toReversed().map(({ register }) => [kindOf(register), register])).values(),
);

const namespaceOf = ({ module, namespace = module }: AnyRegister) => namespace;

const theme = buildTheme({ mode: 'light', density: 'compact', reducedMotion: true });
// Whether each of thousands of cells is visible is not asked at every search by role: it takes most of the time.
configure({ defaultHidden: true });

const refused: string[] = [];

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await startI18n('pt-BR', [
    'common',
    'ui',
    'grid',
    'forms',
    'register',
    ...new Set(found.map(({ register }) => namespaceOf(register))),
  ]);
});
afterAll(() => server.close());

const drafts = new Map<string, Draft>();

let store: ReturnType<typeof makeStore>;
/** The store of the test that runs. */
export const storeNow = () => store;
beforeEach(() => {
  localStorage.clear();
  refused.length = 0;
  drafts.clear();
  configureDrafts(currentScope, {
    get: (key) => Promise.resolve(drafts.get(key)),
    set: (key, draft) => Promise.resolve(void drafts.set(key, draft)),
    remove: (key) => Promise.resolve(void drafts.delete(key)),
  });
  resetDemo();
  store = makeStore();
  configureHttp({
    bearer: tokenStore.access,
    antiForgery: tokenStore.form,
    onError: (error) => refused.push(error.kind),
  });
});
afterEach(() => {
  server.resetHandlers();
  // What a save asks afterwards must not stand over the next test's form and take its focus.
  confirmQueue.current()?.answer(false);
});

/** The administration area is of masters, everything else of producers. */
export function signIn({ module }: AnyRegister) {
  const answer = aLoggedUserAnswer(module === 'admin' ? 'master' : 'produtor');
  const { identity, accessToken, tokenForm } = readLoggedUser(answer);
  tokenStore.keep(accessToken, tokenForm);
  store.dispatch(identityLoaded(identity));
}

const fault = (method: string, status: number, body: unknown, times = Infinity): Fault => ({
  method,
  path: '*',
  status,
  body,
  delayMs: 0,
  times,
});

/** Opens the list, or in it a record: over the list or as a page, as the register has it. */
function open(register: AnyRegister, record?: number | string, copyOf?: number | string) {
  const copy = copyOf === undefined ? '' : `copia=${String(copyOf)}`;
  const inPath =
    register.form === 'page' ? `/${String(record)}?${copy}` : `?registro=${String(record)}&${copy}`;
  return show(<RegisterPage register={register} />, `/registro${record === undefined ? '' : inPath}`);
}

export function show(element: ReactNode, at = '/registro') {
  const router = createMemoryRouter([{ path: '/registro/:registro?', element }], {
    initialEntries: [at],
  });
  const view = render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
        <ConfirmHost />
        <ToastHost />
      </ThemeProvider>
    </Provider>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}

/** In one go: letter by letter is the field's own test. */
async function replaceText(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input);
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select();
  await user.paste(text);
}

export const say = (key: string, values?: object) =>
  (i18next.t as (key: string, values?: object) => string)(key, values);
const wireName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What a register's tests ask of its screen. */
export function handlesOf(register: AnyRegister) {
  const words = `${namespaceOf(register)}:registers.${register.wordsOf ?? register.name}`;
  const text = (key: string, values?: object) => say(`${words}.${key}`, values);
  const saved = () =>
    screen.findByText(register.ownWords?.includes('saved') ? text('saved') : say('register:form.saved'));
  // An own form may call it 'Salvar cadastro'.
  const saveButton = () => ({ name: new RegExp(`^${say('forms:save')}`) });
  const label = (name: string) => text(`fields.${name}.label`);
  // Where no field is one of a single line, one of several is typed into.
  const anyText = ({ name }: { name: string }) => register.example?.[name] === undefined;
  const ofKind = (wanted: string) =>
    register.fields.find((field) => field.kind === wanted && anyText(field)) ??
    register.fields.find(({ kind }) => kind === wanted);
  const first = ofKind('text') ?? ofKind('multiline');
  const firstText = first?.name ?? '';
  // Text fields write in capitals without accents unless they are told not to.
  const written = (typed: string) =>
    first && 'format' in first ? typed : typed.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
  /** Its first text, once it can be typed into. */
  const firstInput = async (form: ReturnType<typeof within>) => {
    const input = await form.findByLabelText(new RegExp(`^${label(firstText)}`));
    await waitFor(() => expect(input).toBeEnabled());
    return input;
  };
  const frame = register.form === 'page' ? 'form' : 'dialog';
  const drawer = () =>
    screen.findByRole(frame, { name: (name) => [text('new'), text('edit')].includes(name) });
  const rows = () => register.resource.selectRows(store.getState());
  const loaded = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
  const firstId = async () => {
    const { rows: all } = await store.dispatch(register.resource.load(DEFAULT_QUERY)).unwrap();
    return all[0]?.id;
  };
  return {
    words,
    text,
    saved,
    saveButton,
    label,
    firstText,
    written,
    firstInput,
    drawer,
    rows,
    loaded,
    firstId,
  };
}

type Case = readonly [name: string, register: AnyRegister];

/** The registers of the files that are meant. */
export function casesOf(isMeant: (path: string) => boolean): Case[] {
  return found
    .filter(({ path }) => isMeant(path))
    .map(({ register }): Case => [`${register.module}/${register.name}`, register]);
}

/** What holds for every register: list, empty, create, edit, field error, forbidden, 500, abort. */
export function describeRegisters(isMeant: (path: string) => boolean): void {
  const cases = casesOf(isMeant);

  describe.each(cases)('the register %s', (_name, register) => {
    const handles = handlesOf(register);
    const { words, saved, saveButton, firstText, written, firstInput, drawer, rows, loaded, firstId } =
      handles;
    beforeEach(() => signIn(register));

    it('has all its words in both languages', async () => {
      const keys = wordKeysOf(register);
      await i18next.loadLanguages('en-US');
      for (const lng of ['pt-BR', 'en-US']) {
        const missing = keys.filter((key) => !i18next.exists(`${words}.${key}`, { lng, fallbackLng: [] }));
        expect({ lng, missing }).toEqual({ lng, missing: [] });
      }
    });

    it('lists its records', async () => {
      open(register);
      await loaded();
      const names = rows()
        .map(register.nameOf)
        .toSorted((a, b) => a.localeCompare(b, 'pt-BR'));
      const sortedByName = register.columns[0]?.identifying === true;
      const shown = sortedByName ? names.slice(0, 1) : names;
      expect(await screen.findAllByText((cell) => shown.includes(cell))).not.toHaveLength(0);
      expect(
        screen.getByText(rows().length.toLocaleString('pt-BR'), { selector: 'strong, b' }),
      ).toBeInTheDocument();
    });

    it('keeps what was typed when saving is refused or fails, and then shows the record changed', async () => {
      const id = await firstId();
      const { user } = open(register, id);
      const form = within(await drawer());
      const input = await firstInput(form);
      await replaceText(user, input, 'Água Nova do Oeste');
      const changed = written('Água Nova do Oeste');
      const refusal = { errors: { [wireName(firstText)]: ['Nome recusado pelo servidor.'] } };
      demo.faults.push(fault('POST', 400, refusal, 1), fault('PUT', 400, refusal, 1));
      await user.click(form.getByRole('button', saveButton()));
      expect(await form.findAllByText('Nome recusado pelo servidor.')).not.toHaveLength(0);
      expect(input).toHaveValue(changed);
      expect(input).toHaveAccessibleDescription(/Nome recusado pelo servidor/);

      demo.faults.length = 0;
      demo.faults.push(fault('POST', 500, {}), fault('PUT', 500, {}));
      await user.click(form.getByRole('button', saveButton()));
      expect(await form.findByText(say('forms:unsaved'))).toBeVisible();
      await waitFor(() => expect(refused).toContain('server'));
      expect(input).toHaveValue(changed);

      demo.faults.length = 0;
      await user.click(form.getByRole('button', saveButton()));
      await saved();
      await waitFor(() =>
        expect(rows().find((row) => row.id === id)).toMatchObject({ [firstText]: changed }),
      );
    });

    it('opens no form on an answer that is no record', async () => {
      // The drift from its schema is told, as it should be.
      vi.spyOn(console, 'warn').mockReturnValue();
      demo.faults.push(fault('GET', 200, { nada: 1 }));
      open(register, 1);
      const around = register.form === 'page' ? screen : within(await drawer());
      expect(await around.findByText(say('ui:error.title'))).toBeInTheDocument();
      expect(screen.queryByRole('button', saveButton())).not.toBeInTheDocument();
    });

    it('stands a list with rows that are none, or hold nothing', async () => {
      vi.spyOn(console, 'warn').mockReturnValue();
      demo.faults.push(fault('GET', 200, [null, { nada: 1 }, { id: 77_777 }]));
      open(register);
      await waitFor(() => expect(rows().map(({ id }) => id)).toEqual([77_777]));
      expect(await screen.findByRole('grid')).toBeInTheDocument();
    });
  });

  describe.each(cases.filter(([, register]) => firstOfKind.has(register)))(
    'the list of %s',
    (_name, register) => {
      const { text } = handlesOf(register);
      beforeEach(() => signIn(register));

      it('offers to try again when the list fails; when there are none it says what to do', async () => {
        // The fault that was set last strikes first.
        demo.faults.push(fault('GET', 200, 'null'), fault('GET', 500, { error: { message: 'Falhou' } }, 1));
        const { user } = open(register);
        await user.click(await screen.findByRole('button', { name: say('ui:tryAgain') }));
        expect(await screen.findByText(text('empty.title'))).toBeInTheDocument();
        expect(screen.getByText(text('empty.text'))).toBeInTheDocument();
        expect(screen.queryByRole('button', { name: say('ui:tryAgain') })).not.toBeInTheDocument();
      });

      it('says that it is not allowed', async () => {
        demo.faults.push(fault('GET', 401, { error: '{"constantFilter":"X"}' }));
        open(register);
        expect(await screen.findByText(say('ui:forbidden.title'))).toBeInTheDocument();
        expect(refused).toContain('forbidden');
      });

      it('asks nothing more of a page that was left', async () => {
        demo.faults.push({ ...fault('GET', 200, []), status: undefined, delayMs: 50 });
        const { unmount } = open(register);
        await waitFor(() => expect(register.resource.selectList(store.getState()).status).toBe('loading'));
        unmount();
        await waitFor(() => expect(register.resource.selectList(store.getState()).status).toBe('idle'));
        expect(refused).toEqual([]);
      });
    },
  );

  // Records that are made elsewhere are neither begun nor copied here.
  const creatable = cases.filter(([, register]) => register.creatable !== false);
  describe.each(creatable)('new records of the register %s', (_name, register) => {
    const { saved, saveButton, label, firstText, written, firstInput, drawer, rows, firstId } =
      handlesOf(register);
    beforeEach(() => signIn(register));

    it('creates a record from a copy of another', async () => {
      const id = await firstId();
      const before = rows().length;
      const { user } = open(register, 'novo', id);
      const form = within(await drawer());
      const input = await firstInput(form);
      await replaceText(user, input, 'Recanto Novíssimo');
      for (const name of register.unique ?? []) {
        const typed = register.example?.[name] ?? 'ZZ9';
        if (name !== firstText && typed)
          await user.type(form.getByLabelText(new RegExp(`^${label(name)}`)), typed);
      }
      await user.click(form.getByRole('button', saveButton()));
      await saved();
      await waitFor(() => expect(rows()).toHaveLength(before + 1));
      expect(rows().some((row) => Reflect.get(row, firstText) === written('Recanto Novíssimo'))).toBe(true);
    });

    it('refuses an empty form field by field and saves nothing', async () => {
      const { user } = open(register, 'novo');
      const form = within(await drawer());
      await user.click(await form.findByRole('button', saveButton()));
      const required = register.fields.filter(
        ({ name, required: must }) => must && !register.emptyValues[name],
      );
      const ownWords = await wordsOfRefusals(register, say);
      for (const { name } of required) {
        const text = ownWords.get(name) ?? say('forms:message.required', { attribute: label(name) });
        expect(await form.findAllByText(text)).not.toHaveLength(0);
      }
      expect(demo.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    });
  });
}
