import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectCustomer, selectIdentity } from '@/domain/identity/selectors';
import { hideResetLink, holdResetLink } from '@/modules/session/rules/resetLink';
import { endSession, signOut, startSession } from '@/modules/session/sessionFlow';
import { UnreachablePage } from '@/modules/session/pages/UnreachablePage';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { demoPassword } from '../../mocks/accounts';
import { resetDemo, server } from '../../mocks/server';
import { demo } from '../../mocks/state';
import { App } from './App';
import { wireHttpPolicy } from './httpPolicy';
import { syncPreferences } from './preferencesSync';
import { createAppRouter } from './router';
import { wireSessionNavigation } from './sessionNavigation';
import { makeStore } from './store';

// The sanitiser needs a real browser's parser: its own tests are in e2e/session.
vi.mock('@/platform/ui/sanitiseHtml', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

let store: ReturnType<typeof makeStore>;
let stops: (() => void)[] = [];

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await startI18n('pt-BR', ['common', 'session', 'ui', 'shell']);
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  setLogSink(() => undefined);
});
afterEach(async () => {
  stops.forEach((stop) => stop());
  stops = [];
  await store.dispatch(signOut());
  holdResetLink(null);
  server.resetHandlers();
  resetDemo();
});

async function open(path: string) {
  history.replaceState(null, '', path);
  hideResetLink();
  store = makeStore();
  wireHttpPolicy(store, () => router);
  await store.dispatch(startSession());
  const router = createAppRouter(store);
  stops = [wireSessionNavigation(store, router), syncPreferences(store), () => router.dispose()];
  render(<App store={store} router={router} />);
  return userEvent.setup();
}
function fault(method: string, path: string, status: number | undefined, body?: unknown, delayMs = 0) {
  demo.faults.push({ method, path: path.toLowerCase(), status, body, delayMs, times: Infinity });
}
function calls(path: string) {
  return demo.calls.filter((call) => call.path.toLowerCase() === path.toLowerCase());
}
async function typeCredentials(
  user: ReturnType<typeof userEvent.setup>,
  account: string,
  password = demoPassword,
) {
  await user.type(await screen.findByLabelText('E-mail'), `${account}@demo.com.br`);
  await user.type(screen.getByLabelText('Senha'), password);
}

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
    fault('POST', '/login/signIn', undefined, undefined, 150);
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
    fault('POST', '/login/signIn', undefined, undefined, 9000);
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
    await waitFor(() => expect(selectIdentity(store.getState())).not.toBeNull());
    fault('GET', '/Login/LogoutReact', 500);
    await store.dispatch(signOut());
    expect(await screen.findByText(/a sessão no servidor continua aberta/)).toHaveAttribute('role', 'alert');
    demo.faults.length = 0;
    await user.click(screen.getByRole('button', { name: 'Encerrar de novo' }));
    await waitFor(() => expect(screen.queryByText(/continua aberta/)).toBeNull());
  });

  it('keeps nothing on a computer that others use too', async () => {
    const user = await open('/login-v2');
    await typeCredentials(user, 'produtor');
    await user.click(screen.getByRole('checkbox', { name: 'Computador compartilhado' }));
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(selectIdentity(store.getState())).not.toBeNull());
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
    fault('POST', '/login/signIn', 0);
    await typeCredentials(user, 'produtor');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText(/^Sem resposta do servidor/);
    await user.click(await screen.findByRole('button', { name: 'English' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(screen.getByText(/^No answer from the server/)).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en-US');
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
    store.dispatch(endSession(reason));
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
    if (language === 'en-US') await user.click(screen.getByRole('button', { name: 'Português' }));
    await screen.findByRole('button', { name: 'Entrar' });
  });
});

describe('password recovery', () => {
  it('asks for the e-mail, sends it and goes to the confirmation', async () => {
    const user = await open('/esqueci-minha-senha');
    const send = await screen.findByRole('button', { name: 'Enviar e-mail' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('E-mail'), '   ');
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('E-mail'), 'produtor@demo.com.br');
    await user.click(screen.getByRole('button', { name: 'Enviar e-mail' }));
    expect(await screen.findByRole('heading', { name: 'E-mail enviado' })).toBeInTheDocument();
    expect(location.pathname).toBe('/confirmacao-de-email');
    expect(screen.getByRole('status')).toHaveTextContent('produtor@demo.com.br');
    expect(calls('/login/GeneratePasswordResetToken')[0]?.body).toEqual({ userName: 'produtor@demo.com.br' });
  });

  it('takes along what was typed at the sign-in', async () => {
    const user = await open('/login-v2');
    await user.type(await screen.findByLabelText('E-mail'), 'produtor@demo.com.br');
    await user.click(screen.getByRole('link', { name: 'Esqueci minha senha' }));
    expect(await screen.findByRole('button', { name: 'Enviar e-mail' })).toBeEnabled();
    expect(screen.getByLabelText('E-mail')).toHaveValue('produtor@demo.com.br');
    expect(location.href).not.toContain('produtor');
  });

  it('notifies of a failure in the server’s words and stays', async () => {
    fault('POST', '/login/GeneratePasswordResetToken', 400, {
      error: { message: 'Não encontramos uma conta com este e-mail.' },
    });
    const user = await open('/esqueci-minha-senha');
    await user.type(await screen.findByLabelText('E-mail'), 'ninguem@demo.com.br');
    await user.click(screen.getByRole('button', { name: 'Enviar e-mail' }));
    expect(await screen.findByText('Não encontramos uma conta com este e-mail.')).toBeInTheDocument();
    expect(location.pathname).toBe('/esqueci-minha-senha');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ninguem@demo.com.br');
  });

  it('confirms without knowing the address, too', async () => {
    await open('/confirmacao-de-email');
    expect(await screen.findByRole('status')).toHaveTextContent('Enviamos um link para o seu e-mail.');
  });
});

