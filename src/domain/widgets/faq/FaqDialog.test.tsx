import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { aLoggedUserAnswer } from '../../../../mocks/build/session';
import { resetDemo, server } from '../../../../mocks/server';
import { tokenStore } from '@/domain/identity/tokenStore';
import { configureHttp } from '@/platform/http/policy';
import { startI18n } from '@/platform/i18n/i18n';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { configureScope } from '@/platform/store/scope';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { configureKeptData } from '@/platform/store/keptAnswers';
import { Component as FaqDialog } from './FaqDialog';

// The sanitiser needs a real browser's parser: what it takes away is seen to in e2e.
vi.mock('@/platform/ui/sanitiseHtml', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  await startI18n('pt-BR', ['ui', 'faq']);
});
afterAll(() => server.close());
beforeEach(() => {
  resetDemo();
  configureKeptData({ get: () => Promise.resolve(undefined), set: () => Promise.resolve() });
});
afterEach(() => configureKeptData());

function show(params: { pergunta?: string } = {}) {
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  configureScope(() => '1/1');
  const { accessToken, tokenForm } = aLoggedUserAnswer('produtor');
  tokenStore.keep(accessToken, tokenForm);
  configureHttp({ bearer: tokenStore.access, antiForgery: tokenStore.form, onError: () => undefined });
  render(
    <Provider store={store}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>
        <FaqDialog params={params} onClose={() => undefined} />
      </AppThemeProvider>
    </Provider>,
  );
  return userEvent.setup();
}

const topic = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const search = () => screen.getByRole('searchbox', { name: 'Buscar nas perguntas e respostas' });
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

it('holds topics, these questions, these their answers, each opened by a press', async () => {
  const user = show();
  const finance = await topic('Financeiro');
  expect(finance).toHaveAttribute('aria-expanded', 'false');
  await user.click(finance);
  await user.click(screen.getByRole('button', { name: 'O que significam as cores da conciliação?' }));
  const answer = await screen.findByText('Verde: conciliado.');
  expect(answer.tagName).toBe('LI');
  await user.click(finance);
  await waitFor(() => expect(answer).not.toBeInTheDocument());
});

it('finds in questions and in the words of answers, opens their topics and marks the hits', async () => {
  const user = show();
  await topic('Financeiro');
  await user.click(search());
  await user.paste('LANCAMENTOS');
  // Half a second after the last key, not before.
  expect(screen.getByRole('button', { name: /^Mapa/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mapa/ })).toBeNull());
  expect(await topic('Financeiro')).toHaveAttribute('aria-expanded', 'true');
  const question = screen.getByRole('button', { name: /^Como importo o extrato/ });
  // The hit is in the answer: a few words of it stand under the question.
  expect(within(question).getByText('Lançamentos').tagName).toBe('MARK');
  expect(screen.getByText('1 pergunta encontrada')).toBeInTheDocument();
  await user.click(question);
  await screen.findByText(/repetidos não são importados/);
  expect(marks()).toEqual(['Lançamentos']);
  await user.click(await topic('Financeiro'));
  expect(await topic('Financeiro')).toHaveAttribute('aria-expanded', 'false');
});

it('finds no tags, and says when there is nothing', async () => {
  const user = show();
  await topic('Financeiro');
  await user.type(search(), 'strong{Enter}');
  expect(await screen.findByText('Sem dados para exibir')).toBeVisible();
  expect(screen.getByText('Nenhuma pergunta ou resposta contém “strong”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
  expect(await topic('Financeiro')).toHaveAttribute('aria-expanded', 'false');
  expect(search()).toHaveValue('');
});

it('opens at the question that a link asks for', async () => {
  show({ pergunta: '401' });
  expect(await screen.findByRole('button', { name: 'De onde vem a previsão do tempo?' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await screen.findByText(/^Da Central Agroclimática/)).toBeVisible();
});

it('says when the question of a link is gone', async () => {
  show({ pergunta: '999' });
  expect(await screen.findByText('A pergunta deste link não existe mais.')).toBeVisible();
  expect(await topic('Financeiro')).toBeVisible();
});

it('says when there are no questions', async () => {
  backend.answers('listQuestions', null);
  show();
  expect(await screen.findByText('Sem dados para exibir')).toBeVisible();
});

it('asks again after a failure', async () => {
  backend.breaks('listQuestions');
  const user = show();
  expect(await screen.findByText('Código 500')).toBeVisible();
  backend.recovers();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await topic('Financeiro')).toBeVisible();
});
