import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { signedOut } from '@/domain/identity/events';
import { identityLoaded } from '@/domain/identity/identitySlice';
import { selectIdentity } from '@/domain/identity/selectors';
import type { UserLink } from '@/domain/identity/identityWire';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { preferencesSlice } from '@/platform/preferences/preferencesSlice';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { CustomerList } from './components/CustomerList';
import { EntryGate } from './components/EntryGate';
import { LoginLead } from './components/LoginLead';
import { ResetForm } from './components/ResetForm';
import { Component as EmailSentPage } from './pages/EmailSentPage';
import { Component as ForgotPasswordPage } from './pages/ForgotPasswordPage';
import { Component as LoginPage } from './pages/LoginPage';
import { Component as SelectCustomerPage } from './pages/SelectCustomerPage';
import { Component as TermsPage } from './pages/TermsPage';
import { UnreachablePage } from './pages/UnreachablePage';
import { sessionRoutes } from './sessionRoutes';
import { serverSessionFound, sessionSlice, termsFound } from './sessionSlice';

startDemo({ routes: sessionRoutes, namespaces: ['session', 'common', 'ui'] });
beforeEach(() => setLogSink(() => undefined));

const TERMS = { id: 3, htmlCode: '<p>Termos</p>' } as never;

function open(path: string, element: ReactNode, { search = '', account = 'multi', customerId = 3 } = {}) {
  const opened = openSignedIn({
    account,
    ...(account === 'multi' ? { customerId } : {}),
    slices: [sessionSlice, preferencesSlice],
    routes: [
      { path, element },
      { path: '*', element: <p>{'outra página'}</p> },
    ],
    at: `${path}${search}`,
  });
  const send = (action: Parameters<typeof opened.store.dispatch>[0]) =>
    act(async () => void opened.store.dispatch(action));
  const place = () => opened.router.state.location.pathname + opened.router.state.location.search;
  return { ...opened, send, place };
}

describe('a step of the entry', () => {
  const gate = (step: 'terms' | 'customer', search = '') =>
    open('/passo', <EntryGate step={step}>{({ name }) => <h1>{name}</h1>}</EntryGate>, { search });

  it('the choice of a customer may be opened at any time, but not before the terms', async () => {
    const { place, send } = gate('customer', '?destino=%2Fagenda');
    expect(screen.getByRole('heading')).toBeInTheDocument();
    await send(termsFound(TERMS));
    expect(place()).toBe('/aceitar-termos-de-uso?destino=%2Fagenda');
  });

  it('terms that are accepted lead on to where somebody was going', () => {
    const { place } = gate('terms', '?destino=%2Fagenda');
    expect(place()).toBe('/agenda');
  });

  it('without a session comes the sign-in', async () => {
    const { place, send } = gate('customer', '?destino=%2Fagenda');
    await send(signedOut(null));
    expect(place()).toBe('/login-v2?destino=%2Fagenda');
  });
});

