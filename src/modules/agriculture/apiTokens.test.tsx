import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { Component as ApiTokens } from './pages/ApiTokensPage';

const drafts = startDemo({
  namespaces: ['common', 'ui', 'grid', 'forms', 'register', 'agricultureRegisters'],
});

test('a new key is shown once, and kept neither in the store nor in a draft', async () => {
  const { user, store } = openSignedIn({
    routes: [{ path: '/chaves', element: <ApiTokens /> }],
    at: '/chaves?registro=novo',
  });
  const form = within(await screen.findByRole('dialog', { name: 'Nova chave' }));
  await user.click(await form.findByLabelText(/^Nome/));
  await user.paste('Painel');
  await user.click(form.getByLabelText(/^Sistema/));
  await user.paste('Consultoria');
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect((await form.findAllByText('Escolha ao menos uma área para ler ou gravar.')).length).toBeGreaterThan(
    0,
  );
  expect(callsTo('/ApiServiceToken/Create')).toHaveLength(0);
  const [weather] = form.getAllByRole('checkbox', { name: 'Clima' });
  if (!weather) throw new Error('no area');
  await user.click(weather);
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Chave Painel' }));
  const key = shown.getByLabelText('Chave de serviço').textContent ?? '';
  expect(key.length).toBeGreaterThan(20);
  expect(JSON.stringify(store.getState())).not.toContain(key);
  expect(JSON.stringify([...drafts.values()])).not.toContain(key);
  await user.click(shown.getByRole('button', { name: 'Já guardei a chave' }));
  expect(screen.queryByText(key)).not.toBeInTheDocument();
  expect(await screen.findByText(`…${key.slice(-4)}`)).toBeInTheDocument();
}, 40_000);
