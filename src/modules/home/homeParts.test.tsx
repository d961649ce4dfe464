// Needs modules of its own: the clock is replaced while packages load.
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { identityLoaded } from '@/domain/identity/identitySlice';
import type { Identity } from '@/domain/identity/identityWire';
import { selectIdentity } from '@/domain/identity/selectors';
import { callsTo } from '@/domain/testing/signedInPage.test.kit';
import type { MenuLeaf } from '@/domain/menu/menuTree';
import { registerOverlays } from '@/platform/routing/overlayCatalogue';
import { Component as AcademyCard } from './academy/AcademyCard';
import { AcademyTopics } from './academy/AcademyTopics';
import type { AcademyVideo } from './academy/academyWire';
import { VideoDialog } from './academy/VideoDialog';
import { BlogCarousel } from './blog/BlogCarousel';
import BlogDialog from './blog/BlogDialog';
import { HelpDock } from './help/HelpDock';
import { openAlone, startHome } from './home.test.kit';
import { Component as HomePage } from './pages/HomePage';
import { NoticeFormDialog } from './notices/dialogs/NoticeFormDialog';
import { NoticesDialog } from './notices/dialogs/NoticesDialog';
import { Component as UsdaPrices } from './prices/PricesCard';
import { ShortcutTiles } from './shortcuts/ShortcutTiles';

type NoticesAnswer = ComponentProps<typeof NoticesDialog>['answer'];

startHome();
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
afterEach(() => {
  happyDOM.setViewport({ width: 1024 });
  registerOverlays({});
});

/** Shows a part to somebody whose backend names these addresses. */
function openAs(part: ReactNode, urls: Partial<Identity['urls']>, more: Partial<Identity> = {}) {
  const opened = openAlone(part);
  const identity = selectIdentity(opened.store.getState());
  if (!identity) throw new Error('no identity');
  act(
    () =>
      void opened.store.dispatch(
        identityLoaded({ ...identity, ...more, urls: { ...identity.urls, ...urls } }),
      ),
  );
  return opened;
}

describe('the help beside the page', () => {
  const open = (chatUrl: string | null) => openAs(<HelpDock />, { chatUrl });
  const withFaq = () => registerOverlays({ faq: {} as never });
  const chat = () => screen.queryByRole('link', { name: 'Conversar com o suporte' });
  const faq = () => screen.queryByRole('button', { name: 'Tirar dúvidas' });

  it('is not there where nothing can be opened', () => {
    open(null);
    expect([chat(), faq()]).toEqual([null, null]);
  });

  it('is the questions alone where there is no chat', async () => {
    withFaq();
    const { user, router } = open(null);
    expect(chat()).toBeNull();
    await user.click(faq()!);
    expect(router.state.location.search).toBe('?janela=faq');
  });

  it.each([
    ['https://wa.me/5545999', 'WhatsAppIcon'],
    ['https://api.whatsapp.com/send', 'WhatsAppIcon'],
    ['https://chat.example/sala', 'ChatOutlinedIcon'],
  ])('is the chat at %s', (url, icon) => {
    open(url);
    expect(faq()).toBeNull();
    expect(chat()).toHaveAttribute('href', expect.stringContaining(url));
    expect(within(chat()!).getByTestId(icon)).toBeInTheDocument();
  });
});

