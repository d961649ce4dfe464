import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Page } from './SolicitationsPage';

const PATH = '/solicitacoes';
startDemo({
  routes: lotsRoutes,
  namespaces: ['common', 'ui', 'register', 'grid', 'forms', 'solicitations'],
});

const open = (at = PATH, account = 'produtor') =>
  openSignedIn({ account, routes: [{ path: `${PATH}/:registro?`, element: <Page /> }], at });

const rowOf = (subject: string) => {
  const row = demo.world.platform.solicitations.find((one) => one.subject === subject);
  if (!row) throw new Error(`no ${subject}`);
  return row;
};

describe('solicitations', () => {
  it('are written with recipient, kind and text, and nothing typed is lost', async () => {
    const { user } = open(`${PATH}/novo`);
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    const message = await screen.findByLabelText(/^Mensagem/);
    await waitFor(() => expect(message).toBeInvalid());
    expect(callsTo('/CustomerSolicitation/Create')).toEqual([]);
    await user.click(await screen.findByRole('radio', { name: /^Técnico da integradora/ }));
    await user.click(screen.getByLabelText(/^Tipo/));
    await user.click(await screen.findByRole('option', { name: 'Gás' }));
    await user.click(message);
    await user.paste('Faltam dois botijões no aviário 1.');
    backend.breaks('createSolicitation', { times: 1 });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(callsTo('/CustomerSolicitation/Create')).toHaveLength(1));
    expect(message).toHaveValue('Faltam dois botijões no aviário 1.');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(rowOf('Faltam dois botijões no aviário 1.')).toMatchObject({
        recipient: 'TECHNICIAN',
        category: 'GAS',
        status: 'OPEN',
      }),
    );
  });

  it('go on as a thread: a message opens an answered one again, what came meanwhile is read first', async () => {
    const answered = rowOf('Visita para avaliar a cama');
    const { user } = open(`${PATH}/${answered.id}`);
    const thread = await screen.findByRole('list', { name: 'Conversa' });
    expect(within(thread).getByText(/Passo na quinta-feira/)).toBeInTheDocument();
    const message = screen.getByLabelText(/^Mensagem/);
    await user.click(message);
    await user.paste('Pode ser às 8h?');
    demo.world.platform.solicitations.update(answered.id, { updatedAt: new Date().toISOString() });
    const send = screen.getByRole('button', { name: 'Enviar mensagem' });
    await user.click(send);
    expect(await screen.findByText(/Chegou uma resposta enquanto você escrevia/)).toBeInTheDocument();
    expect(message).toHaveValue('Pode ser às 8h?');
    await user.dblClick(send);
    expect(await within(thread).findByText('Pode ser às 8h?')).toBeInTheDocument();
    expect(message).toHaveValue('');
    expect(rowOf(answered.subject)).toMatchObject({ status: 'OPEN', answer: null });
    expect(callsTo('/CustomerSolicitation/Reply')).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: 'Encerrar' }));
    const ask = await screen.findByRole('alertdialog');
    await user.click(within(ask).getByRole('button', { name: 'Encerrar solicitação' }));
    await waitFor(() => expect(rowOf(answered.subject).status).toBe('CLOSED'));
    expect(await screen.findByText('A mensagem reabre a solicitação.')).toBeInTheDocument();
  });

  it('of another customer are not there, and who has no customer reads what the page is for', async () => {
    open(`${PATH}/${rowOf('FECHAMENTO DE LOTE').id}`);
    expect(await screen.findByRole('button', { name: 'Voltar à lista' })).toBeInTheDocument();
  });

  it('say what they are for to who has no customer, and ask no call', async () => {
    open(PATH, 'master');
    expect(await screen.findByText('Nenhum produtor escolhido')).toBeInTheDocument();
    expect(demo.calls).toEqual([]);
  });
});
