import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { confirmQueue } from '@/platform/ui/confirm';
import { toastQueue } from '@/platform/ui/toast';
import { BulkActiveDialog } from './bulk/BulkActiveDialog';
import { defineSampleRegister } from './gallery/sampleRegister';
import { type ActionsAround, registerActions, type Together } from './registerActions';
import type { Dependent } from './registerTypes';

beforeAll(async () => {
  await startI18n('pt-BR', ['common', 'ui', 'register']);
});
beforeEach(() => {
  setLogSink(() => undefined);
  toastQueue.take();
});

type Register = ReturnType<typeof defineSampleRegister>;
type Row = Awaited<ReturnType<Register['calls']['get']>>;
const rowsOf = async (register: Register) =>
  (await register.calls.list({} as never, new AbortController().signal)) as Row[];

function actionsOf(changes: Partial<Register> = {}, around: Partial<ActionsAround> = {}) {
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  const register: Register = { ...defineSampleRegister(), ...changes };
  const works: Promise<unknown>[] = [];
  const together = vi.fn<(change: Together) => void>();
  const show = vi.fn<ActionsAround['show']>();
  const text = (word: string, values?: object) => `${word} ${Object.values(values ?? {}).join()}`.trim();
  const actions = registerActions(register, {
    texts: { text } as unknown as ActionsAround['texts'],
    reason: undefined,
    show,
    together,
    runOnce: (_, work) => void works.push(work()),
    t: i18next.getFixedT('pt-BR', 'register'),
    dispatch: store.dispatch,
    ...around,
  });
  const row = (id: string) => actions.rowActions.find((one) => one.id === id);
  const bulk = (id: string) => actions.bulkActions.find((one) => one.id === id);
  return { ...actions, row, bulk, register, together, show, settled: () => Promise.all(works) };
}
const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

async function answer(sure: boolean) {
  await vi.waitFor(() => expect(confirmQueue.current()).toBeDefined());
  const request = confirmQueue.current()?.request;
  confirmQueue.current()?.answer(sure);
  return request;
}

