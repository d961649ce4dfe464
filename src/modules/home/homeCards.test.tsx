// Needs modules of its own: the clock is replaced while packages load.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { selectIdentity } from '@/domain/identity/selectors';
import { Component as AcademyCard } from './academy/AcademyCard';
import { Component as AcademyPage } from './academy/AcademyPage';
import { Component as BlogCard } from './blog/BlogCard';
import { openAlone, startHome } from './home.test.kit';
import { Component as PricesCard } from './prices/PricesCard';
import { Component as ShortcutsCard } from './shortcuts/ShortcutsCard';
import { Component as VersionCard } from './version/VersionCard';

startHome();

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the blog', () => {
  const place = () => screen.getByRole('status').textContent;

  it('shows one post at a time; after the last comes the first', async () => {
    const { user } = openAlone(<BlogCard />);
    const slides = within(await screen.findByRole('group', { name: 'Blog' })).getAllByRole('group');
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 de 5',
      '2 de 5',
      '3 de 5',
      '4 de 5',
      '5 de 5',
    ]);
    const reachable = () => slides.findIndex((slide) => !slide.hasAttribute('inert'));
    expect([place(), reachable()]).toEqual(['1 de 5', 0]);
    await user.click(button('Publicação anterior'));
    expect([place(), reachable()]).toEqual(['5 de 5', 4]);
    await user.click(button('Próxima publicação'));
    await user.click(button('Próxima publicação'));
    expect([place(), reachable()]).toEqual(['2 de 5', 1]);
    const [first] = slides;
    expect(first && within(first).getByRole('link', { hidden: true })).toHaveAccessibleName(
      'Plantio da soja: como escolher a janela ideal em cada região (abre em nova aba)',
    );
  });

  it('a picture that does not come, or is none, gives way to a drawing', async () => {
    openAlone(<BlogCard />);
    const [first, , , , last] = within(await screen.findByRole('group', { name: 'Blog' })).getAllByRole(
      'group',
    );
    const picture = first?.querySelector('img');
    if (!picture) throw new Error('the post has no picture');
    expect(first?.querySelector('svg')).toBeNull();
    fireEvent.error(picture);
    expect(first?.querySelector('img')).toBeNull();
    expect(first?.querySelector('svg')).toBeInTheDocument();
    expect(last?.querySelector('img')).toBeNull();
    expect(last?.querySelector('svg')).toBeInTheDocument();
  });

  it('lists all posts in a dialog, with the way to the blog', async () => {
    const { user } = openAlone(<BlogCard />);
    await user.click(await screen.findByRole('button', { name: 'Ir para o blog' }));
    const dialog = await screen.findByRole('dialog', { name: 'Últimas do blog' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
    expect(within(dialog).getByRole('link', { name: 'Abrir o site do blog' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/blog\.eprodutor\.example/),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('a single post is turned to no other; a post without a usable address is no link', async () => {
    backend.answers('listBlogPosts', [{ title: 'Só um', link: 'javascript:alert(1)', img: null }]);
    openAlone(<BlogCard />);
    expect(await screen.findByText('Só um')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(button('Publicação anterior')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Próxima publicação')).toHaveAttribute('aria-disabled', 'true');
  });

  it('two posts are turned; none at all is said', async () => {
    backend.answers('listBlogPosts', [
      { title: 'Um', link: 'https://a.example/1', img: null },
      { title: 'Dois', link: 'https://a.example/2', img: null },
    ]);
    const { user } = openAlone(<BlogCard />);
    await user.click(await screen.findByRole('button', { name: 'Próxima publicação' }));
    expect(place()).toBe('2 de 2');
    backend.answers('listBlogPosts', []);
    await user.click(button('Atualizar Blog'));
    expect(await screen.findByText('Nenhuma publicação')).toBeVisible();
  });
});

describe('the version', () => {
  it('shows environment, number and day, and what has changed', async () => {
    const { user } = openAlone(<VersionCard />);
    expect(await screen.findByText(/^Publicada em \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    expect(screen.getByRole('group')).toHaveTextContent(/^Demonstração\d+\.\d+\.\d+$/);
    await user.click(button('Histórico de alterações'));
    const dialog = await screen.findByRole('dialog', { name: 'Histórico de alterações' });
    expect(within(dialog).getByText(/^Versão \d+\.\d+\.\d+ · \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    expect(within(dialog).queryByText('Sem alterações registradas')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that day and changes are unknown', async () => {
    backend.answers('readVersion', { major: 3, minor: 1, patch: 4, versionDate: null, changelog: null });
    const { user } = openAlone(<VersionCard />);
    expect(await screen.findByText('Sem data de publicação')).toBeVisible();
    expect(screen.getByRole('group')).toHaveTextContent('3.1.4');
    await user.click(button('Histórico de alterações'));
    const dialog = await screen.findByRole('dialog', { name: 'Histórico de alterações' });
    expect(within(dialog).getByText('Versão 3.1.4')).toBeVisible();
    expect(within(dialog).getByText('Sem alterações registradas')).toBeVisible();
  });

  it('is that of the session where the server names none; without an environment it has its own name', async () => {
    backend.answers('readVersion', null);
    const { store } = openAlone(<VersionCard />);
    await screen.findByText('Sem data de publicação');
    const identity = selectIdentity(store.getState());
    if (!identity) throw new Error('not signed in');
    act(
      () =>
        void store.dispatch(
          identityLoaded({ ...identity, system: { ...identity.system, environment: '', version: '9.8.7' } }),
        ),
    );
    expect(screen.getByRole('group')).toHaveTextContent(/^Ambiente9\.8\.7$/);
  });
});

describe('the academy', () => {
  it('leads to its own page, and to no other site', async () => {
    openAlone(<AcademyCard />);
    expect(await screen.findByRole('link', { name: 'Acessar a academia' })).toHaveAttribute(
      'href',
      '/academia-eprodutor',
    );
  });

  it('lists videos by topic, finds them by words, and says that none matches', async () => {
    const { user } = openAlone(<AcademyPage />, 'produtor', '/academia-eprodutor');
    expect(await screen.findByText('15 vídeos')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Primeiros passos',
      'Propriedade e mapas',
      'Financeiro',
      'Lotes',
      'Agricultura',
    ]);
    const steps = screen.getByRole('region', { name: 'Primeiros passos' });
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Conheça a tela inicialTela inicial · 4 minutos',
      'Como convidar usuários e dar permissõesMinha conta · 6 minutos',
    ]);
    // Without a length it tells none.
    expect(screen.getByRole('link', { name: /^Como ligar sua estação/ })).toHaveTextContent(
      /Clima e irrigação$/,
    );
    const search = screen.getByRole('searchbox', { name: 'Buscar vídeos' });
    await user.type(search, 'comunidade');
    expect(await screen.findByText('2 vídeos')).toBeVisible();
    await user.type(search, 'xyz');
    expect(await screen.findByText('0 vídeos')).toBeVisible();
    await user.click(button('Limpar filtros'));
    expect(await screen.findByText('15 vídeos')).toBeVisible();
  });

  it('opens the video of the address with what it tells, and closes it', async () => {
    const { user, router } = openAlone(<AcademyPage />, 'produtor', '/academia-eprodutor?video=22');
    const dialog = await screen.findByRole('dialog', { name: 'Como desenhar talhões no mapa' });
    expect(within(dialog).getByText('Propriedade e mapas · Desenho no mapa · 9 minutos')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Assistir ao vídeo' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
    expect(within(dialog).getByText(/^O vídeo abre em outra aba/)).toBeVisible();
    await user.click(within(dialog).getAllByRole('button', { name: 'Fechar' }).at(-1) ?? dialog);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await router.navigate('/academia-eprodutor?video=999');
    expect(await screen.findByText(/^Este vídeo não existe mais/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that no video is published, and that the list failed', async () => {
    backend.answers('listVideos', []);
    const { user } = openAlone(<AcademyPage />, 'produtor', '/academia-eprodutor');
    expect(await screen.findByText('Nenhum vídeo publicado')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    backend.recovers();
    await user.click(button('Atualizar os vídeos'));
    expect(await screen.findByText('15 vídeos')).toBeVisible();
    expect(screen.queryByText(/^Este vídeo não existe mais/)).not.toBeInTheDocument();
  });

  it('is loaded again where the list failed, and says nothing of a video before', async () => {
    backend.breaks('listVideos', { times: 1, delayMs: 50 });
    const { user } = openAlone(<AcademyPage />, 'produtor', '/academia-eprodutor?video=999');
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.queryByText(/^Este vídeo não existe mais/)).not.toBeInTheDocument();
    await user.click(again);
    expect(await screen.findByText(/^Este vídeo não existe mais/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  });
});

describe('prices', () => {
  it('shows supply and demand by country of what is chosen', async () => {
    const { user } = openAlone(<PricesCard />);
    const table = await screen.findByRole('table', { name: 'Soja: Produção por país' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).toEqual([
      'País24/2525/2626/27Variação',
      'Brasil168.070164.640161.210−2,1%',
      'Estados Unidos114.288111.907125.003+11,7%',
    ]);
    await user.click(screen.getByRole('combobox', { name: 'Indicador' }));
    await user.click(screen.getByRole('option', { name: 'Exportação' }));
    expect(await screen.findByRole('table', { name: 'Soja: Exportação por país' })).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Produto' }));
    await user.click(
      screen.getAllByRole('option').find(({ textContent }) => textContent !== 'Soja') ?? document.body,
    );
    // The other choice stays.
    expect(await screen.findByRole('table', { name: /^(?!Soja).*: Exportação por país$/ })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Fonte dos números' })).not.toBeInTheDocument();
  });

  describe('of another site', () => {
    const HOST = 'cotacoes.example';
    const openWithSite = () => {
      const view = openAlone(<PricesCard />);
      const identity = selectIdentity(view.store.getState());
      if (!identity) throw new Error('no one is signed in');
      const urls = { ...identity.urls, agriculturalPricesUrl: `https://${HOST}/agro` };
      act(() => void view.store.dispatch(identityLoaded({ ...identity, urls })));
      return view;
    };

    it('loads nothing without consent; then the site stands in a frame of no rights, until it is revoked', async () => {
      const { user } = openWithSite();
      expect(await screen.findByText('Cotações de outro site')).toBeVisible();
      expect(document.querySelector('iframe')).toBeNull();
      await user.click(button('Carregar cotações'));
      const frame = screen.getByTitle(`Cotações de ${HOST}`);
      expect(frame).toHaveAttribute('src', `https://${HOST}/agro`);
      expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
      expect(screen.getByText(`Carregando cotações de ${HOST}`)).toBeInTheDocument();
      fireEvent.load(frame);
      expect(screen.queryByText(`Carregando cotações de ${HOST}`)).not.toBeInTheDocument();
      await user.click(button('Deixar de carregar neste navegador'));
      expect(document.querySelector('iframe')).toBeNull();
      expect(screen.getByText('Cotações de outro site')).toBeVisible();
    });

    it('that the policy of the page forbids gives way to the USDA; what is forbidden elsewhere changes nothing', async () => {
      const { user } = openWithSite();
      await user.click(await screen.findByRole('button', { name: 'Carregar cotações' }));
      const forbid = (effectiveDirective: string, blockedURI: string) =>
        fireEvent(
          document,
          Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
        );
      forbid('img-src', `https://${HOST}/logo.png`);
      forbid('frame-src', 'https://other.example');
      expect(document.querySelector('iframe')).toBeInTheDocument();
      forbid('frame-src', `https://${HOST}/agro`);
      expect(screen.getByText('As cotações não puderam ser carregadas')).toBeVisible();
      await user.click(button('Ver números do USDA'));
      expect(await screen.findByRole('table', { name: 'Soja: Produção por país' })).toBeVisible();
      expect(button('USDA')).toHaveAttribute('aria-pressed', 'true');
      await user.click(button('Cotações'));
      // It was wanted before.
      expect(document.querySelector('iframe')).toBeInTheDocument();
    });
  });
});

describe('shortcuts', () => {
  it('are chosen among the pages of the menu, found by words, counted as they are pinned', async () => {
    const { user } = openAlone(<ShortcutsCard />);
    const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await screen.findByRole('link', { name: 'Agenda' });
    expect(shown()).toHaveLength(4);
    await user.click(button('Personalizar atalhos'));
    const dialog = await screen.findByRole('dialog', { name: 'Personalizar atalhos' });
    const inside = within(dialog);
    const count = () => inside.getByRole('status').textContent;
    expect(count()).toBe('4 páginas fixadas');
    const pressed = () =>
      inside.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed()).toHaveLength(4);
    await user.type(inside.getByRole('searchbox', { name: 'Buscar página' }), 'fluxo');
    await waitFor(() => expect(pressed()).toHaveLength(1));
    await user.click(inside.getByRole('button', { pressed: true }));
    await waitFor(() => expect(count()).toBe('3 páginas fixadas'));
    await user.type(inside.getByRole('searchbox'), 'xyz');
    expect(await inside.findByRole('button', { name: 'Limpar filtros' })).toBeVisible();
    await user.click(inside.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(pressed()).toHaveLength(3));
    await user.click(inside.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shown()).toHaveLength(3);
  });

  it('say whose change did not succeed, and show the page as it is', async () => {
    backend.breaks('changeShortcuts');
    const { user } = openAlone(<ShortcutsCard />);
    await user.click(await screen.findByRole('button', { name: 'Personalizar atalhos' }));
    const inside = within(await screen.findByRole('dialog'));
    const agenda = await inside.findByRole('button', { name: /^Agenda/, pressed: true });
    await user.click(agenda);
    expect(await inside.findByText('O atalho “Agenda” não foi alterado. Tente novamente.')).toBeVisible();
    expect(agenda).toHaveAttribute('aria-pressed', 'true');
  });

  it('none yet: one line leads to the choice', async () => {
    backend.answers('listShortcuts', []);
    const { user } = openAlone(<ShortcutsCard />);
    expect(await screen.findByText('Fixe aqui as páginas que você mais usa.')).toBeVisible();
    await user.click(button('Escolher atalhos'));
    expect(await screen.findByRole('dialog', { name: 'Personalizar atalhos' })).toBeVisible();
  });
});
