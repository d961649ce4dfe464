import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { preferencesSlice } from '@/platform/preferences/preferencesSlice';
import { adminRoutes } from '../adminRoutes';
import { Component as MenusPage } from './pages/MenusPage';

startDemo({
  routes: adminRoutes,
  namespaces: ['adminAccess', 'register', 'common', 'shell', 'ui', 'forms', 'grid'],
});
beforeEach(() => setLogSink(() => undefined));

const EMPTY = 'O menu está vazio';
const MENUS = 'listMenusToEdit';

async function open() {
  const opened = openSignedIn({
    account: 'master',
    slices: [preferencesSlice],
    routes: [{ path: '*', element: <MenusPage /> }],
    at: '/administracao-react/menu',
  });
  await screen.findByRole('region', { name: 'Entradas do menu por módulo' });
  return opened;
}
const tree = () => within(screen.getByRole('region', { name: 'Entradas do menu por módulo' }));
const heads = () =>
  tree()
    .getAllByRole('button')
    .filter((one) => one.hasAttribute('aria-expanded') && one.hasAttribute('data-module'));
const handles = () => tree().queryAllByRole('button', { name: /^Mover / });
const names = () => handles().map((one) => one.getAttribute('aria-label')?.replace('Mover ', ''));
const handle = (name: string) => tree().getByRole('button', { name: `Mover ${name}` });
const entry = (name: string) => handle(name).closest('li')!;
const said = () =>
  screen.getByRole('region', { name: 'Entradas do menu por módulo' }).querySelector('[role=status]');

