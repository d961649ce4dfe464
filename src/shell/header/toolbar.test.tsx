import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { selectIdentity } from '@/domain/identity/selectors';
import { selectPreferences } from '@/platform/preferences/preferencesSlice';
import { registerOverlays } from '@/platform/routing/overlayCatalogue';
import { openShell, startShell } from '../shell.test.kit';

startShell();

const bar = () => within(screen.getByRole('banner'));
const buttons = () =>
  bar()
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);

describe('what there is room for', () => {
  it.each([
    [
      1600,
      'vertical',
      ['Vídeo de ajuda', 'Idioma: pt-BR', 'Buscar páginas e ações', 'Assist', 'Perguntas frequentes'],
      true,
    ],
    [
      1024,
      'vertical',
      ['Vídeo de ajuda', 'Idioma: pt-BR', 'Buscar páginas e ações', 'Assist', 'Perguntas frequentes'],
      false,
    ],
    [
      1600,
      'horizontalContainer',
      ['Vídeo de ajuda', 'Idioma: pt-BR', 'Buscar páginas e ações', 'Assist', 'Perguntas frequentes'],
      false,
    ],
    [
      800,
      'vertical',
      ['Abrir menu', 'Vídeo de ajuda', 'Buscar páginas e ações', 'Assist', 'Perguntas frequentes'],
      false,
    ],
    [400, 'vertical', ['Abrir menu'], false],
  ] as const)('%i px, %s: %o, in words %s', (width, layout, names, words) => {
    openShell({ width, look: { layout } });
    expect(buttons().slice(0, -2)).toEqual(names);
    expect(buttons().at(-1)).toMatch(/^Conta de/);
    expect(bar().queryByText('Ctrl K') !== null).toBe(words);
    expect(bar().queryByText('Assist') !== null).toBe(words);
    expect(bar().queryByText('Vídeo de ajuda') !== null).toBe(words);
    expect(bar().getByRole('link', { name: 'eProdutor: Início' })).toHaveAttribute('href', '/inicio');
  });

  it.each([
    [1263, false, false],
    [1264, false, true],
    [1479, true, false],
    [1480, true, true],
  ])('%i px beside a navigation that is pinned (%s): words %s', (width, navPinned, words) => {
    openShell({ width, look: { navPinned } });
    expect(bar().queryByText('Ctrl K') !== null).toBe(words);
  });

  it('a telephone’s short menu leaves the search in the toolbar', () => {
    openShell({ account: 'master', width: 400 });
    expect(bar().getByRole('button', { name: 'Buscar páginas e ações' })).toBeInTheDocument();
  });
});

describe('its buttons', () => {
  it('Assist leads there, on the pages and for the customers that have it', async () => {
    const { router, user } = openShell();
    await user.click(bar().getByRole('button', { name: 'Assist' }));
    expect(router.state.location.pathname).toBe('/assist-produtor');
    expect(bar().queryByRole('button', { name: 'Assist' })).toBeNull();
  });

  it('there is no Assist on other pages', () => {
    openShell({ at: '/agenda' });
    expect(bar().queryByRole('button', { name: 'Assist' })).toBeNull();
  });

  it('frequent questions open over the page, where there are any', async () => {
    const { router, user } = openShell();
    await user.click(bar().getByRole('button', { name: 'Perguntas frequentes' }));
    expect(router.state.location.search).toBe('?janela=faq');
  });

  it('frequent questions stay away where nothing opens them', () => {
    openShell();
    expect(bar().getByRole('button', { name: 'Perguntas frequentes' })).toBeInTheDocument();
    registerOverlays({});
    openShell({ at: '/agenda' });
    expect(
      within(screen.getAllByRole('banner')[1]!).queryByRole('button', { name: 'Perguntas frequentes' }),
    ).toBeNull();
  });

  it('the language is chosen from a menu, in its own name', async () => {
    const { store, user } = openShell();
    const button = bar().getByRole('button', { name: 'Idioma: pt-BR' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const items = await screen.findAllByRole('menuitemradio');
    expect(items.map((one) => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
      ['Português (Brasil)', 'true'],
      ['English (United States)', 'false'],
    ]);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(items[1]!);
    expect(selectPreferences(store.getState()).language).toBe('en-US');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('there is no help video without the site that it is on', () => {
    const { store } = openShell({ at: '/configuracao-de-propriedade/comunidades-rurais' });
    const video = () => bar().queryByRole('button', { name: 'Vídeo de ajuda' });
    expect(video()).not.toBeNull();
    const identity = selectIdentity(store.getState())!;
    const urls = { ...identity.urls, academyUrl: null };
    act(() => void store.dispatch(identityLoaded({ ...identity, urls })));
    expect(video()).toBeNull();
  });

  it('one help video opens at once, several are a menu, none has no button', async () => {
    const opened = vi.spyOn(window, 'open').mockImplementation(() => null);
    const { router, user } = openShell({ at: '/configuracao-de-propriedade/comunidades-rurais' });
    // An open menu hides the page behind it.
    const button = () => screen.getByRole('button', { name: 'Vídeo de ajuda', hidden: true });
    expect(button()).not.toHaveAttribute('aria-haspopup');
    await user.click(button());
    expect(opened.mock.calls).toEqual([[expect.stringMatching(/video=\d+$/), '_blank', 'noopener']]);
    expect(screen.queryByRole('menu')).toBeNull();

    await act(() => router.navigate('/financeiro/cadastros-financeiros/fonte-de-cotacao'));
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.click(button());
    expect(opened).toHaveBeenCalledTimes(1);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    const items = await screen.findAllByRole('menuitem');
    expect(items.length).toBeGreaterThan(1);
    await user.click(items[1]!);
    expect(opened).toHaveBeenCalledTimes(2);
    expect(button()).toHaveAttribute('aria-expanded', 'false');

    await act(() => router.navigate('/nada-disso'));
    expect(screen.queryByRole('button', { name: 'Vídeo de ajuda', hidden: true })).toBeNull();
  });
});

describe('the bell', () => {
  const rows = (count: number, group: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `n${index}`,
      title: `Aviso ${index}`,
      description: '',
      isRead: false,
      notificationGroup: group,
      moduleName: null,
      notificationDate: new Date().toISOString(),
      guid: '1',
    }));

  it.each([
    [0, 'Notificações', '0'],
    [1, '1 notificação não lida', '1'],
    [99, '99 notificações não lidas', '99'],
    [120, '120 notificações não lidas', '99+'],
  ])('%i unread: %s', async (count, label, badge) => {
    backend.answers('listNotifications', rows(count, 2));
    const { router, user } = openShell();
    const bell = await bar().findByRole('button', { name: label });
    expect(bell).toHaveTextContent(badge);
    expect(bell.querySelector('.MuiBadge-colorSecondary')).not.toBeNull();
    await user.click(bell);
    expect(router.state.location.search).toBe('?janela=notificacoes');
  });

  it('is red for an alert', async () => {
    backend.answers('listNotifications', rows(1, 1));
    openShell();
    const bell = await bar().findByRole('button', { name: '1 notificação não lida' });
    expect(bell.querySelector('.MuiBadge-colorError')).not.toBeNull();
  });

  it('is not there without a customer', () => {
    openShell({ account: 'master' });
    expect(bar().queryByRole('button', { name: /notificaç/i })).toBeNull();
  });
});
