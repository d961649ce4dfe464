import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectPreferences } from '@/platform/preferences/preferencesSlice';
import { registerCatalogue, routeCatalogueEntries } from '@/platform/routing/catalogue';
import { useNamePage } from '@/platform/routing/pageName';
import { openShell, startShell } from '../shell.test.kit';

startShell();

const nav = () => within(screen.getByRole('navigation', { name: 'Navegação principal' }));
const CUSTOMER = 'AGROPECUARIA SANTA HELENA LTDA';
const current = () =>
  nav()
    .queryAllByRole('link')
    .concat(nav().queryAllByRole('button'))
    .filter((one) => one.hasAttribute('aria-current'))
    .map((one) => [one.getAttribute('aria-label') || one.textContent, one.getAttribute('aria-current')]);

describe('the bar of menus', () => {
  const open = async (options: Parameters<typeof openShell>[0] = {}) => {
    const opened = openShell({ look: { layout: 'horizontal' }, ...options });
    await screen.findByRole('button', { name: 'Financeiro' });
    return opened;
  };

  it('has the home page and a menu for each module, with the present one marked', async () => {
    const { router, user } = await open();
    expect(current()).toEqual([['Início', 'page']]);
    expect(nav().getByRole('link', { name: 'Início' })).toHaveAttribute('data-active', 'true');
    const financial = nav().getByRole('button', { name: 'Financeiro' });
    expect(financial).toHaveAttribute('aria-expanded', 'false');
    expect(financial).toHaveAttribute('data-active', 'false');
    await user.click(financial);
    expect(financial).toHaveAttribute('aria-expanded', 'true');
    const menu = within(screen.getByRole('menu'));
    const titles = menu.getByRole('menuitem', { name: 'Contas a pagar e a receber' });
    expect(titles).toHaveAttribute('href', '/titulos');
    expect(menu.queryAllByRole('menuitem').some((one) => one.classList.contains('Mui-selected'))).toBe(false);
    await user.click(titles);
    expect(router.state.location.pathname).toBe('/titulos');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(current()).toEqual([['Financeiro', 'true']]);
    expect(financial).toHaveAttribute('data-active', 'true');
    expect(nav().getByRole('link', { name: 'Início' })).toHaveAttribute('data-active', 'false');
    await user.click(financial);
    const selected = within(screen.getByRole('menu'))
      .getAllByRole('menuitem')
      .filter((one) => one.classList.contains('Mui-selected'));
    expect(selected.map((one) => one.textContent)).toEqual(['Contas a pagar e a receber']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('is the same in one centred container, whose page has no width of its own', async () => {
    const { store } = await open({ look: { layout: 'horizontalContainer', width: 'boxed' } });
    expect(nav().getByRole('link', { name: 'Início' })).toBeInTheDocument();
    expect(selectPreferences(store.getState()).layout).toBe('horizontalContainer');
    expect(screen.queryByRole('button', { name: 'Manter menu aberto' })).toBeNull();
    expect(getComputedStyle(screen.getByRole('main')).maxWidth).toBe('none');
  });
});

describe('the navigation at the left', () => {
  it('is a rail until it is pinned', async () => {
    const { store, user } = openShell();
    const pin = nav().getByRole('button', { name: 'Manter menu aberto' });
    expect(pin).toHaveAttribute('aria-pressed', 'false');
    expect(nav().queryByRole('searchbox')).toBeNull();
    expect(nav().queryByText('Financeiro')).toBeNull();
    expect(nav().queryByText('Manter menu aberto')).toBeNull();
    expect(nav().getByTitle(CUSTOMER)).toHaveTextContent(/^[A-Z]{2}$/);
    expect(nav().queryByText(CUSTOMER)).toBeNull();
    expect(nav().getByRole('button', { name: 'Financeiro' })).toHaveAttribute('aria-expanded', 'false');
    await user.click(pin);
    expect(selectPreferences(store.getState()).navPinned).toBe(true);
    expect(nav().getByRole('button', { name: 'Recolher menu' })).toHaveAttribute('aria-pressed', 'true');
    expect(nav().getByRole('searchbox', { name: 'Buscar no menu' })).toBeInTheDocument();
    expect(nav().getByText('Financeiro')).toBeInTheDocument();
    expect(nav().getByText('Recolher menu')).toBeInTheDocument();
    expect(nav().getByText(CUSTOMER)).toHaveAttribute('title', CUSTOMER);
    expect(nav().getAllByTitle(CUSTOMER)).toHaveLength(1);
    await user.click(nav().getByRole('button', { name: 'Recolher menu' }));
    expect(selectPreferences(store.getState()).navPinned).toBe(false);
  });

  it('a module opens the panel and its pages; another press folds them', async () => {
    const { user } = openShell();
    const financial = () => nav().getByRole('button', { name: 'Financeiro' });
    fireEvent.click(financial());
    expect(financial()).toHaveAttribute('aria-expanded', 'true');
    expect(nav().getByRole('searchbox')).toBeInTheDocument();
    expect(document.getElementById(financial().getAttribute('aria-controls')!)).not.toBeNull();
    await user.click(financial());
    expect(financial()).toHaveAttribute('aria-expanded', 'false');
    expect(financial()).not.toHaveAttribute('aria-controls');
    await user.click(nav().getByRole('button', { name: /^Avicultura/ }));
    expect(nav().getByRole('button', { name: /^Avicultura/ })).toHaveAttribute('aria-expanded', 'true');
    expect(financial()).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows the module of the present page open, and marks the page', async () => {
    const { router, user } = openShell({ at: '/titulos', look: { navPinned: true } });
    expect(nav().getByRole('button', { name: 'Financeiro' })).toHaveAttribute('aria-expanded', 'true');
    expect(nav().getByRole('button', { name: 'Financeiro' })).toHaveAttribute('data-active', 'false');
    expect(current()).toEqual([['Contas a pagar e a receber', 'page']]);
    await user.click(nav().getByRole('button', { name: 'Financeiro' }));
    expect(current()).toEqual([['Financeiro', 'true']]);
    await user.click(nav().getByRole('link', { name: 'Início' }));
    expect(router.state.location.pathname).toBe('/inicio');
    expect(current()).toEqual([['Início', 'page']]);
  });

  it('on the folded rail the module stands for its page', () => {
    openShell({ at: '/titulos' });
    expect(current()).toEqual([['Financeiro', 'true']]);
    expect(nav().getByRole('button', { name: 'Financeiro' })).toHaveAttribute('data-active', 'true');
  });

  it('is searched: what answers stands open, the home page gives way, and a page that is followed ends it', async () => {
    const { router, user } = openShell({ look: { navPinned: true } });
    fireEvent.change(nav().getByRole('searchbox'), { target: { value: 'a pagar' } });
    expect(nav().queryByRole('link', { name: 'Início' })).toBeNull();
    const links = nav()
      .getAllByRole('link')
      .map((one) => one.textContent);
    expect(links).toContain('Contas a pagar e a receber');
    expect(nav().getByRole('button', { name: 'Financeiro' })).toHaveAttribute('aria-expanded', 'true');
    expect(nav().queryByRole('status')).toBeNull();
    await user.click(nav().getByRole('link', { name: 'Contas a pagar e a receber' }));
    expect(router.state.location.pathname).toBe('/titulos');
    expect(nav().getByRole('searchbox')).toHaveValue('');
    fireEvent.change(nav().getByRole('searchbox'), { target: { value: '  ' } });
    expect(nav().getByRole('link', { name: 'Início' })).toBeInTheDocument();
    fireEvent.change(nav().getByRole('searchbox'), { target: { value: 'qwxz' } });
    expect(nav().getByRole('status')).toHaveTextContent('Nenhuma página com esse nome.');
    expect(nav().queryAllByRole('link')).toEqual([]);
  });

  it('long modules show their groups folded, short ones unfolded', async () => {
    const { user } = openShell({ look: { navPinned: true } });
    const found = [];
    for (const module of nav().getAllByRole('button', { expanded: false })) {
      await user.click(module);
      const list = document.getElementById(module.getAttribute('aria-controls')!)!;
      const groups = within(list).queryAllByRole('button');
      const open = groups.filter((group) => group.getAttribute('aria-expanded') === 'true');
      for (const group of groups) if (!open.includes(group)) await user.click(group);
      const pages = within(list).getAllByRole('link').length;
      if (groups.length > 0) found.push({ few: pages <= 12, unfolded: open.length, groups: groups.length });
    }
    expect(found.map(({ unfolded }) => unfolded)).toEqual(found.map(({ few, groups }) => (few ? groups : 0)));
    expect(new Set(found.map(({ few }) => few)).size).toBe(2);
  });

  it('says a name that is cut in a tooltip, and no other', async () => {
    openShell({ at: '/titulos', look: { navPinned: true } });
    const link = nav().getByRole('link', { name: 'Contas a pagar e a receber' });
    fireEvent.mouseEnter(link);
    fireEvent.mouseOver(link);
    expect(link.getAttribute('aria-label')).toBeFalsy();
    const label = link.querySelector('span')!;
    Object.defineProperty(label, 'scrollWidth', { value: 300 });
    Object.defineProperty(label, 'clientWidth', { value: 200 });
    fireEvent.mouseLeave(link);
    fireEvent.mouseEnter(link);
    fireEvent.mouseOver(link);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Contas a pagar e a receber');
  });

  it('of a master has no search but the administration', async () => {
    openShell({ account: 'master', look: { navPinned: true } });
    expect(await nav().findByRole('button', { name: 'Administração' })).toBeInTheDocument();
    expect(nav().getByRole('searchbox')).toBeInTheDocument();
    // Without a customer the tile is the user's.
    expect(nav().getAllByTitle(/\w/)[0]?.textContent).not.toBe('');
  });
});

describe('the drawer of small screens', () => {
  it('opens from the toolbar and closes with the page that is followed', async () => {
    const { router, user } = openShell({ width: 700 });
    expect(screen.queryByRole('navigation', { name: 'Navegação principal' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Abrir menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(nav().getByText('Financeiro')).toBeInTheDocument());
    await user.click(nav().getByRole('button', { name: 'Financeiro' }));
    await user.click(nav().getByRole('link', { name: 'Contas a pagar e a receber' }));
    expect(router.state.location.pathname).toBe('/titulos');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  });

  it('there is none beside a navigation', () => {
    openShell({ width: 1024 });
    expect(screen.queryByRole('button', { name: 'Abrir menu' })).toBeNull();
    expect(nav().getByRole('button', { name: 'Manter menu aberto' })).toBeInTheDocument();
  });

  it('takes the place of the bar of menus too', async () => {
    openShell({ width: 700, look: { layout: 'horizontal' } });
    expect(screen.getByRole('button', { name: 'Abrir menu' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Financeiro' })).toBeNull();
  });
});

describe('the path above the page', () => {
  const path = () =>
    within(screen.getByRole('navigation', { name: 'Caminho' }))
      .getAllByRole('listitem')
      .map((one) => [one.textContent, one.getAttribute('aria-current')]);

  it('a page that stands alone has none', () => {
    openShell();
    expect(screen.queryByRole('navigation', { name: 'Caminho' })).toBeNull();
  });

  it('ends with the page, which is no link', async () => {
    const page = {
      path: '/titulos/:id?',
      handle: { name: 'financeTitles', title: 'financeTitles:title' },
      element: <h1>{'t'}</h1>,
    };
    const { router, user } = openShell({ at: '/titulos', pages: [page] });
    await waitFor(() => expect(path().at(0)).toEqual(['Financeiro', null]));
    expect(path().at(-1)?.[1]).toBe('page');
    expect(path().filter(([, mark]) => mark === 'page')).toHaveLength(1);
    expect(within(screen.getByRole('navigation', { name: 'Caminho' })).queryByRole('link')).toBeNull();
    await router.navigate('/titulos/7');
    await user.click(screen.getByRole('main'));
    expect(router.state.location.pathname).toBe('/titulos/7');
  });

  const links = () =>
    within(screen.getByRole('navigation', { name: 'Caminho' }))
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('leads to the pages above, named though their words did not come', async () => {
    const handle = { name: 'financePreLaunchEdit', title: 'financePreLaunch:edit.title' };
    const page = { path: '/pre-lancamento-edicao', handle, element: <h1>{'e'}</h1> };
    openShell({ at: '/pre-lancamento-edicao', pages: [page] });
    await waitFor(() => expect(links()).toEqual([['Pré-lançamento', '/pre-lancamento']]));
    expect(path().at(-1)).toEqual(['Edição do pré-lançamento', 'page']);
    expect(
      path()
        .slice(0, -1)
        .map(([, mark]) => mark),
    ).not.toContain('page');
  });

  it('ends with what is open in the page, which leads back to the page', async () => {
    function Page() {
      useNamePage('/titulos/7', 'Título 7');
      return <h1>{'t'}</h1>;
    }
    const handle = { name: 'financeTitles', title: 'financeTitles:title' };
    openShell({ at: '/titulos/7', pages: [{ path: '/titulos/:id?', handle, element: <Page /> }] });
    await waitFor(() => expect(links()).toEqual([['Contas a pagar e a receber', '/titulos']]));
    expect(path().at(-1)).toEqual(['Título 7', 'page']);
  });

  it('of a page without a name of its own is none', () => {
    openShell({ at: '/sem', pages: [{ path: '/sem', element: <h1>{'s'}</h1> }] });
    expect(screen.queryByRole('navigation', { name: 'Caminho' })).toBeNull();
  });

  it('leaves out a page above that there is not', () => {
    const known = Object.fromEntries(routeCatalogueEntries().map(({ name, ...entry }) => [name, entry]));
    registerCatalogue({ ...known, alone: { ...known['homeAgenda']!, path: '/so', parent: 'nowhere' } });
    const handle = { name: 'alone', title: 'home:agenda.title' };
    openShell({ at: '/so', pages: [{ path: '/so', handle, element: <h1>{'só'}</h1> }] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('só');
    expect(screen.queryByRole('navigation', { name: 'Caminho' })).toBeNull();
    registerCatalogue(known);
  });
});
