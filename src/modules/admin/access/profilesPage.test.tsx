import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { preferencesSlice } from '@/platform/preferences/preferencesSlice';
import { adminRoutes } from '../adminRoutes';
import { Component as ProfileConfigurationPage } from './pages/ProfileConfigurationPage';

startDemo({ routes: adminRoutes, namespaces: ['adminAccess', 'common', 'ui', 'forms', 'grid'] });
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
beforeEach(() => setLogSink(() => undefined));
afterEach(() => happyDOM.setViewport({ width: 1024 }));

const LIST = '/administracao-react/configuracao-de-perfil';
const open = (search = '') =>
  openSignedIn({
    account: 'master',
    slices: [preferencesSlice],
    routes: [{ path: '*', element: <ProfileConfigurationPage /> }],
    at: `${LIST}${search}`,
  });
const list = () => within(screen.getByRole('list', { name: 'Tipos de licença' }));
const current = () =>
  list()
    .getAllByRole('button')
    .findIndex((one) => one.getAttribute('aria-current') === 'true');
const web = () => within(screen.getByRole('tree', { name: 'Permissões na web' }));
const tick = (name: string) => web().getByRole('treeitem', { name }).querySelector('input')!;

describe('the licence types', () => {
  it('stand beside each other with what they have; the first is chosen', async () => {
    const { router, user } = open();
    await screen.findByRole('list', { name: 'Tipos de licença' });
    expect(current()).toBe(0);
    const lines = list()
      .getAllByRole('button')
      .map((one) => one.textContent);
    expect(lines.some((line) => /\d+ na web · \d+ no aplicativo/.test(line ?? ''))).toBe(true);
    expect(lines.some((line) => /Sem permissões por menu/.test(line ?? ''))).toBe(true);
    expect(lines.every((line) => /\d+ usuários?$/.test(line ?? ''))).toBe(true);
    await user.click(list().getAllByRole('button')[2]!);
    expect(current()).toBe(2);
    expect(router.state.location.search).toMatch(/^\?registro=\d+$/);
    await act(() => router.navigate(-1));
    expect(current()).toBe(0);
  });

  it('one that has no menus says why', async () => {
    const { user } = open();
    await screen.findByRole('list', { name: 'Tipos de licença' });
    const without = list()
      .getAllByRole('button')
      .find((one) => /Sem permissões por menu/.test(one.textContent ?? ''))!;
    await user.click(without);
    expect(await screen.findByText(/não tem permissões por menu$/)).toBeInTheDocument();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByText(/^Ainda como veio|^Alterado em/)).toBeNull();
  });

  it('are a field where there is no room', async () => {
    happyDOM.setViewport({ width: 800 });
    const { router, user } = open();
    const field = await screen.findByRole('combobox', { name: /^Tipos de licença/ });
    expect(screen.queryByRole('list', { name: 'Tipos de licença' })).toBeNull();
    await user.click(field);
    await user.click((await screen.findAllByRole('option'))[1]!);
    expect(router.state.location.search).toMatch(/^\?registro=\d+$/);
  });

  it('waits, fails and is asked for again', async () => {
    backend.breaks('listProfilePatterns', { times: 1 });
    const { user } = open();
    expect(screen.getByText('Carregando')).toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    await user.click(retry);
    expect(await screen.findByRole('list', { name: 'Tipos de licença' })).toBeInTheDocument();
  });

  it('none says so', async () => {
    backend.answers('listProfilePatterns', []);
    open();
    expect(await screen.findByText('Nenhum tipo de licença')).toBeInTheDocument();
  });
});

describe('the permissions of one', () => {
  it('fail with their code, and are asked for again', async () => {
    backend.breaks('openProfilePattern', { times: 1 });
    const { user } = open('?registro=5');
    expect(await screen.findByText('Código 500')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('tree', { name: 'Permissões na web' })).toBeInTheDocument();
    expect(screen.getByText(/^Ainda como veio com o sistema$|^Alterado em /)).toBeInTheDocument();
  });

  it('taking one away is a question with numbers; given up, nothing is saved', async () => {
    const { user } = open('?registro=3');
    await screen.findByRole('tree', { name: 'Permissões na web' });
    await user.click(tick('Agenda'));
    await user.click(screen.getByRole('button', { name: 'Salvar permissões' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Tirar 1 permissão de / }));
    expect(question.getByText(/^\d+ usuários? com este perfil perde/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Alterações não salvas')).toBeInTheDocument();
    expect(screen.queryByText('Permissões do perfil salvas com sucesso.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Salvar permissões' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Tirar permissões' }),
    );
    expect(await screen.findByText('Permissões do perfil salvas com sucesso.')).toBeInTheDocument();
    // Given again, nothing is taken away.
    await waitFor(() => expect(tick('Agenda').checked).toBe(false));
    await user.click(tick('Agenda'));
    await user.click(screen.getByRole('button', { name: 'Salvar permissões' }));
    await waitFor(() => expect(screen.queryByText('Alterações não salvas')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
