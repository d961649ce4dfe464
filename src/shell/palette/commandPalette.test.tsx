import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { selectPreferences } from '@/platform/preferences/preferencesSlice';
import { selectCustomer } from '@/domain/identity/selectors';
import { callsTo } from '@/domain/testing/signedInPage.test.kit';
import { openShell, startShell } from '../shell.test.kit';

startShell();

const search = () => screen.getByRole('combobox', { name: 'Página, produtor ou ação' });
const list = () => within(screen.getByRole('listbox', { name: 'Resultados' }));
const options = () => list().queryAllByRole('option');
const name = (option: Element) => option.querySelector('.name')?.textContent;
const chosen = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');
const press = (key: string, more: object = { ctrlKey: true }) => fireEvent.keyDown(window, { key, ...more });

async function openPalette(options: Parameters<typeof openShell>[0] = {}) {
  const opened = openShell(options);
  press('k');
  await screen.findByRole('combobox', { name: 'Página, produtor ou ação' });
  return opened;
}

describe('the key', () => {
  it.each([
    ['k', { ctrlKey: true }],
    ['K', { metaKey: true }],
  ])('is %s with %o', async (key, more) => {
    openShell();
    expect(press(key, more)).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Buscar e executar' })).toBeInTheDocument();
  });

  it.each([
    ['k', {}],
    ['k', { ctrlKey: true, altKey: true }],
    ['j', { ctrlKey: true }],
  ])('is not %s with %o', (key, more) => {
    openShell();
    expect(press(key, more)).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes it again, as Escape does, and the search box of the toolbar opens it', async () => {
    const { user } = await openPalette();
    expect(search()).toHaveFocus();
    press('k');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Buscar páginas e ações' }));
    await screen.findByRole('dialog', { name: 'Buscar e executar' });
    fireEvent.keyDown(search(), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the list', () => {
  it('is walked by the arrow keys, from the last to the first and back', async () => {
    const { user } = await openPalette();
    await user.type(search(), 'tema');
    const count = options().length;
    expect(count).toBeGreaterThan(3);
    expect(chosen()).toBe(0);
    expect(search()).toHaveAttribute('aria-activedescendant', options()[0]!.id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe(2);
    expect(search()).toHaveAttribute('aria-activedescendant', options()[2]!.id);
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe(1);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe(count - 1);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(0);
    fireEvent.mouseMove(options()[3]!);
    expect(chosen()).toBe(3);
    await user.type(search(), ' mar');
    expect(chosen()).toBe(0);
  });

  it('leaves other keys to the field', async () => {
    await openPalette();
    expect(fireEvent.keyDown(search(), { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(search(), { key: 'ArrowDown' })).toBe(false);
  });

  it('names each group once, and the place of each page', async () => {
    await openPalette();
    const groups = list()
      .getAllByRole('presentation')
      .filter((one) => !one.querySelector('[role=option]'))
      .map((one) => one.textContent);
    expect(groups.length).toBeGreaterThan(2);
    expect(new Set(groups).size).toBe(groups.length);
    expect(groups).toEqual(expect.arrayContaining(['Páginas', 'Aparência e idioma', 'Conta']));
    const titles = options().find((option) => name(option) === 'Contas a pagar e a receber')!;
    expect(titles.querySelector('.path')).toHaveTextContent(/^Financeiro/);
    const theme = options().find((option) => name(option) === 'Tema: Ardósia')!;
    expect(theme.querySelector('.path')).toBeNull();
  });

  it('ten at most while something is typed, and says that there are more', async () => {
    const { user } = await openPalette();
    await user.type(search(), 'a');
    expect(options()).toHaveLength(10);
    expect(list().getByRole('status')).toHaveTextContent('Há mais resultados: continue digitando.');
  });

  it('says that nothing answers, and Enter does nothing then', async () => {
    const { user } = await openPalette();
    await user.type(search(), 'qwxz');
    expect(options()).toHaveLength(0);
    expect(list().getByRole('status')).toHaveTextContent('Nada encontrado para “qwxz”.');
    expect(search()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(screen.getByRole('dialog', { name: 'Buscar e executar' })).toBeInTheDocument();
  });
});

describe('what it runs', () => {
  const run = async (user: ReturnType<typeof openShell>['user'], text: string) => {
    await user.type(search(), `${text}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Buscar e executar' })).toBeNull());
  };

  it('a page, which stands among the recent ones then', async () => {
    const { router, user } = await openPalette();
    await run(user, 'agenda');
    expect(router.state.location.pathname).toBe('/agenda');
    press('k');
    await screen.findByRole('listbox');
    expect(list().getByText('Visitadas há pouco')).toBeInTheDocument();
    expect(options().slice(0, 2).map(name)).toEqual(['Agenda', expect.anything()]);
    expect(list().queryByRole('status')).toBeNull();
  });

  it('a theme by a click, which leaves the mode to it', async () => {
    const { store, user } = await openPalette({ look: { mode: 'dark' } });
    await user.type(search(), 'mar profundo');
    await user.click(options()[0]!);
    expect(selectPreferences(store.getState())).toMatchObject({ theme: 'deepOcean', mode: null });
  });

  it('mode, language, appearance and keys', async () => {
    const { router, store, user } = await openPalette();
    await run(user, 'modo escuro');
    expect(selectPreferences(store.getState()).mode).toBe('dark');
    press('k');
    await screen.findByRole('listbox');
    expect(options().map(name)).not.toContain('Idioma: Português (Brasil)');
    await run(user, 'ingles');
    expect(selectPreferences(store.getState()).language).toBe('en-US');
    press('k');
    await screen.findByRole('listbox');
    await run(user, 'teclas');
    expect(router.state.location.search).toBe('?janela=teclas');
    expect(await screen.findByRole('dialog', { name: 'Teclas de atalho' })).toBeInTheDocument();
  });

  it('another customer, by which the account works from then on', async () => {
    const { router, store, user } = await openPalette({ account: 'multi', customerId: 3, at: '/agenda' });
    const customers = options().filter((option) => name(option)?.startsWith('Trocar para'));
    expect(customers).toHaveLength(9);
    await run(user, 'trocar chapadao');
    await waitFor(() =>
      expect(selectCustomer(store.getState())?.customerName).toBe('AGRICOLA CHAPADAO DO CERRADO LTDA'),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
  });

  it('a customer that is refused is said', async () => {
    backend.refuses('chooseCustomer');
    const { router, user } = await openPalette({ account: 'multi', customerId: 3, at: '/agenda' });
    await run(user, 'trocar chapadao');
    expect(
      await screen.findByText('Não foi possível trocar de produtor. Tente novamente.'),
    ).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/agenda');
  });

  it('the sign-out', async () => {
    const { user } = await openPalette();
    await run(user, 'sair');
    await waitFor(() => expect(callsTo('/Login/LogoutReact')).toHaveLength(1));
  });

  it('a page of the former site is a page load', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { router, user } = await openPalette();
    await user.clear(search());
    const former = options().find((option) => /sistema anterior/.test(option.textContent ?? ''));
    expect(former).toBeDefined();
    await user.click(former!);
    expect(assign).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/inicio');
  });
});

describe('the records of the platform’s staff', () => {
  it('come once the typing rests, beside the pages, and lead to the record', async () => {
    const { router, user } = await openPalette({ account: 'master' });
    await user.type(search(), 'santa helena');
    expect(list().getByText('Procurando registros…')).toBeInTheDocument();
    expect(list().queryByText(/^Nada encontrado/)).toBeNull();
    expect(await list().findByText('Registros')).toBeInTheDocument();
    expect(list().queryByText('Procurando registros…')).toBeNull();
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toMatch(/^\/administracao-react\//);
    expect(router.state.location.search).toMatch(/^\?registro=/);
  });

  it('are not asked for one letter', async () => {
    const { user } = await openPalette({ account: 'master' });
    await user.type(search(), 's');
    expect(list().queryByText('Procurando registros…')).toBeNull();
  });
});