describe('what can be done with records', () => {
  it('hangs on what the register can', () => {
    const all = actionsOf({ bulkFields: ['base'] });
    expect(ids(all.rowActions)).toEqual(['edit', 'duplicate', 'active', 'delete']);
    expect(ids(all.bulkActions)).toEqual(['activate', 'inactivate', 'editTogether']);
    const { remove: _remove, setActive: _set, ...calls } = all.register.calls;
    const few = actionsOf({ calls, creatable: false });
    expect(ids(few.rowActions)).toEqual(['edit']);
    expect(few.bulkActions).toEqual([]);
    expect(ids(actionsOf({ isActive: undefined as never }).rowActions)).not.toContain('active');
    expect(actionsOf({ bulkFields: ['base'] }, { together: undefined }).bulkActions).toEqual([]);
  });

  it('opens a record, or a copy of it', async () => {
    const { row, show, register } = actionsOf();
    const [first] = await rowsOf(register);
    if (!first) throw new Error('no row');
    // To edit stands beside the row; the rest is in its menu.
    expect([row('edit')?.primary, row('duplicate')?.primary]).toEqual([true, undefined]);
    row('edit')?.run(first);
    row('duplicate')?.run(first);
    expect(show.mock.calls).toEqual([
      [{ mode: 'edit', id: String(first.id) }],
      [{ mode: 'new', copyOf: String(first.id) }],
    ]);
  });

  it('is refused for a reason, and for a record that stays as it is', async () => {
    const [first, second] = await rowsOf(defineSampleRegister());
    if (!first || !second) throw new Error('no rows');
    const locked = actionsOf({ locked: (one) => one.id === first.id, bulkFields: ['base'] });
    expect(locked.row('delete')?.reason?.(first)).toBe('locked');
    expect(locked.row('delete')?.reason?.(second)).toBeUndefined();
    expect(locked.row('active')?.reason?.(first)).toBe('locked');
    expect(locked.row('duplicate')?.reason?.(first)).toBeUndefined();
    expect(locked.bulk('editTogether')?.reason?.([second, first])).toBe('locked');
    expect(locked.bulk('editTogether')?.reason?.([second])).toBeUndefined();
    expect(locked.bulk('inactivate')?.reason?.([second, first])).toBe('locked');
    const frozen = actionsOf({ bulkFields: ['base'] }, { reason: 'sem permissão' });
    for (const id of ['duplicate', 'active', 'delete'])
      expect(frozen.row(id)?.reason?.(first)).toBe('sem permissão');
    for (const id of ['activate', 'editTogether'])
      expect(frozen.bulk(id)?.reason?.([first])).toBe('sem permissão');
  });

  it('takes together only the records that are not so already, and asks what uses those that go', async () => {
    const dependents = vi
      .fn<(id: unknown) => Promise<Dependent[]>>()
      .mockResolvedValue([{ name: 'CTE', count: 1 }]);
    const register = defineSampleRegister();
    const [on] = (await rowsOf(register)).filter(({ active }) => active);
    if (!on) throw new Error('no row');
    const off = { ...on, id: 77, active: false };
    const { bulk, together, row } = actionsOf({
      calls: { ...register.calls, dependents },
      bulkFields: ['base'],
    });
    expect(bulk('activate')?.reason?.([on])).toBe('Todos os selecionados já estão ativos.');
    expect(bulk('inactivate')?.reason?.([off])).toBe('Todos os selecionados já estão inativos.');
    expect(bulk('activate')?.reason?.([on, off])).toBeNull();
    bulk('inactivate')?.run([on, off]);
    bulk('activate')?.run([on, off]);
    bulk('editTogether')?.run([on, off]);
    expect(together.mock.calls.map(([change]) => change)).toMatchObject([
      { kind: 'active', active: false, rows: [on] },
      { kind: 'active', active: true, rows: [off], uses: null },
      { kind: 'edit', rows: [on, off] },
    ]);
    const [[first]] = together.mock.calls as [[Together]];
    expect(first.kind === 'active' && (await first.uses)).toEqual([{ name: 'CTE', count: 1 }]);
    expect(dependents.mock.calls).toEqual([[on.id]]);
    const label = row('active')?.label;
    const name = (one: Row) => (typeof label === 'function' ? label(one) : label);
    expect([name(on), name(off)]).toEqual(['Inativar', 'Ativar']);
    expect(row('active')?.iconFor?.(on)).not.toBe(row('active')?.iconFor?.(off));
  });

  it('puts one record out of use after a question, and deletes one in its own words', async () => {
    const setActive = vi.fn<(id: unknown, active: boolean) => Promise<void>>().mockResolvedValue();
    const sample = defineSampleRegister();
    const [on] = (await rowsOf(sample)).filter(({ active }) => active);
    if (!on) throw new Error('no row');
    const { row, settled } = actionsOf({
      calls: { ...sample.calls, setActive },
      ownWords: ['deleteBody', 'deleteLabel', 'deleted'],
    });
    row('active')?.run(on);
    expect(await answer(true)).toMatchObject({ title: `Inativar ${on.name}?` });
    await settled();
    expect(setActive.mock.calls).toEqual([[on.id, false]]);
    toastQueue.take();
    row('delete')?.run(on);
    expect(await answer(true)).toMatchObject({
      title: `deleteTitle ${on.name}`,
      body: `deleteBody ${on.name}`,
      confirmLabel: 'deleteLabel',
    });
    await settled();
    expect(toastQueue.take()).toMatchObject([{ text: 'deleted' }]);
  });

  it('deletes in the usual words, and offers no way out of use where there is none', async () => {
    const sample = defineSampleRegister();
    const [on] = (await rowsOf(sample)).filter(({ active }) => active);
    if (!on) throw new Error('no row');
    const { row, settled } = actionsOf();
    row('delete')?.run(on);
    expect(await answer(true)).toMatchObject({
      body: 'A exclusão não pode ser desfeita.',
      confirmLabel: 'Excluir',
    });
    await settled();
    expect(toastQueue.take()).toMatchObject([{ text: 'Registro excluído com sucesso.' }]);
    const dependents = () => Promise.resolve([{ name: 'CTE', count: 1 }]);
    const off = { ...on, active: false };
    const used = actionsOf({ calls: { ...sample.calls, dependents } });
    used.row('delete')?.run(off);
    await used.settled();
    expect(toastQueue.take()).toMatchObject([
      { tone: 'danger', text: expect.stringContaining('CTE: 1') as string },
    ]);
  });
});

