import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { registerOverlays } from '@/platform/routing/overlayCatalogue';
import { accountRoutes } from './accountRoutes';
import { Component as AccountPage } from './pages/AccountPage';

startDemo({ routes: accountRoutes, namespaces: ['account', 'common', 'forms', 'grid', 'ui'] });
beforeEach(() => {
  registerOverlays({});
  setLogSink(() => undefined);
});

const CLASSIFICATION = 'readServiceClassification';

async function open(button: string, title: string, account = 'usuario') {
  const opened = openSignedIn({
    account,
    routes: [{ path: '/perfil/:id?', element: <AccountPage /> }],
    at: '/perfil/concedidas',
  });
  await opened.user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog', { name: title });
  return { ...opened, dialog: within(screen.getByRole('dialog', { name: title })) };
}

describe('the account manager', () => {
  const MANAGER = {
    name: 'RENATA LIMA',
    function: 'Gerente regional',
    photo: null,
    email: 'renata@exemplo.com.br',
    about: 'Atende o oeste.',
    mobileNumber: '(49) 99911-2233',
  };
  const show = () => open('Gerente de conta', 'Gerente de conta');

  it('is shown with the ways to reach them', async () => {
    backend.answers('openAccountManager', MANAGER);
    const { dialog } = await show();
    expect(await dialog.findByText('RENATA LIMA')).toBeInTheDocument();
    expect(dialog.getByText('Gerente regional')).toBeInTheDocument();
    expect(dialog.getByText('Atende o oeste.')).toBeInTheDocument();
    expect(dialog.getAllByRole('term').map((one) => one.textContent)).toEqual(['E-mail', 'Celular']);
    const facts = dialog.getAllByRole('definition');
    expect(facts.map((one) => one.textContent)).toEqual(['renata@exemplo.com.br', '(49) 99911-2233']);
    expect(facts[0]!.firstChild?.textContent).toBe('renata');
    expect(dialog.getByRole('link', { name: 'Escrever e-mail' })).toHaveAttribute(
      'href',
      'mailto:renata@exemplo.com.br',
    );
    const chat = dialog.getByRole('link', { name: 'Conversar no WhatsApp' });
    expect(chat.getAttribute('href')).toMatch(/5549999112233.*sou%20/);
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('without contacts has no ways', async () => {
    backend.answers('openAccountManager', {
      ...MANAGER,
      function: null,
      about: null,
      email: null,
      mobileNumber: null,
    });
    const { dialog } = await show();
    expect(await dialog.findByText('RENATA LIMA')).toBeInTheDocument();
    expect(dialog.queryByRole('link')).toBeNull();
    expect(dialog.queryByRole('term')).toBeNull();
    expect(dialog.queryByText('Atende o oeste.')).toBeNull();
  });

  it('a number of another country stays as it came', async () => {
    backend.answers('openAccountManager', { ...MANAGER, mobileNumber: '+595 21 123' });
    const { dialog } = await show();
    expect(await dialog.findByText('+595 21 123')).toBeInTheDocument();
  });

  it('none says so; a failure may be tried again, and the dialog closes', async () => {
    backend.answers('openAccountManager', 'null', { times: 1 });
    backend.breaks('openAccountManager', { times: 1, delayMs: 50 });
    const { dialog, user } = await show();
    expect(screen.getByRole('dialog').querySelector('[aria-busy=true]')).not.toBeNull();
    expect(await dialog.findByText('Código 500')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
    expect(await dialog.findByText('Sem gerente de conta')).toBeInTheDocument();
    expect(screen.getByRole('dialog').querySelector('.MuiDialogContent-root')).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await user.click(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the classification', () => {
  const show = () => open('Classificação de atendimento', 'Classificação de atendimento');

  it('has its level, and what belongs to it in its order', async () => {
    backend.answers(CLASSIFICATION, {
      level: 0,
      name: 'OURO',
      description: 'Visitas mensais',
      benefits: [
        { name: 'Segundo', sequence: 2 },
        { name: 'Primeiro', sequence: 1 },
      ],
    });
    const { dialog } = await show();
    expect(await dialog.findByText('OURO')).toBeInTheDocument();
    expect(dialog.getByText('Nível 0')).toBeInTheDocument();
    expect(dialog.getByText('Visitas mensais')).toBeInTheDocument();
    expect(dialog.getByText('O que o gerente de conta faz por você')).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Primeiro', 'Segundo']);
  });

  it('says no more than there is', async () => {
    backend.answers(CLASSIFICATION, { level: 2, name: 'OURO', description: null, benefits: [] });
    const { dialog } = await show();
    expect(await dialog.findByText('OURO')).toBeInTheDocument();
    expect(dialog.getByText('Nível 2')).toBeInTheDocument();
    expect(dialog.queryByRole('list')).toBeNull();
    expect(dialog.queryByText('O que o gerente de conta faz por você')).toBeNull();
  });

  it('none says so', async () => {
    backend.answers(CLASSIFICATION, 'null');
    const { dialog } = await show();
    expect(await dialog.findByText('Atendimento ainda não classificado')).toBeInTheDocument();
  });
});

describe('another password', () => {
  const show = async () => {
    const opened = await open('Alterar senha', 'Alterar senha');
    const field = (name: string) =>
      opened.dialog.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });
    return { ...opened, field };
  };

  it.each([
    ['abcdef', 'Senha fraca', 1],
    ['abcdef12', 'Senha razoável', 2],
    ['Abcdef12', 'Senha boa', 3],
    ['Abcdef12!xyz', 'Senha forte', 4],
  ])('%s: %s', async (typed, words, bars) => {
    const { dialog, field, user } = await show();
    await user.click(field('Nova senha'));
    await user.paste(typed);
    const said = await dialog.findByText(/^Senha (fraca|razoável|boa|forte)$/);
    expect(said).toHaveTextContent(words);
    const colours = [...said.previousElementSibling!.children].map(
      (bar) => getComputedStyle(bar).backgroundColor,
    );
    expect(colours).toHaveLength(4);
    expect(colours.filter((colour) => colour === colours[0])).toHaveLength(bars);
  });

  it('too short a one is told the rule alone', async () => {
    const { dialog, field, user } = await show();
    await user.click(field('Nova senha'));
    await user.paste('abc12');
    expect(dialog.getByText(/^No mínimo 6 caracteres/)).toBeInTheDocument();
    expect(dialog.queryByText(/^Senha (fraca|razoável|boa|forte)$/)).toBeNull();
  });

  it('is sent; a refusal is said and leaves the dialog', async () => {
    const { dialog, field, user } = await show();
    const fill = async (name: string, text: string) => {
      await user.clear(field(name));
      await user.click(field(name));
      await user.paste(text);
    };
    await fill('Senha atual', 'errada99');
    await fill('Nova senha', 'Abcdef12!');
    await fill('Confirmação', 'Abcdef12!');
    await user.click(dialog.getByRole('button', { name: 'Alterar senha' }));
    await waitFor(() => expect(callsTo('/User/ChangePasswordJson').length).toBeGreaterThan(0));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await fill('Senha atual', 'demo1234');
    await user.click(dialog.getByRole('button', { name: 'Alterar senha' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('an invitation', () => {
  const show = (id: string) =>
    openSignedIn({
      account: 'produtor',
      routes: [{ path: '/perfil/:id?', element: <AccountPage /> }],
      at: `/perfil/concedidas?dialogo=convite&usuario=${id}`,
    });
  const dialog = async () =>
    within(await screen.findByRole('dialog', { name: 'Editar permissões do usuário' }));
  const OPEN = 'openLinkedUser';

  it('that is not there any more says so', async () => {
    backend.refuses(OPEN);
    show('99999');
    expect(await (await dialog()).findByText('Este usuário não faz mais parte da conta')).toBeInTheDocument();
    expect((await dialog()).queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
  });

  it('that fails is asked for again', async () => {
    backend.breaks(OPEN);
    show('2');
    expect(await (await dialog()).findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
    expect((await dialog()).queryByText('Este usuário não faz mais parte da conta')).toBeNull();
  });
});
