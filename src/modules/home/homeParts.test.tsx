import { act, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { selectIdentity } from '@/domain/identity/selectors';
import type { MenuLeaf } from '@/domain/menu/menuTree';
import { registerOverlays } from '@/platform/routing/overlayCatalogue';
import { HelpDock } from './help/HelpDock';
import { openAlone, startHome } from './home.test.kit';
import { NoticeFormDialog } from './notices/dialogs/NoticeFormDialog';
import { NoticesDialog } from './notices/dialogs/NoticesDialog';
import { ShortcutTiles } from './shortcuts/ShortcutTiles';

type NoticesAnswer = ComponentProps<typeof NoticesDialog>['answer'];

startHome();
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
afterEach(() => {
  happyDOM.setViewport({ width: 1024 });
  registerOverlays({});
});

describe('the help beside the page', () => {
  function open(chatUrl: string | null) {
    const opened = openAlone(<HelpDock />);
    const identity = selectIdentity(opened.store.getState());
    if (!identity) throw new Error('no identity');
    act(() => {
      opened.store.dispatch(identityLoaded({ ...identity, urls: { ...identity.urls, chatUrl } }));
    });
    return opened;
  }
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