describe('the list of customers', () => {
  const link = (id: number, customerName: string): UserLink => ({
    id,
    customerId: id,
    customerName,
    userImageUrl: null,
    profileName: 'ADM',
  });
  const links = [link(1, 'ANA'), link(2, 'BENTO'), link(3, 'CLARA')];
  const list = (openingId: number | null, currentId: number | null = 2) => {
    const onChoose = vi.fn();
    renderUi(
      <CustomerList
        links={links}
        storageUrl={null}
        currentId={currentId}
        openingId={openingId}
        onChoose={onChoose}
      />,
    );
    return { onChoose, rows: screen.getAllByRole('button') };
  };

  it('marks the present one, and opens the one that is pressed', () => {
    const { onChoose, rows } = list(null);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['AANAADM', 'BBENTOADM · Atual', 'CCLARAADM']);
    expect(rows.map((row) => [row.getAttribute('aria-disabled'), row.getAttribute('aria-busy')])).toEqual(
      Array.from({ length: 3 }, () => ['false', 'false']),
    );
    fireEvent.click(rows[2]!);
    expect(onChoose.mock.calls).toEqual([[links[2]]]);
  });

  it('takes no press while one is opened, which says so', () => {
    const { onChoose, rows } = list(3);
    fireEvent.click(rows[0]!);
    expect(onChoose).not.toHaveBeenCalled();
    expect(rows.map((row) => row.getAttribute('aria-busy'))).toEqual(['false', 'false', 'true']);
    expect(rows.map((row) => row.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
    expect(rows.map((row) => row.querySelector('[aria-label=Abrindo]') !== null)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is walked from row to row, and no further than its ends', () => {
    const { rows } = list(null);
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    rows[0]!.focus();
    expect(press('ArrowUp')).toBe(true);
    expect(rows[0]).toHaveFocus();
    expect(press('ArrowDown')).toBe(false);
    expect(rows[1]).toHaveFocus();
    press('ArrowUp');
    expect(rows[0]).toHaveFocus();
    press('End');
    expect(rows[2]).toHaveFocus();
    expect(press('ArrowDown')).toBe(true);
    press('Home');
    expect(rows[0]).toHaveFocus();
    expect(press('a')).toBe(true);
  });
});

describe('the choice of a customer', () => {
  const PATH = '/selecionar-produtor';
  const pick = async (count: number, search = '') => {
    const opened = open(PATH, <SelectCustomerPage />, { search });
    const identity = selectIdentity(opened.store.getState())!;
    await opened.send(identityLoaded({ ...identity, links: identity.links.slice(0, count) }));
    return opened;
  };

  it.each([
    [8, false, 8],
    [9, true, 9],
    [0, false, 0],
  ])('of %i has a search: %s', async (count, search, rows) => {
    await pick(count);
    expect(document.querySelector('input[type=search]') !== null).toBe(search);
    expect(document.querySelectorAll('li')).toHaveLength(rows);
    expect(screen.queryByText('Nenhum produtor vinculado') !== null).toBe(rows === 0);
    expect(screen.queryByText(/· Atual$/) !== null).toBe(rows > 0);
    expect(screen.queryByText(/encontrado/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is left by signing out, once', async () => {
    backend.waits('signOut', 60_000);
    await pick(2);
    const leave = screen.getByRole('button', { name: 'Sair' });
    expect(leave).toBeEnabled();
    fireEvent.click(leave);
    expect(leave).toBeDisabled();
  });

  it('leads to where somebody was going', async () => {
    const { place, user } = await pick(2, '?destino=%2Fagenda');
    await user.click(document.querySelectorAll<HTMLElement>('li button')[0]!);
    await waitFor(() => expect(place()).toBe('/agenda'));
  });
});

describe('what is to be known before the sign-in', () => {
  const lead = (props: Parameters<typeof LoginLead>[0]) => open('/login', <LoginLead {...props} />);

  it('is how the session ended, unless the sign-in under way takes long', () => {
    lead({ ended: 'expired', slow: false });
    expect(screen.getByRole('status')).toHaveTextContent('Sua sessão expirou. Entre novamente.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is nothing where that needs no word', () => {
    lead({ ended: null, slow: false });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('of a session that the server still holds is said before, and it may be ended', async () => {
    backend.breaks('signOut', { delayMs: 60 });
    const { send } = lead({ ended: 'expired', slow: false });
    await send(serverSessionFound(true));
    const again = screen.getByRole('button', { name: 'Encerrar de novo' });
    expect(again).toBeEnabled();
    fireEvent.click(again);
    expect(again).toBeDisabled();
    await waitFor(() => expect(again).toBeEnabled());
    expect(screen.queryByText('Sua sessão expirou. Entre novamente.')).toBeNull();
  });
});

describe('the sign-in', () => {
  it('says how the session ended until somebody tries to sign in', async () => {
    const { send, user } = open('/login', <LoginPage />);
    await send(signedOut('expired'));
    const ended = () => screen.queryByText('Sua sessão expirou. Entre novamente.');
    expect(ended()).toBeInTheDocument();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect((await screen.findByText('App Store')).closest('a')).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Termos de uso').closest('a')).not.toHaveAttribute('target');
    const languages = ['Português', 'English'].map((name) => screen.getByText(name));
    expect(languages.map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await user.click(screen.getByLabelText('E-mail'));
    await user.paste('produtor@demo.com.br');
    await user.click(screen.getByLabelText('Senha'));
    await user.paste('errada');
    fireEvent.submit(document.querySelector('form')!);
    expect(await screen.findByText('Login ou senha incorreto')).toBeInTheDocument();
    expect(ended()).toBeNull();
  });
});

describe('the forms of the password', () => {
  it('one e-mail is requested however often the form is sent, and another when that failed', async () => {
    const PATH = '/login/GeneratePasswordResetToken';
    backend.refuses('requestPasswordLink', {}, { delayMs: 40 });
    const { user } = open('/esqueci', <ForgotPasswordPage />);
    const form = document.querySelector('form')!;
    fireEvent.submit(form);
    await user.click(screen.getByLabelText('E-mail'));
    await user.paste(' ana@demo.com.br ');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar e-mail' })).toBeDisabled());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar e-mail' })).toBeEnabled());
    expect(callsTo(PATH).map(({ body }) => body)).toEqual([{ userName: 'ana@demo.com.br' }]);
    fireEvent.submit(form);
    await waitFor(() => expect(callsTo(PATH)).toHaveLength(2));
  });

  it('one new password is sent, and none while something is missing', async () => {
    const PATH = '/login/ResetPasswordByToken';
    backend.refuses('resetPassword', {}, { delayMs: 40 });
    const { place, router, user } = open(
      '/nova',
      <ResetForm link={{ userId: '1', token: 't', email: 'ana@demo.com.br' }} />,
    );
    const form = document.querySelector('form')!;
    const type = async (label: string, text: string) => {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    };
    await type('Nova senha', 'abcd');
    fireEvent.submit(form);
    expect(screen.queryByText('As senhas são diferentes')).toBeNull();
    await type('Confirme a nova senha', 'abcd');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Redefinir senha' })).toBeDisabled());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Redefinir senha' })).toBeEnabled());
    expect(callsTo(PATH)).toHaveLength(1);
    backend.recovers();
    backend.answers('resetPassword', { success: true, message: 'Trocada.' });
    fireEvent.submit(form);
    await waitFor(() => expect(place()).toBe('/login-v2'));
    // The way back does not lead to a link that is used up.
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each([
    [{ email: 'ana@demo.com.br' }, /uma conta com ana@demo\.com\.br/],
    [{ email: 5 }, /^Enviamos um link para o seu e-mail/],
    [{ other: 1 }, /^Enviamos um link para o seu e-mail/],
    [null, /^Enviamos um link para o seu e-mail/],
    ['email', /^Enviamos um link para o seu e-mail/],
  ])('sent with %o is confirmed', async (state, text) => {
    const { router } = open('/enviado', <EmailSentPage />);
    await act(() => router.navigate('/enviado', { state }));
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });
});

it('a server that does not answer is tried once at a time', async () => {
  let answered: () => void = () => undefined;
  const onRetry = vi.fn(() => new Promise<void>((resolve) => (answered = resolve)));
  open('/sem-resposta', <UnreachablePage onRetry={onRetry} />);
  const again = screen.getByRole('button', { name: 'Tentar novamente' });
  expect(again).toBeEnabled();
  fireEvent.click(again);
  expect(again).toBeDisabled();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await act(async () => answered());
  expect(again).toBeEnabled();
  fireEvent.click(again);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

describe('the terms of use', () => {
  const read = (account?: string) => open('/termos-de-uso', <TermsPage />, account ? { account } : {});

  it('lead home who is signed in, and say that there are none', async () => {
    backend.answers('readTerms', { id: 1, htmlCode: '  ' });
    const { send } = read();
    expect(screen.getByText('Carregando')).toBeInTheDocument();
    expect(await screen.findByText('Nenhum termo publicado')).toBeInTheDocument();
    expect(screen.queryByText('Carregando')).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/inicio');
    await send(signedOut(null));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/login-v2');
    expect(screen.getByText('Voltar ao login')).toBeInTheDocument();
  });

  it.each([
    ['breaks', 'Código 500'],
    ['cutsOff', null],
  ] as const)('that the server %s are loaded again, with %s', async (verb, code) => {
    backend[verb]('readTerms');
    read();
    expect(await screen.findByText('Tentar novamente')).toBeInTheDocument();
    expect(screen.queryByText(/^Código/)?.textContent ?? null).toBe(code);
    expect(screen.queryByText('Nenhum termo publicado')).toBeNull();
    backend.recovers();
  });
});
