import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectIdentity } from '@/domain/identity/selectors';
import { backend } from '../../mocks/faults/backend';
import { demo } from '../../mocks/state';
import { calls, now, open, typeCredentials, startSessionPages } from './sessionPages.test.kit';

// The sanitiser needs a real browser's parser: its own tests are in e2e/session.
vi.mock('@/platform/ui/sanitiseHtml', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

startSessionPages();

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
    backend.refuses('requestPasswordLink', {
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
    backend.answers('resetPassword', { success: true, message: 'Pronto, senha trocada.' });
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
    backend.refuses('readTerms', {}, { status: 404 });
    const user = await open('/termos-de-uso');
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    backend.recovers();
    await user.click(again);
    expect(await screen.findByText('2. Dados da propriedade')).toBeInTheDocument();
  });

  it('are accepted once they are read and ticked, and lead on', async () => {
    const user = await open('/login-v2');
    await typeCredentials(user, 'termos');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('2. Dados da propriedade')).toBeInTheDocument();
    expect(location.pathname).toBe('/aceitar-termos-de-uso');
    // Long terms are scrolled by the keyboard.
    expect(screen.getByLabelText('Termos de uso')).toHaveAttribute('tabindex', '0');
    const go = screen.getByRole('button', { name: 'Continuar' });
    expect(go).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(location.pathname).toBe('/inicio'));
  });

  it('are accepted once, however often the button is pressed meanwhile; a refusal leaves it usable', async () => {
    const ACCEPT = '/SystemTermsOfUse/SetSystemTermsOfUseForUser';
    const user = await open('/login-v2');
    await typeCredentials(user, 'termos');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('2. Dados da propriedade')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }));
    backend.refuses('acceptTerms', { error: { message: 'Os termos mudaram.' } }, { delayMs: 150 });
    const go = screen.getByRole('button', { name: 'Continuar' });
    fireEvent.click(go);
    fireEvent.click(go);
    expect(await screen.findByText('Os termos mudaram.')).toBeInTheDocument();
    expect(calls(ACCEPT)).toHaveLength(1);
    backend.recovers();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(location.pathname).toBe('/inicio'));
    expect(calls(ACCEPT)).toHaveLength(2);
  });

  it('may be left by signing out', async () => {
    const user = await open('/login-v2');
    await typeCredentials(user, 'termos');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(location.pathname).toBe('/login-v2'));
    expect(selectIdentity(now.store.getState())).toBeNull();
  });
});