describe('password reset', () => {
  async function openLink() {
    demo.resetTokens.set('abc+1/2==', 1);
    return open('/redefinir-minha-senha/1/abc%2B1%2F2%3D%3D/produtor%40demo.com.br');
  }
  const submit = () => screen.getByRole('button', { name: 'Redefinir senha' });

  it('takes the token from the address bar at once and sends it decoded', async () => {
    const user = await openLink();
    expect(location.pathname).toBe('/redefinir-minha-senha');
    expect(await screen.findByLabelText('E-mail')).toHaveValue('produtor@demo.com.br');
    await user.type(screen.getByLabelText('Nova senha'), 'nova');
    await user.type(screen.getByLabelText('Confirme a nova senha'), 'nova');
    await user.click(submit());
    expect(await screen.findByText('Senha alterada com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(location.pathname).toBe('/login-v2'));
    expect(calls('/login/ResetPasswordByToken')[0]?.body).toEqual({
      userId: '1',
      token: 'abc+1/2==',
      newPassword: 'nova',
    });
  });

  it('is possible with an e-mail, four characters and an equal confirmation only', async () => {
    const user = await openLink();
    const password = await screen.findByLabelText('Nova senha');
    const confirmation = screen.getByLabelText('Confirme a nova senha');
    const refused = () => submit().getAttribute('aria-disabled') === 'true';
    await user.type(password, 'abc');
    await user.type(confirmation, 'abc');
    expect(refused()).toBe(true);
    await user.type(password, 'd');
    expect(refused()).toBe(true);
    expect(confirmation).toHaveAccessibleDescription('As senhas são diferentes');
    await user.type(confirmation, 'd');
    expect(refused()).toBe(false);
    await user.clear(screen.getByLabelText('E-mail'));
    expect(refused()).toBe(true);
  });

  it('notifies of a refusal in the server’s words and keeps what was typed', async () => {
    const user = await openLink();
    demo.resetTokens.clear();
    await user.type(await screen.findByLabelText('Nova senha'), 'nova');
    await user.type(screen.getByLabelText('Confirme a nova senha'), 'nova');
    await user.click(submit());
    expect(await screen.findByText('Link de redefinição inválido ou expirado.')).toBeInTheDocument();
    expect(screen.getByLabelText('Nova senha')).toHaveValue('nova');
  });

  it('shows the server’s own success message', async () => {
    fault('POST', '/login/ResetPasswordByToken', 200, { success: true, message: 'Pronto, senha trocada.' });
    const user = await openLink();
    await user.type(await screen.findByLabelText('Nova senha'), 'nova');
    await user.type(screen.getByLabelText('Confirme a nova senha'), 'nova');
    await user.click(submit());
    expect(await screen.findByText('Pronto, senha trocada.')).toBeInTheDocument();
  });

  it('without its link leads to a new one', async () => {
    await open('/redefinir-minha-senha');
    expect(await screen.findByRole('link', { name: 'Pedir um novo link' })).toHaveAttribute(
      'href',
      '/esqueci-minha-senha',
    );
  });
});

describe('the terms of use', () => {
  it('stand on a page of their own', async () => {
    await open('/termos-de-uso');
    expect(await screen.findByText('2. Dados da propriedade')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Termos de uso' })).toBeInTheDocument();
  });

  it('that do not come can be asked for again', async () => {
    fault('GET', '/SystemTermsOfUse/GetLastDoc', 404);
    const user = await open('/termos-de-uso');
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    demo.faults.length = 0;
    await user.click(again);
    expect(await screen.findByText('2. Dados da propriedade')).toBeInTheDocument();
  });

  it('are accepted once they are read and ticked, and lead on', async () => {
    const user = await open('/login-v2');
    await typeCredentials(user, 'termos');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('2. Dados da propriedade')).toBeInTheDocument();
    expect(location.pathname).toBe('/aceitar-termos-de-uso');
    const go = screen.getByRole('button', { name: 'Continuar' });
    expect(go).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(location.pathname).toBe('/inicio'));
  });

  it('may be left by signing out', async () => {
    const user = await open('/login-v2');
    await typeCredentials(user, 'termos');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(location.pathname).toBe('/login-v2'));
    expect(selectIdentity(store.getState())).toBeNull();
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
    expect(selectCustomer(store.getState())?.customerName).toBe('FAZENDA BELA VISTA DO IGUACU');
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
    fault('GET', '/User/SetCustomerId', 500);
    await user.click(rows()[1]!);
    expect(await screen.findByText(/^Não foi possível abrir CONDOMINIO AGRICOLA/)).toBeInTheDocument();
    expect(location.pathname).toBe('/selecionar-produtor');
    demo.faults.length = 0;
    await user.click(rows()[1]!);
    await waitFor(() => expect(location.pathname).toBe('/inicio'));
  });

  it('is for nobody without a session', async () => {
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
    store = makeStore();
    const retry = vi.fn(() => Promise.resolve());
    render(
      <Provider store={store}>
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