describe('the tree', () => {
  it('has the first module open, each with its count, and unfolds the others', async () => {
    const { user } = await open();
    expect(heads().length).toBeGreaterThan(5);
    expect(heads().map((one) => one.getAttribute('aria-expanded'))).toEqual([
      'true',
      ...Array<string>(heads().length - 1).fill('false'),
    ]);
    expect(heads()[0]).toHaveTextContent(`${handles().length} entradas`);
    expect(names()).toContain('Agenda');
    await user.click(heads()[0]!);
    expect(handles()).toHaveLength(0);
    await user.click(heads()[1]!);
    expect(heads()[1]).toHaveAttribute('aria-expanded', 'true');
    expect(heads()[1]).toHaveTextContent(new RegExp(`${handles().length} entrada`));
    await user.click(heads()[2]!);
    expect(
      heads()
        .map((one) => one.getAttribute('aria-expanded'))
        .slice(0, 3),
    ).toEqual(['false', 'true', 'true']);
  });

  it('shows parent menus over their entries, which stand deeper', async () => {
    const { user } = await open();
    const financial = heads().find((one) => one.textContent?.startsWith('Financeiro'))!;
    await user.click(financial);
    const groups = [...financial.closest('li')!.querySelectorAll<HTMLElement>('div[data-parent]')];
    expect(groups.length).toBeGreaterThan(0);
    const list = tree().getByRole('list', { name: groups[0]!.textContent });
    const inside = within(list)
      .getAllByRole('button', { name: /^Mover / })[0]!
      .closest('li')!;
    expect(inside.dataset).toMatchObject({ deep: 'true', parent: groups[0]!.textContent, index: '0' });
    expect(entry('Agenda').dataset).toMatchObject({ deep: 'false' });
    expect(entry('Agenda').dataset['parent']).toBeUndefined();
  });

  it('is searched with all modules open, and is not moved then', async () => {
    const { user } = await open();
    fireEvent.change(tree().getByRole('searchbox'), { target: { value: 'agenda' } });
    await waitFor(() => expect(heads().length).toBeLessThan(3));
    expect(heads().every((one) => one.getAttribute('aria-expanded') === 'true')).toBe(true);
    expect(handle('Agenda')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.keyDown(handle('Agenda'), { key: ' ' });
    expect(handle('Agenda')).toHaveAttribute('aria-pressed', 'false');
    await user.click(within(entry('Agenda')).getAllByRole('button').at(-1)!);
    expect(await screen.findByRole('menuitem', { name: /Mover para baixo/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Escape}');
    fireEvent.change(tree().getByRole('searchbox', { hidden: true }), { target: { value: 'qwxz' } });
    await user.click(await screen.findByRole('button', { name: 'Limpar busca' }));
    await waitFor(() => expect(heads().length).toBeGreaterThan(5));
    expect(screen.queryByText('Nada no menu tem este nome.')).toBeNull();
    expect(handle('Agenda')).not.toHaveAttribute('aria-disabled');
  });

  it('opens the form of an entry by its name', async () => {
    const { router, user } = await open();
    await user.click(tree().getByRole('button', { name: 'Editar Agenda' }));
    expect(router.state.location.search).toMatch(/registro=\d+/);
    await waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
  });

  it('marks an entry that is not active, and no other', async () => {
    await open();
    const all = handles().length;
    expect(tree().queryAllByText('Inativa').length).toBeLessThan(all);
  });
});

describe('moving', () => {
  it('by keys: lifted, stepped, given up by Escape, dropped again', async () => {
    await open();
    const before = names();
    const at = before.indexOf('Agenda') + 1;
    handle('Agenda').focus();
    fireEvent.keyDown(handle('Agenda'), { key: 'ArrowDown' });
    expect(names()).toEqual(before);
    fireEvent.keyDown(handle('Agenda'), { key: ' ' });
    expect(handle('Agenda')).toHaveAttribute('aria-pressed', 'true');
    expect(entry('Agenda').dataset['lifted']).toBe('true');
    expect(said()).toHaveTextContent(`Agenda na mão. Posição ${at} de ${before.length} em Geral.`);
    fireEvent.keyDown(handle('Agenda'), { key: 'ArrowDown' });
    expect(names().indexOf('Agenda')).toBe(at);
    expect(handle('Agenda')).toHaveFocus();
    expect(said()).toHaveTextContent(`Agenda: posição ${at + 1} de ${before.length} em Geral.`);
    fireEvent.keyDown(handle('Agenda'), { key: 'Escape' });
    expect(names()).toEqual(before);
    expect(said()).toHaveTextContent('Movimento desfeito.');
    expect(screen.queryByText('A ordem do menu tem mudanças não salvas.')).toBeNull();

    fireEvent.keyDown(handle('Agenda'), { key: 'Enter' });
    fireEvent.keyDown(handle('Agenda'), { key: 'ArrowDown' });
    fireEvent.keyDown(handle('Agenda'), { key: 'Enter' });
    expect(handle('Agenda')).toHaveAttribute('aria-pressed', 'false');
    expect(said()).toHaveTextContent(`Agenda solta na posição ${at + 1} de ${before.length} em Geral.`);
    expect(screen.getByText('A ordem do menu tem mudanças não salvas.')).toBeInTheDocument();
  });

  it('a module that is folded opens for what is lifted in it', async () => {
    await open();
    handle('Agenda').focus();
    fireEvent.keyDown(handle('Agenda'), { key: ' ' });
    fireEvent.click(heads()[0]!);
    expect(heads()[0]).toHaveAttribute('aria-expanded', 'true');
  });

  it('by the entry’s own menu, as far as there is a place, saved once and kept when that fails', async () => {
    const { user } = await open();
    const before = names();
    const menuOf = async (name: string) => {
      await user.click(within(entry(name)).getAllByRole('button').at(-1)!);
      return screen.findByRole('menu');
    };
    const first = before[0]!;
    const menu = await menuOf(first);
    expect(within(menu).getByRole('menuitem', { name: /Mover para cima/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const down = within(menu).getByRole('menuitem', { name: /Mover para baixo/ });
    expect(down).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(down);
    expect(names().slice(0, 2)).toEqual([before[1], first]);
    expect(screen.getByText('A ordem do menu tem mudanças não salvas.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(names()).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Salvar ordem' })).toBeNull();

    await user.click(within(await menuOf(first)).getByRole('menuitem', { name: /Mover para baixo/ }));
    backend.breaks('orderMenu', { times: 1, delayMs: 100 });
    await user.click(screen.getByRole('button', { name: 'Salvar ordem' }));
    expect(screen.getByRole('button', { name: 'Descartar' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Descartar' })).toBeEnabled());
    expect(names().slice(0, 2)).toEqual([before[1], first]);
    await user.click(screen.getByRole('button', { name: 'Salvar ordem' }));
    expect(await screen.findByText('Ordem do menu salva com sucesso.')).toBeInTheDocument();
    expect(callsTo('/Menu/SaveOrder')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar ordem' })).toBeNull());
  });

  it('is kept until it is saved or given up, also when the page opens again', async () => {
    const { user } = await open();
    const before = names();
    fireEvent.keyDown(handle(before[0]!), { key: ' ' });
    fireEvent.keyDown(handle(before[0]!), { key: 'ArrowDown' });
    fireEvent.keyDown(handle(before[0]!), { key: ' ' });
    const again = async () => {
      cleanup();
      await open();
    };
    await again();
    expect(await screen.findByText('A ordem do menu tem mudanças não salvas.')).toBeInTheDocument();
    expect(names().slice(0, 2)).toEqual([before[1], before[0]]);
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(names()).toEqual(before);
    await again();
    await waitFor(() => expect(handles().length).toBeGreaterThan(0));
    expect(names()).toEqual(before);
  });

  it('stands as it was saved where the menu cannot be read again; that is said, and can be tried again', async () => {
    const { user } = await open();
    const before = names();
    fireEvent.keyDown(handle(before[0]!), { key: ' ' });
    fireEvent.keyDown(handle(before[0]!), { key: 'ArrowDown' });
    fireEvent.keyDown(handle(before[0]!), { key: ' ' });
    backend.breaks(MENUS);
    await user.click(screen.getByRole('button', { name: 'Salvar ordem' }));
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(names().slice(0, 2)).toEqual([before[1], before[0]]);
    backend.recovers();
    await user.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull());
    expect(names().slice(0, 2)).toEqual([before[1], before[0]]);
  });
});

describe('as a customer sees it', () => {
  const preview = () => within(screen.getByRole('region', { name: 'Como o cliente vê' }));
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], typed: string, name: RegExp) => {
    await user.click(preview().getByRole('combobox', { name: /^Cliente/ }));
    await user.paste(typed);
    await user.click(await screen.findByRole('option', { name }));
  };

  it('is chosen by customer and user, and follows what is moved before it is saved', async () => {
    const { user } = await open();
    expect(preview().getByText(/^Escolha um cliente/)).toBeInTheDocument();
    expect(preview().queryByRole('group')).toBeNull();
    await choose(user, 'santa helena', /SANTA HELENA/);
    const menu = await preview().findByRole('group', { name: /^Menu de / });
    expect(menu).toHaveAttribute('tabindex', '0');
    const lines = () =>
      within(menu)
        .getAllByRole('listitem')
        .map((one) => one.textContent);
    expect(within(menu).getByText('Agenda')).toBeInTheDocument();
    const modules = menu.querySelectorAll('[data-module=true]');
    expect(modules.length).toBeGreaterThan(3);
    const before = lines().indexOf('Agenda');
    handle('Agenda').focus();
    fireEvent.keyDown(handle('Agenda'), { key: ' ' });
    fireEvent.keyDown(handle('Agenda'), { key: 'ArrowDown' });
    await waitFor(() => expect(lines().indexOf('Agenda')).toBe(before + 1));
    const first = menu.getAttribute('aria-label');
    await user.click(preview().getByRole('combobox', { name: /^Usuário/ }));
    const users = await screen.findAllByRole('option');
    expect(users.length).toBeGreaterThan(1);
    await user.click(users[1]!);
    await waitFor(() =>
      expect(
        preview()
          .getByRole('group', { name: /^Menu de / })
          .getAttribute('aria-label'),
      ).not.toBe(first),
    );
  });

  it('says that its users did not come, and asks again', async () => {
    const { user } = await open();
    backend.breaks('listCustomerMenus');
    await choose(user, 'santa helena', /SANTA HELENA/);
    expect(
      await preview().findByText('Os usuários do cliente não puderam ser carregados.'),
    ).toBeInTheDocument();
  });
});

describe('the page', () => {
  it('waits, says what failed, and loads both lists again', async () => {
    backend.breaks(MENUS, { times: 1, delayMs: 50 });
    const { user } = openSignedIn({
      account: 'master',
      slices: [preferencesSlice],
      routes: [{ path: '*', element: <MenusPage /> }],
      at: '/administracao-react/menu',
    });
    expect(screen.getByText('Carregando')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('region', { name: 'Entradas do menu por módulo' })).toBeInTheDocument();
    expect(screen.queryByText('Carregando')).toBeNull();
  });

  it('of a menu without entries says so', async () => {
    backend.answers(MENUS, []);
    openSignedIn({
      account: 'master',
      slices: [preferencesSlice],
      routes: [{ path: '*', element: <MenusPage /> }],
      at: '/administracao-react/menu',
    });
    expect(await screen.findByText(EMPTY)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Entradas do menu por módulo' })).toBeNull();
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  it('is a table too; what is moved is not left without a question', async () => {
    const { user } = await open();
    handle('Agenda').focus();
    fireEvent.keyDown(handle('Agenda'), { key: ' ' });
    fireEvent.keyDown(handle('Agenda'), { key: 'ArrowDown' });
    fireEvent.keyDown(handle('Agenda'), { key: ' ' });
    const toTable = () => user.click(screen.getByRole('button', { name: 'Tabela' }));
    await toTable();
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Salvar ordem' })).toBeInTheDocument();
    await toTable();
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }),
    );
    expect(await screen.findByRole('grid')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Entradas do menu por módulo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Árvore' }));
    expect(await screen.findByRole('region', { name: 'Entradas do menu por módulo' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Salvar ordem' })).toBeNull();
  });
});
