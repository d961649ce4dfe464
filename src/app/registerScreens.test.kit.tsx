import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { ThemeProvider } from '@mui/material/styles';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../mocks/faults/backend';
import { RegisterPage } from '@/families/register/RegisterPage';
import { configureDrafts, type Draft } from '@/platform/drafts/draftStore';
import { buildTheme } from '@/platform/theme/buildTheme';
import { currentScope } from '@/platform/store/scope';
import { confirmQueue } from '@/platform/ui/confirm';
import { ConfirmHost } from '@/platform/ui/ConfirmHost';
import { ToastHost } from '@/platform/ui/ToastHost';
import { wordsOfRefusals } from './refusals.test.kit';
import {
  type AnyRegister,
  type Case,
  dataOf,
  now,
  say,
  signIn,
  startRegisterDemo,
  wireName,
  writes,
} from './registerCases.test.kit';

const theme = buildTheme({ mode: 'light', density: 'compact', reducedMotion: true });
const drafts = new Map<string, Draft>();

/** Starts each test of the file with the demo's seeded world and an empty browser. */
export function startRegisterScreens(): void {
  // Whether each of thousands of cells is visible takes most of the time of a search by role.
  configure({ defaultHidden: true });
  startRegisterDemo();
  beforeEach(() => {
    localStorage.clear();
    drafts.clear();
    configureDrafts(currentScope, {
      get: (key) => Promise.resolve(drafts.get(key)),
      set: (key, draft) => Promise.resolve(void drafts.set(key, draft)),
      remove: (key) => Promise.resolve(void drafts.delete(key)),
    });
  });
  // What a save asks afterwards must not stand over the next test's form and take its focus.
  afterEach(() => confirmQueue.current()?.answer(false));
}

export function show(element: ReactNode, at = '/registro') {
  const router = createMemoryRouter([{ path: '/registro/:registro?', element }], {
    initialEntries: [at],
  });
  const view = render(
    <Provider store={now.store}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
        <ConfirmHost />
        <ToastHost />
      </ThemeProvider>
    </Provider>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}

/** Opens the list, or in it a record: over the list or as a page, as the register has it. */
function open(register: AnyRegister, record?: number | string, copyOf?: number | string) {
  const copy = copyOf === undefined ? '' : `copia=${String(copyOf)}`;
  const inPath =
    register.form === 'page' ? `/${String(record)}?${copy}` : `?registro=${String(record)}&${copy}`;
  return show(<RegisterPage register={register} />, `/registro${record === undefined ? '' : inPath}`);
}

/** In one go: letter by letter is the field's own test. */
async function replaceText(user: UserEvent, input: HTMLElement, text: string) {
  await user.click(input);
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select();
  await user.paste(text);
}

/** How a register's tests find the parts of its screen. */
export function handlesOf(register: AnyRegister) {
  const data = dataOf(register);
  const { text, label, firstText, rows } = data;
  const saved = () =>
    screen.findByText(register.ownWords?.includes('saved') ? text('saved') : say('register:form.saved'));
  // An own form may call it 'Salvar cadastro'.
  const saveButton = () => ({ name: new RegExp(`^${say('forms:save')}`) });
  /** Its first text, once it can be typed into. */
  const firstInput = async (form: ReturnType<typeof within>) => {
    const input = await form.findByLabelText(new RegExp(`^${label(firstText)}`));
    await waitFor(() => expect(input).toBeEnabled());
    return input;
  };
  const frame = register.form === 'page' ? 'form' : 'dialog';
  const drawer = () =>
    screen.findByRole(frame, { name: (name) => [text('new'), text('edit')].includes(name) });
  const loaded = () => waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return { ...data, saved, saveButton, firstInput, drawer, loaded };
}

/** Every register shows its list and, in its form, each field of its first record. */
export function describeSmoke(cases: readonly Case[]): void {
  it.each(cases)('the register %s shows its list, and a record in its form', async (_name, register) => {
    signIn(register);
    const { rows, drawer, loaded, firstInput, firstId, label } = handlesOf(register);
    const id = await firstId();
    open(register, id);
    await loaded();
    const form = within(await drawer());
    await firstInput(form);
    // A form of the module's own may show a field under a name of its own.
    const fields = register.ownForm ? [] : register.fields.map(({ name }) => name);
    const isUnseen = (name: string) => form.queryAllByText(label(name), { exact: false }).length === 0;
    // Large fields come with code of their own.
    await waitFor(() => expect(fields.filter(isUnseen)).toEqual([]));
    if (register.form === 'page') return;
    const names = rows().map(register.nameOf);
    expect(await screen.findAllByText((cell) => names.includes(cell))).not.toHaveLength(0);
  });
}

/** What the lists of registers do: rows, none, forbidden, 500, answers that are none, a page that is left. */
export function describeLists(cases: readonly Case[]): void {
  describe.each(cases)('the list of %s', (_name, register) => {
    const { text, saveButton, drawer, rows, loaded } = handlesOf(register);
    beforeEach(() => signIn(register));

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

    it('opens no form on an answer that is no record', async () => {
      // The drift from its schema is reported, as it should be.
      vi.spyOn(console, 'warn').mockReturnValue();
      backend.answers('everyRead', { nada: 1 });
      open(register, 1);
      const around = register.form === 'page' ? screen : within(await drawer());
      expect(await around.findByText(say('ui:error.title'))).toBeInTheDocument();
      expect(screen.queryByRole('button', saveButton())).not.toBeInTheDocument();
    });

    it('stands a list with rows that are none, or hold nothing', async () => {
      vi.spyOn(console, 'warn').mockReturnValue();
      backend.answers('everyRead', [null, { nada: 1 }, { id: 77_777 }]);
      open(register);
      await waitFor(() => expect(rows().map(({ id }) => id)).toEqual([77_777]));
      expect(await screen.findByRole('grid')).toBeInTheDocument();
    });

    it('offers to try again when the list fails; when there are none it says what to do', async () => {
      // The fault that was set last strikes first.
      backend.answers('everyRead', 'null');
      backend.breaks('everyRead', { times: 1, body: { error: { message: 'Falhou' } } });
      const { user } = open(register);
      await user.click(await screen.findByRole('button', { name: say('ui:tryAgain') }));
      expect(await screen.findByText(text('empty.title'))).toBeInTheDocument();
      expect(screen.getByText(text('empty.text'))).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: say('ui:tryAgain') })).not.toBeInTheDocument();
    });

    it('says that it is not allowed', async () => {
      backend.forbids('everyRead');
      open(register);
      expect(await screen.findByText(say('ui:forbidden.title'))).toBeInTheDocument();
      expect(now.refused).toContain('forbidden');
    });

    it('asks nothing more of a page that was left', async () => {
      backend.waits('everyRead', 50);
      const { unmount } = open(register);
      const status = () => register.resource.list.select(now.store.getState(), DEFAULT_QUERY).status;
      await waitFor(() => expect(status()).toBe('loading'));
      unmount();
      await waitFor(() => expect(status()).toBe('idle'));
      expect(now.refused).toEqual([]);
    });
  });
}

