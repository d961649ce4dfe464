import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../mocks/accounts';
import { backend } from '../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { preferencesSlice } from '@/platform/preferences/preferencesSlice';
import { SessionDialogs } from './dialogs/SessionDialogs';
import {
  otherCustomerFound,
  reentryRequested,
  selectSession,
  sessionLocked,
  sessionSlice,
} from './sessionSlice';

startDemo({ namespaces: ['session', 'common', 'ui'] });
beforeEach(() => setLogSink(() => undefined));

function Page() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="campo" value={typed} onChange={(event) => setTyped(event.target.value)} />
      {createPortal(<div data-testid="beside" />, document.body)}
      <SessionDialogs />
    </>
  );
}

function open() {
  const opened = openSignedIn({
    routes: [{ path: '*', element: <Page /> }],
    at: '/inicio',
    slices: [sessionSlice, preferencesSlice],
  });
  const send = (action: Parameters<typeof opened.store.dispatch>[0]) =>
    act(async () => void opened.store.dispatch(action));
  return { ...opened, send, session: () => selectSession(opened.store.getState()) };
}
const question = (name: string) => within(screen.getByRole('alertdialog', { name }));

it('nothing stands over the page while all is well', () => {
  open();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

describe('sign-in over the page', () => {
  it('of a session that ran out stays until somebody signs in, and takes all else out of reach', async () => {
    const { send, session, user } = open();
    await user.type(screen.getByLabelText('campo'), 'meio');
    const field = screen.getByLabelText('campo');
    expect(field).toHaveFocus();
    await send(sessionLocked());
    const dialog = question('Sua sessão expirou');
    expect(dialog.getByText(/^Entre de novo para continuar/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Agora não' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Sair' })).toBeInTheDocument();
    expect(dialog.getByLabelText('E-mail')).toHaveValue('produtor@demo.com.br');
    expect(dialog.getByLabelText('Senha')).toHaveFocus();
    expect(screen.getByTestId('beside').inert).toBe(true);
    expect(field.closest<HTMLElement>('body > *')?.inert).toBe(true);
    expect(screen.getByRole('alertdialog').closest<HTMLElement>('body > *')?.inert).toBeFalsy();
    await user.keyboard('{Escape}');
    expect(session().locked).toBe(true);

    await user.type(dialog.getByLabelText('Senha'), 'errada{Enter}');
    expect(await dialog.findByText('Login ou senha incorreto')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Senha'));
    await user.type(dialog.getByLabelText('Senha'), `${demoPassword}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field).toHaveValue('meio');
    expect(field).toHaveFocus();
    expect(screen.getByTestId('beside').inert).toBe(false);
    expect(field.closest<HTMLElement>('body > *')?.inert).toBe(false);
  });

  it('before that may be left: by its button, by Escape, not by a press beside it', async () => {
    const { send, session, user } = open();
    await send(reentryRequested());
    const dialog = question('Entrar de novo');
    expect(dialog.getByText(/^Confirme sua senha/)).toBeInTheDocument();
    fireEvent.click(document.querySelector('.MuiDialog-container')!);
    expect(session().reentry).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Agora não' }));
    expect(session().reentry).toBe(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await send(reentryRequested());
    fireEvent.keyDown(question('Entrar de novo').getByLabelText('Senha'), { key: 'Escape' });
    expect(session().reentry).toBe(false);
  });

  it('says that the server is slow', async () => {
    backend.waits('signIn', 9000);
    const { send, user } = open();
    await send(sessionLocked());
    await user.type(question('Sua sessão expirou').getByLabelText('Senha'), `${demoPassword}{Enter}`);
    expect(
      await screen.findByText('O servidor está demorando. Continue aguardando.', {}, { timeout: 6000 }),
    ).toHaveAttribute('role', 'status');
    expect(screen.queryByText(/^Entre de novo para continuar/)).toBeNull();
  });

  it('comes before the choice of a customer', async () => {
    const { send } = open();
    await send(otherCustomerFound({ name: 'OUTRO' }));
    await send(sessionLocked());
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(screen.getByRole('alertdialog', { name: 'Sua sessão expirou' })).toBeInTheDocument();
  });
});

describe('another customer in another tab', () => {
  const TITLE = 'Outro produtor foi aberto em outra aba';
  const OWN = 'AGROPECUARIA SANTA HELENA LTDA';

  it('names both, and goes on with the own one once the server does', async () => {
    const { send, user } = open();
    await send(otherCustomerFound({ name: 'FAZENDA OUTRA' }));
    const dialog = question(TITLE);
    expect(dialog.getByText(/Esta aba mostra .+, mas FAZENDA OUTRA foi aberto/)).toBeInTheDocument();
    const other = dialog.getByRole('link', { name: 'Abrir FAZENDA OUTRA aqui' });
    expect(other).toHaveAttribute('href', '/inicio');
    const keep = dialog.getByRole('button', { name: `Continuar com ${OWN}` });
    expect(keep).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();

    backend.breaks('chooseCustomer', { times: 1, delayMs: 100 });
    await user.click(keep);
    expect(keep).toBeDisabled();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Não foi possível voltar ao produtor.');
    await waitFor(() => expect(keep).toBeEnabled());
    backend.recovers();
    backend.waits('chooseCustomer', 100);
    await user.click(keep);
    expect(dialog.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsTo('/User/SetCustomerId')).toHaveLength(2);
  });

  it('that is still being chosen has no name', async () => {
    const { send } = open();
    await send(otherCustomerFound({ name: null }));
    const dialog = question(TITLE);
    expect(dialog.getByText(/ainda não escolheu o produtor/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Escolher o produtor' })).toBeInTheDocument();
  });
});