describe('the pinned pages', () => {
  const leaves = (count: number): MenuLeaf[] =>
    Array.from({ length: count }, (_, at) => ({
      id: at,
      name: `Página ${at}`,
      path: `/pagina-${at}`,
      iconName: 'Home',
      legacy: at === 1,
    }));
  const links = () => screen.getAllByRole('link');

  it('are six at first on a telephone; all of them by one press', async () => {
    happyDOM.setViewport({ width: 500 });
    const { user } = openAlone(<ShortcutTiles leaves={leaves(7)} />);
    expect(links()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Ver os 7 atalhos' }));
    expect(links()).toHaveLength(7);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('six of them stand without a button on a telephone', () => {
    happyDOM.setViewport({ width: 500 });
    openAlone(<ShortcutTiles leaves={leaves(6)} />);
    expect(links()).toHaveLength(6);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('all stand where there is room', () => {
    openAlone(<ShortcutTiles leaves={leaves(7)} />);
    expect(links().map((link) => link.getAttribute('href'))).toHaveLength(7);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a notice that is changed', () => {
  const open = (id: number | null) =>
    openAlone(<NoticeFormDialog id={id} onClose={vi.fn()} />, 'master').user;
  const retry = () => screen.queryByRole('button', { name: 'Tentar novamente' });

  it('is loaded first, and written where it stands', async () => {
    backend.answers('openNotice', {
      id: 4,
      title: 'Parada do sistema',
      publicationDate: '2026-11-20T00:00:00',
      tag: null,
      colorTag: null,
      leaveInEvidence: true,
      type: 0,
      customerId: null,
      customerName: null,
      moduleId: null,
      moduleName: null,
      systemBusinessActivityId: null,
      systemBusinessActivityName: null,
      description: '<p>Domingo</p>',
      isNotify: false,
    });
    open(4);
    const dialog = within(screen.getByRole('dialog', { name: 'Editar aviso' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(await dialog.findByRole('textbox', { name: /^Título/ })).toHaveValue('Parada do sistema');
    expect(dialog.getByRole('radio', { name: 'Ativo' })).toBeChecked();
  });

  it('that is gone says so', async () => {
    backend.refuses('openNotice');
    open(4);
    expect(await screen.findByText('Este aviso não existe mais')).toBeVisible();
    expect(retry()).toBeNull();
  });

  it('that is closed to the user says so', async () => {
    backend.forbids('openNotice');
    open(4);
    expect(await screen.findByText('Sem acesso')).toBeVisible();
    expect(screen.queryByText('Este aviso não existe mais')).toBeNull();
    expect(retry()).toBeNull();
  });

  it('that the server cannot read names its code; a broken connection has none', async () => {
    backend.breaks('openNotice');
    const user = open(4);
    expect(await screen.findByText(/500/)).toBeVisible();
    backend.recovers();
    backend.cutsOff('openNotice');
    await user.click(retry()!);
    await vi.waitFor(() => expect(screen.queryByText(/500/)).toBeNull());
    expect(screen.queryByText('Este aviso não existe mais')).toBeNull();
  });

  it('is a new one without an id', () => {
    open(null);
    expect(screen.getByRole('dialog', { name: 'Novo aviso' })).toBeVisible();
  });
});

describe('all notices, before they are there', () => {
  const open = (answer: Partial<NoticesAnswer>) => {
    const retry = vi.fn();
    const { user } = openAlone(
      <NoticesDialog
        answer={{ status: 'loading', data: null, error: null, retry, ...answer } as NoticesAnswer}
        address={{ closeList: vi.fn() } as never}
        editable={false}
      />,
    );
    return { user, retry };
  };
  const again = () => screen.queryByRole('button', { name: 'Tentar novamente' });

  it('are waited for', () => {
    open({});
    expect(screen.queryByText('Sem acesso')).toBeNull();
    expect(again()).toBeNull();
  });

  it('that are closed to the user say so, and are not read again', () => {
    open({ status: 'failed', error: { kind: 'forbidden' } as never });
    expect(screen.getByText('Sem acesso')).toBeVisible();
    expect(again()).toBeNull();
  });

  it.each([
    ['the code of the server', { kind: 'server', status: 503 }, ['Código 503']],
    ['no code of a broken connection', { kind: 'network' }, []],
  ])('that failed are read again, with %s', async (_, error, codes) => {
    const { user, retry } = open({ status: 'failed', error: error as never });
    expect(screen.queryAllByText(/^Código/).map(({ textContent }) => textContent)).toEqual(codes);
    await user.click(again()!);
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('the way to the academy', () => {
  it.each([
    [null, '/academia-eprodutor', false],
    ['/agenda', '/agenda', false],
    ['//outro.example', '/academia-eprodutor', false],
    ['/\\outro.example', '/academia-eprodutor', false],
    ['https://academia.example/cursos', 'https://academia.example/cursos', true],
  ])('that the backend calls %s leads to %s', (academyUrl, href, outside) => {
    openAs(<AcademyCard />, { academyUrl });
    const link = screen.getByRole('link', { name: 'Acessar a academia' });
    expect(link).toHaveAttribute('href', href);
    expect(link.getAttribute('target')).toBe(outside ? '_blank' : null);
  });
});

describe('a video of the academy', () => {
  const video: AcademyVideo = {
    id: 77,
    name: 'Contas',
    description: '',
    topic: '',
    subtopic: '',
    minutes: null,
    href: null,
  };
  const whole = { ...video, description: 'Do começo', topic: 'Financeiro', subtopic: 'Títulos', minutes: 4 };
  const post = { id: 1, postId: 77, postName: 'Contas', urlName: '/titulos' };
  const open = (of: AcademyVideo, helpPosts: object[] = []) => {
    openAs(<VideoDialog video={of} onClose={vi.fn()} />, {}, { helpPosts: helpPosts as never });
    return within(screen.getByRole('dialog', { name: 'Contas' }));
  };

  it('without an address says so, and tells no more than is known', () => {
    const dialog = open(video);
    expect(dialog.getByText('O endereço deste vídeo ainda não foi informado.')).toBeVisible();
    expect(dialog.queryByRole('link')).toBeNull();
    expect(dialog.getAllByText(/./, { selector: 'p' })).toHaveLength(1);
    expect(dialog.queryByText('Telas explicadas no vídeo')).toBeNull();
  });

  it('tells its topic, its length and what it is about', () => {
    const dialog = open({ ...whole, href: 'https://v.example/1' });
    expect(dialog.getByText('Financeiro · Títulos · 4 minutos')).toBeVisible();
    expect(dialog.getByText('Do começo')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Assistir ao vídeo' })).toHaveAttribute(
      'href',
      'https://v.example/1',
    );
  });

  it('leads to the screens that it explains', () => {
    const dialog = open(video, [post]);
    expect(dialog.getByText('Telas explicadas no vídeo')).toBeVisible();
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/titulos']);
  });

  it('stands in the list under its topic, else under the others', () => {
    openAlone(<AcademyTopics videos={[video, { ...whole, id: 2 }]} query="" onQuery={vi.fn()} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Financeiro',
      'Outros vídeos',
    ]);
    const tiles = screen.getAllByRole('link');
    expect(tiles.map(({ textContent }) => textContent)).toEqual(['ContasTítulos · 4 minutos', 'Contas']);
    expect(tiles.map((tile) => tile.querySelector('.facts') !== null)).toEqual([true, false]);
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  });
});

describe('the posts of the blog', () => {
  const posts = [1, 2, 3].map((at) => ({ title: `Post ${at}`, link: `https://b.example/${at}`, img: null }));
  const place = () => screen.getByRole('status').textContent;

  it('are swiped, and turned to where the next one begins', () => {
    openAlone(<BlogCarousel posts={posts} onAll={vi.fn()} />);
    const box = screen.getByRole('group', { name: 'Blog' }).firstElementChild as HTMLElement;
    const scrollTo = vi.fn();
    let [left, width] = [140, 0];
    Object.defineProperties(box, {
      scrollLeft: { get: () => left },
      clientWidth: { get: () => width },
      scrollTo: { value: scrollTo },
    });
    fireEvent.scroll(box);
    expect(place()).toBe('1 de 3');
    width = 100;
    fireEvent.scroll(box);
    expect(place()).toBe('2 de 3');
    left = 160;
    fireEvent.scroll(box);
    expect(place()).toBe('3 de 3');
    fireEvent.click(screen.getByRole('button', { name: 'Próxima publicação' }));
    fireEvent.click(screen.getByRole('button', { name: 'Publicação anterior' }));
    expect(scrollTo.mock.calls).toEqual([
      [{ left: 0, behavior: 'instant' }],
      [{ left: 200, behavior: 'instant' }],
    ]);
  });

  it.each([
    [null, 0],
    ['https://b.example', 1],
  ])('lead to the blog at %s', (blogUrl, links) => {
    openAs(<BlogDialog posts={posts} onClose={vi.fn()} />, { blogUrl });
    expect(screen.queryAllByRole('link', { name: 'Abrir o site do blog' })).toHaveLength(links);
  });
});

describe('prices where nothing can be chosen', () => {
  it.each([
    ['no product', { commodities: [], attributes: [{ id: 28, name: 'x' }] }],
    ['no attribute', { commodities: [{ id: 1, name: 'Soja' }], attributes: [] }],
  ])('%s: says so', async (_, { commodities, attributes }) => {
    backend.answers('listPricedProductions', commodities);
    backend.answers('listPriceAttributes', attributes);
    openAlone(<UsdaPrices />);
    expect(await screen.findByText('Nenhum produto disponível')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(callsTo('/Home/GetUsda')).toEqual([]);
  });
});

describe('the home page', () => {
  it.each([
    ['produtor', 'Sexta-feira, 27 de novembro de 2026 · AGROPECUARIA SANTA HELENA LTDA'],
    ['master', 'Sexta-feira, 27 de novembro de 2026'],
  ])('greets %s with the day: %s', (account, subtitle) => {
    openAlone(<HomePage />, account);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Bom dia, \w/);
    expect(screen.getByText(subtitle)).toBeVisible();
  });
});