/** What the forms of registers do: edit, create from a copy, refuse by field. */
export function describeForms(cases: readonly Case[]): void {
  describe.each(cases)('records of the register %s', (_name, register) => {
    const { saved, saveButton, firstText, written, firstInput, drawer, rows, firstId } = handlesOf(register);
    beforeEach(() => signIn(register));

    it('keeps what was typed when saving is refused or fails, and then shows the record changed', async () => {
      const id = await firstId();
      const { user } = open(register, id);
      const form = within(await drawer());
      const input = await firstInput(form);
      await replaceText(user, input, 'Água Nova do Oeste');
      const changed = written('Água Nova do Oeste');
      const refusal = { errors: { [wireName(firstText)]: ['Nome recusado pelo servidor.'] } };
      backend.refuses('everySave', refusal, { times: 1 });
      await user.click(form.getByRole('button', saveButton()));
      expect(await form.findAllByText('Nome recusado pelo servidor.')).not.toHaveLength(0);
      expect(input).toHaveValue(changed);
      expect(input).toHaveAccessibleDescription(/Nome recusado pelo servidor/);

      backend.recovers();
      backend.breaks('everySave');
      await user.click(form.getByRole('button', saveButton()));
      expect(await form.findByText(say('forms:unsaved'))).toBeVisible();
      await waitFor(() => expect(now.refused).toContain('server'));
      expect(input).toHaveValue(changed);

      backend.recovers();
      await user.click(form.getByRole('button', saveButton()));
      await saved();
      await waitFor(() =>
        expect(rows().find((row) => row.id === id)).toMatchObject({ [firstText]: changed }),
      );
    });
  });

  // Records that are made elsewhere are neither begun nor copied here.
  const creatable = cases.filter(([, register]) => register.creatable !== false);
  describe.each(creatable)('new records of the register %s', (_name, register) => {
    const { saved, saveButton, label, examples, firstText, written, firstInput, drawer, rows, firstId } =
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
        const typed = examples[name] ?? 'ZZ9';
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
      expect(writes()).toEqual([]);
    });
  });
}