describe('several records put out of use', () => {
  async function open(
    setActive: (id: unknown, active: boolean) => Promise<unknown>,
    { active = false, uses = null }: { active?: boolean; uses?: Promise<Dependent[]> | null } = {},
  ) {
    const sample = defineSampleRegister();
    const rows = (await rowsOf(sample)).slice(0, 3);
    const register = { ...sample, calls: { ...sample.calls, setActive } };
    const onClose = vi.fn<() => void>();
    const written = vi.spyOn(sample.resource, 'written');
    await act(
      async () =>
        void render(
          <Provider store={createAppStore({ isReset: () => false, keep: [] }, [])}>
            <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
              <MemoryRouter>
                <BulkActiveDialog
                  register={register}
                  rows={rows}
                  active={active}
                  uses={uses}
                  onClose={onClose}
                />
              </MemoryRouter>
            </AppThemeProvider>
          </Provider>,
        ),
    );
    const user = userEvent.setup();
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    return { rows, onClose, written, press, dialog: within(await screen.findByRole('dialog')) };
  }

  it('is said, the list read anew and the dialog closed once all are', async () => {
    const setActive = vi.fn<(id: unknown, active: boolean) => Promise<void>>().mockResolvedValue();
    const { rows, onClose, written, press } = await open(setActive);
    expect(screen.getByRole('heading', { name: 'Inativar 3 registros?' })).toBeVisible();
    expect(screen.queryByText(/Em uso por/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await press('Inativar 3 registros');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(setActive.mock.calls).toEqual(rows.map(({ id }) => [id, false]));
    expect(written).toHaveBeenCalledOnce();
    expect(toastQueue.take()).toMatchObject([{ tone: 'success', text: '3 registros inativados.' }]);
  });

  it('says first what uses them', async () => {
    const { dialog } = await open(() => Promise.resolve(), {
      uses: Promise.resolve([{ name: 'CTE', count: 2 }]),
    });
    expect(await dialog.findByText('Em uso por CTE: 2.')).toBeVisible();
  });

  it('says nothing of uses where there are none', async () => {
    const { dialog } = await open(() => Promise.resolve(), { uses: Promise.resolve([]) });
    await waitFor(() => expect(dialog.queryByText('Verificando onde são usados…')).toBeNull());
    expect(dialog.queryByText(/Em uso por/)).toBeNull();
  });

  it('that was refused for one stays open, says why, and tries that one again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const setActive = vi
      .fn<(id: unknown, active: boolean) => Promise<void>>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce({ kind: 'validation', status: 400, fields: {}, message: 'Está em viagem.' })
      .mockResolvedValue();
    const { rows, onClose, written, press, dialog } = await open(setActive, { active: true });
    await press('Ativar 3 registros');
    expect(await dialog.findByText(`${rows[1]?.name}: Está em viagem.`)).toBeVisible();
    expect(dialog.getByText('1 registro não foi alterado:')).toBeVisible();
    expect(dialog.getByText(`Foram alterados 2: ${rows[0]?.name}, ${rows[2]?.name}.`)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    expect(written).toHaveBeenCalledOnce();
    expect(dialog.getByText('Fechar')).toBeEnabled();
    await press('Ativar 1 registro');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(setActive.mock.lastCall).toEqual([rows[1]?.id, true]);
  });

  it('of which none was changed leaves the list as it is', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { rows, onClose, written, press, dialog } = await open(() =>
      Promise.reject(Object.assign(new Error('x'), { kind: 'offline' })),
    );
    await press('Inativar 3 registros');
    expect(await dialog.findByText(/O servidor não confirmou/)).toBeVisible();
    expect(
      dialog.getByText(`Parado: 2 registros ficaram sem alteração: ${rows[1]?.name}, ${rows[2]?.name}.`),
    ).toBeVisible();
    expect(dialog.queryByText(/Foi alterado|Foram alterados/)).toBeNull();
    expect(written).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is shown while it goes on, and can be stopped', async () => {
    let next: () => void = () => undefined;
    const setActive = vi.fn(() => new Promise<void>((done) => (next = done)));
    const { press, dialog, rows } = await open(setActive);
    await press('Inativar 3 registros');
    expect(await dialog.findByText('0 de 3 conferidos')).toBeVisible();
    expect(dialog.getByText('Fechar')).toBeDisabled();
    next();
    expect(await dialog.findByText('1 de 3 conferidos')).toBeVisible();
    await press(i18next.t('register:import.stop'));
    next();
    expect(
      await dialog.findByText(`Parado: 1 registro ficou sem alteração: ${rows[2]?.name}.`),
    ).toBeVisible();
    expect(setActive).toHaveBeenCalledTimes(2);
  });
});
