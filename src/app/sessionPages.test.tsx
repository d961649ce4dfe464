import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { selectCustomer, selectIdentity } from '@/domain/identity/selectors';
import { endSession, signOut } from '@/modules/session/sessionFlow';
import { UnreachablePage } from '@/modules/session/pages/UnreachablePage';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { backend } from '../../mocks/faults/backend';
import { makeStore } from './store';
import { calls, now, open, typeCredentials, startSessionPages } from './sessionPages.test.kit';

// The sanitiser needs a real browser's parser: its own tests are in e2e/session.
vi.mock('@/platform/ui/sanitiseHtml', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

startSessionPages();

describe('the sign-in page', () => {
  it('says the server’s message under the password, and is ready for another try', async () => {
    const user = await open('/login-v2');
    await typeCredentials(user, 'produtor', 'errada');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    const message = await screen.findByText('Login ou senha incorreto');
    const password = screen.getByLabelText('Senha');
    expect(password).toHaveAccessibleDescription('Login ou senha incorreto');
    expect(message).toHaveAttribute('role', 'alert');
    expect(password).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  });

  it('is busy while it waits and sends a double click once', async () => {
    backend.waits('signIn', 150);
    const user = await open('/login-v2');
    await typeCredentials(user, 'produtor', 'errada');
    await user.dblClick(screen.getByRole('button', { name: 'Entrar' }));
    expect(screen.getByRole('button', { name: /Entrar/ })).toBeDisabled();
    await screen.findByText('Login ou senha incorreto');
    expect(calls('/login/signIn')).toHaveLength(1);
  });

  it('sends no empty form, and says what is wanted', async () => {
    const user = await open('/login-v2');
    await user.click(await screen.findByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('Informe o e-mail e a senha')).toHaveAttribute('role', 'alert');
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(calls('/login/signIn')).toEqual([]);
  });

  it('says that the server is slow to answer', async () => {
    backend.waits('signIn', 9000);
    const user = await open('/login-v2');
    await typeCredentials(user, 'produtor', 'errada');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    const words = 'O servidor está demorando. Continue aguardando.';
    expect(screen.queryByText(words)).toBeNull();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await screen.findByText(words)).toHaveAttribute('role', 'status');
    await vi.advanceTimersByTimeAsync(6000);
    await screen.findByText('Login ou senha incorreto');
    expect(screen.queryByText(words)).toBeNull();
    vi.useRealTimers();
  });

  it('says that the server has not taken the last sign-out, and tells it again', async () => {
    const user = await open('/login-v2');
    await typeCredentials(user, 'produtor');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(selectIdentity(now.store.getState())).not.toBeNull());
    backend.breaks('signOut');
    await now.store.dispatch(signOut());
    expect(await screen.findByText(/a sessão no servidor continua aberta/)).toHaveAttribute('role', 'alert');
    backend.recovers();
    await user.click(screen.getByRole('button', { name: 'Encerrar de novo' }));
    await waitFor(() => expect(screen.queryByText(/continua aberta/)).toBeNull());
  });

  it('keeps nothing on a computer that others use too', async () => {
    const user = await open('/login-v2');
    await typeCredentials(user, 'produtor');
    await user.click(screen.getByRole('checkbox', { name: 'Computador compartilhado' }));
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(selectIdentity(now.store.getState())).not.toBeNull());
    expect(sharedComputer.is()).toBe(true);
  });

  it('sends what a password manager has put into the fields without a word', async () => {
    await open('/login-v2');
    const email = await screen.findByLabelText<HTMLInputElement>('E-mail');
    const password = screen.getByLabelText<HTMLInputElement>('Senha');
    expect([email.name, email.autocomplete]).toEqual(['username', 'username']);
    expect([password.name, password.autocomplete]).toEqual(['password', 'current-password']);
    email.value = ' produtor@demo.com.br ';
    password.value = ' com espaços ';
    fireEvent.submit(email);
    await screen.findByText('Login ou senha incorreto');
    expect(calls('/login/signIn')[0]?.body).toMatchObject({
      UserName: 'produtor@demo.com.br',
      Password: ' com espaços ',
    });
  });

  it('takes a pasted password and shows it when asked', async () => {
    const user = await open('/login-v2');
    const password = await screen.findByLabelText('Senha');
    await user.click(password);
    await user.paste('Çolada 1!');
    expect(password).toHaveValue('Çolada 1!');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('leads to the stores, the terms and the recovery', async () => {
    await open('/login-v2');
    const link = (name: string) => screen.findByRole('link', { name });
    expect(await screen.findByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
      'href',
      '/esqueci-minha-senha',
    );
    expect(await link('Termos de uso')).toHaveAttribute('href', '/termos-de-uso');
    expect((await link('App Store')).getAttribute('href')).toMatch(/^https:\/\/apps\.apple\.com\//);
    expect((await link('Google Play')).getAttribute('href')).toMatch(/^https:\/\/play\.google\.com\//);
  });

  it('speaks the other language at once, the failure included', async () => {
    const user = await open('/login-v2');
    backend.cutsOff('signIn');
    await typeCredentials(user, 'produtor');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText(/^Sem resposta do servidor/);
    await user.click(await screen.findByRole('button', { name: 'English' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(screen.getByText(/^No answer from the server/)).toBeInTheDocument();
    await waitFor(() => expect(document.documentElement.lang).toBe('en-US'));
    await user.click(screen.getByRole('button', { name: 'Português' }));
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeEnabled();
  });

  it.each([
    ['expired', 'pt-BR', 'Sua sessão expirou. Entre novamente.'],
    ['invalid', 'pt-BR', 'Seu acesso não é mais válido. Entre novamente.'],
    ['tokenLoginFailed', 'pt-BR', 'Não foi possível retomar sua sessão. Entre novamente.'],
    ['expired', 'en-US', 'access_token expired'],
    ['invalid', 'en-US', 'Invalid access_token'],
    ['tokenLoginFailed', 'en-US', 'Failed to login with token.'],
  ] as const)('says why the session ended: %s in %s', async (reason, language, text) => {
    const user = await open('/login-v2');
    await screen.findByLabelText('E-mail');
    if (language === 'en-US') await user.click(await screen.findByRole('button', { name: 'English' }));
    now.store.dispatch(endSession(reason));
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
    if (language === 'en-US') await user.click(screen.getByRole('button', { name: 'Português' }));
    await screen.findByRole('button', { name: 'Entrar' });
  });
});

describe('the customer picker', () => {
  async function signInMulti() {
    const user = await open('/login-v2');
    await typeCredentials(user, 'multi');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByRole('heading', { name: 'Selecione o produtor' });
    return user;
  }
  const rows = () => within(screen.getByRole('list', { name: 'Produtores' })).queryAllByRole('button');

  it('lists all customers with initials and profile and opens one', async () => {
    const user = await signInMulti();
    expect(rows()).toHaveLength(10);
    expect(rows()[0]).toHaveTextContent('FBFAZENDA BELA VISTA DO IGUACUPRODUTOR ADMINISTRADOR');
    await user.click(rows()[0]!);
    await waitFor(() => expect(location.pathname).toBe('/inicio'));
    expect(selectCustomer(now.store.getState())?.customerName).toBe('FAZENDA BELA VISTA DO IGUACU');
  });

  it('finds without accents and case, and says when nothing is found', async () => {
    const user = await signInMulti();
    const search = screen.getByRole('searchbox', { name: 'Buscar produtor' });
    await user.type(search, 'chapadão{Enter}');
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent('AGRICOLA CHAPADAO DO CERRADO LTDA');
    await user.clear(search);
    await user.type(search, 'zzz{Enter}');
    expect(rows()).toHaveLength(0);
    expect(screen.getByText('Não encontrado')).toBeInTheDocument();
  });

  it('is walked by the arrow keys', async () => {
    const user = await signInMulti();
    rows()[0]!.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(rows()[2]).toHaveFocus();
    await user.keyboard('{End}');
    expect(rows()[9]).toHaveFocus();
    await user.keyboard('{Home}{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/inicio'));
  });

  it('stays with a message when the customer cannot be opened', async () => {
    const user = await signInMulti();
    backend.breaks('chooseCustomer');
    await user.click(rows()[1]!);
    expect(await screen.findByText(/^Não foi possível abrir CONDOMINIO AGRICOLA/)).toBeInTheDocument();
    expect(location.pathname).toBe('/selecionar-produtor');
    backend.recovers();
    await user.click(rows()[1]!);
    await waitFor(() => expect(location.pathname).toBe('/inicio'));
  });

  it('is closed without a session', async () => {
    await open('/selecionar-produtor');
    await waitFor(() => expect(location.pathname).toBe('/login-v2'));
  });
});

describe('other pages before the application', () => {
  it('maintenance is spelled as it is', async () => {
    await open('/manutencao');
    expect(await screen.findByRole('heading', { name: 'Pagina em manutenção' })).toBeInTheDocument();
  });

  it('a server that does not answer at start can be tried again', async () => {
    now.store = makeStore();
    const retry = vi.fn(() => Promise.resolve());
    render(
      <Provider store={now.store}>
        <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
          <UnreachablePage onRetry={retry} />
        </AppThemeProvider>
      </Provider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(retry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled());
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(retry).toHaveBeenCalledTimes(2));
  });
});
