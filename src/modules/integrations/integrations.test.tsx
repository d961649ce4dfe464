import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { aLoggedUserAnswer } from '../../../mocks/build/session';
import { demo } from '../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { integrationsRoutes } from './integrationsRoutes';
import { Component as Page } from './pages/IntegrationsPage';

const ACCOUNTING = 5;
const WEATHER = 2;
const CREDIT = 3;

startDemo({ routes: integrationsRoutes, namespaces: ['integrations', 'forms', 'common', 'ui'] });
beforeEach(() => setLogSink(() => undefined));

function open(account: string, at: number | '' = '') {
  const routes = [{ path: '/integracoes/:partnerId?', element: <Page /> }];
  return openSignedIn({ account, routes, at: `/integracoes/${at}` }).user;
}

const card = (name: string) => screen.findByRole('region', { name });
const posted = (path: string) => demo.calls.filter((call) => call.path === path && call.method === 'POST');

describe('a partner', () => {
  it('can be connected only after the terms were accepted', async () => {
    const user = open('produtor', ACCOUNTING);
    const terms = within(await card('Termos do parceiro'));
    expect(await terms.findByText(/Nenhum outro dado da conta é enviado/)).toBeInTheDocument();
    const connection = within(await card('Conexão'));
    expect(connection.getByText('A conexão é liberada depois do aceite dos termos.')).toBeInTheDocument();
    expect(connection.queryByRole('button')).toBeNull();

    const accept = terms.getByRole('button', { name: 'Aceitar os termos' });
    await user.click(accept);
    expect(posted('/Integration/AcceptTerms')).toHaveLength(0);
    await user.click(terms.getByRole('checkbox', { name: 'Li e aceito os termos em nome da conta' }));
    await user.dblClick(terms.getByRole('button', { name: 'Aceitar os termos' }));
    expect(await screen.findByText(/Aceitos por JOSE CARLOS ZANCHETTIN em/)).toBeInTheDocument();
    expect(posted('/Integration/AcceptTerms')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

    const form = within(await screen.findByRole('form', { name: 'Conectar Contabiliza Rural' }));
    await user.click(form.getByRole('button', { name: 'Conectar' }));
    expect(await form.findAllByText(/obrigatóri/)).not.toHaveLength(0);
    await user.type(form.getByLabelText(/^Usuário/), 'santa.helena');
    await user.type(form.getByLabelText(/^Senha/), 'curta');
    await user.click(form.getByRole('button', { name: 'Conectar' }));
    expect(await form.findAllByText('O parceiro não reconheceu este acesso.')).not.toHaveLength(0);
    await user.type(form.getByLabelText(/^Senha/), ' e mais longa');
    await user.click(form.getByRole('button', { name: 'Conectar' }));
    expect(await screen.findByText('santa.helena')).toBeInTheDocument();
    expect(screen.getByText('Conectada')).toBeInTheDocument();
    expect(within(await card('Últimas sincronizações')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('says to others who has to accept', async () => {
    open('contador', ACCOUNTING);
    const terms = within(await card('Termos do parceiro'));
    expect(
      await terms.findByText(/Só o responsável pela conta pode aceitar.*JOSE CARLOS/),
    ).toBeInTheDocument();
    expect(terms.queryByRole('button', { name: 'Aceitar os termos' })).toBeNull();
  });

  it('pauses what is connected when new terms come, and goes on after them', async () => {
    const user = open('produtor', WEATHER);
    const terms = within(await card('Termos do parceiro'));
    expect(terms.getByText(/A versão 1 foi aceita por JOSE CARLOS.*novo aceite/)).toBeInTheDocument();
    expect(screen.getByText(/Nada é trocado até o aceite da nova versão/)).toBeInTheDocument();
    const sync = () => screen.getByRole('button', { name: 'Sincronizar agora' });
    await user.click(sync());
    expect(posted('/Integration/Synchronize')).toHaveLength(0);
    // Another version is published while this one is read: it is not accepted unseen.
    const { terms: table } = demo.world.integrations;
    const former = table.all().at(-1);
    table.insert({ ...former!, id: 99, version: 3, htmlCode: '<p>Terceira versão.</p>' });
    await user.click(await terms.findByRole('checkbox'));
    await user.click(terms.getByRole('button', { name: 'Aceitar os termos' }));
    expect(await screen.findByText(/Os termos mudaram desde que foram abertos/)).toBeInTheDocument();
    expect(await screen.findByText('Terceira versão.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Aceitar os termos' }));
    expect(await screen.findByText('Conectada')).toBeInTheDocument();
    await user.dblClick(sync());
    expect(await screen.findByText('Dados de Rede MeteoOeste sincronizados.')).toBeInTheDocument();
    expect(posted('/Integration/Synchronize')).toHaveLength(1);
  });

  it('tells why it fails, keeps what was typed through a fault, and is left only when asked', async () => {
    const user = open('produtor', CREDIT);
    const connection = within(await card('Conexão'));
    expect(connection.getByText(/A autorização do associado expirou/)).toBeInTheDocument();
    await user.type(connection.getByLabelText(/^Código do associado/), '40218');
    await user.type(connection.getByLabelText(/^Token/), 'abcdefgh1234');
    backend.breaks('connectIntegration', { times: 1 });
    await user.click(connection.getByRole('button', { name: 'Conectar de novo' }));
    await waitFor(() =>
      expect(connection.getByText('Alterações não salvas')).toHaveAttribute('data-failed', 'true'),
    );
    expect(connection.getByLabelText(/^Token/)).toHaveValue('abcdefgh1234');
    await user.click(connection.getByRole('button', { name: 'Conectar de novo' }));
    expect(await screen.findByText('Conectada')).toBeInTheDocument();
    expect(posted('/Integration/Connect')[1]?.body).toMatchObject({
      id: CREDIT,
      credentials: { memberCode: '40218', token: 'abcdefgh1234' },
    });

    await user.click(screen.getByRole('button', { name: 'Desconectar' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(posted('/Integration/Disconnect')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Desconectar' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Desconectar' }),
    );
    expect(await screen.findByText('Não conectada')).toBeInTheDocument();
  });
});

describe('faults', () => {
  it('of the page after a write are said there, and can be tried again', async () => {
    const user = open('produtor', CREDIT);
    const connection = within(await card('Conexão'));
    await user.type(connection.getByLabelText(/^Código do associado/), '40218');
    await user.type(connection.getByLabelText(/^Token/), 'abcdefgh1234');
    backend.breaks('openIntegration', { times: 1 });
    await user.click(connection.getByRole('button', { name: 'Conectar de novo' }));
    expect(await screen.findByText('Esta página não foi atualizada.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Conectada')).toBeInTheDocument();
    expect(screen.queryByText('Esta página não foi atualizada.')).toBeNull();
  });

  it('of the list can be tried again; odd rows cost only themselves', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    backend.answers('listIntegrations', [null, { nada: 1 }, { id: 9, kind: 'SPACE' }]);
    backend.breaks('listIntegrations', { times: 1 });
    const user = open('produtor');
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: 'Ler os termos de 9' })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('an empty list, a refusal, a partner that is none', async () => {
    backend.answers('listIntegrations', 'null', { times: 1 });
    open('produtor');
    expect(await screen.findByText('Nenhum parceiro disponível')).toBeInTheDocument();
    document.body.replaceChildren();
    backend.forbids('listIntegrations', { error: '{"constantFilter":"INTEGRATION"}' }, { times: 1 });
    open('produtor');
    expect(await screen.findByText('Sem acesso')).toBeInTheDocument();
    document.body.replaceChildren();
    open('produtor', 404);
    expect(await screen.findByText('Integração não encontrada')).toBeInTheDocument();
  });
});

describe('the server', () => {
  const call = async (account: string, action: string, body: object) => {
    const { accessToken, tokenForm } = aLoggedUserAnswer(account);
    const response = await fetch(`http://localhost/Integration/${action}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        Authorization: `Bearer ${accessToken}`,
        RequestVerificationToken: tokenForm,
        'X-Requested-With': 'XMLHttpRequest',
      },
    });
    return response.status;
  };

  it('refuses to connect before the terms, and an acceptance by others than the owner', async () => {
    const credentials = { user: 'santa.helena', password: '12345678' };
    expect(await call('produtor', 'Connect', { id: ACCOUNTING, credentials })).toBe(400);
    expect(await call('produtor', 'Synchronize', { id: WEATHER })).toBe(400);
    expect(await call('contador', 'AcceptTerms', { id: ACCOUNTING, termsId: ACCOUNTING })).toBe(401);
    expect(await call('produtor', 'AcceptTerms', { id: ACCOUNTING, termsId: ACCOUNTING })).toBe(200);
    expect(await call('contador', 'Connect', { id: ACCOUNTING, credentials })).toBe(200);
    await waitFor(() => expect(demo.world.integrations.connections.all()).toHaveLength(4));
  });
});
