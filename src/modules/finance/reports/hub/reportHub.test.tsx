import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../../financeRoutes';
import { Component } from './ReportHubPage';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeReportHub', 'financeReports', 'financeIndicators', 'common', 'grid', 'forms', 'ui'],
});

const open = () =>
  openSignedIn({
    routes: [
      { path: '/', element: <Component /> },
      { path: '/relatorio-de-contratos', element: null },
    ],
    at: '/',
  });

it('finds reports by what they answer, and keeps favourites at the top', async () => {
  const { user } = open();
  const all = await screen.findByRole('region', { name: 'Todos os relatórios' });
  const count = within(all).getAllByRole('link').length;
  expect(count).toBeGreaterThan(20);

  await user.type(
    screen.getByRole('searchbox', { name: 'O que você quer saber?' }),
    'quanto paguei de frete?',
  );
  const found = await screen.findByRole('region', { name: 'Respondem à pergunta' });
  const [first] = within(found).getAllByRole('link');
  expect(first).toHaveTextContent('Relatório de movimentos');
  expect(first).toHaveAttribute('href', '/relatorio-de-movimentos?grupos=account');

  await user.click(
    within(found).getByRole('button', { name: 'Marcar Relatório de movimentos como favorito' }),
  );
  await user.clear(screen.getByRole('searchbox', { name: 'O que você quer saber?' }));
  const marked = await screen.findByRole('region', { name: 'Favoritos' });
  expect(within(marked).getAllByRole('link')).toHaveLength(1);
  open();
  expect((await screen.findAllByRole('region', { name: 'Favoritos' })).length).toBeGreaterThan(0);
});

it('takes a favourite away again, and keeps what was garbled out', async () => {
  const { user } = open();
  const links = (name: string) => {
    const section = screen.queryByRole('region', { name });
    return section ? within(section).getAllByRole('link').length : 0;
  };
  await screen.findByRole('region', { name: 'Todos os relatórios' });
  const count = links('Todos os relatórios');
  expect(links('Favoritos')).toBe(0);
  const mark = () => screen.getAllByRole('button', { name: /^Marcar .* como favorito$/ })[0] as HTMLElement;
  await user.click(mark());
  await user.click(mark());
  expect([links('Favoritos'), links('Todos os relatórios')]).toEqual([2, count - 2]);
  const favourites = within(screen.getByRole('region', { name: 'Favoritos' }));
  const [first] = favourites.getAllByRole('button', { name: /dos favoritos$/, pressed: true });
  await user.click(first as HTMLElement);
  expect([links('Favoritos'), links('Todos os relatórios')]).toEqual([1, count - 1]);
});

it('says that no report answers', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'O que você quer saber?' }), 'zzzqqq');
  expect(await screen.findByText('Nenhum relatório responde')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Respondem à pergunta' })).toBeNull();
});

it('stands in groups, each report with what it answers, and begins with those used last', async () => {
  const { user } = open();
  const all = within(await screen.findByRole('region', { name: 'Todos os relatórios' }));
  expect(all.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Dinheiro e contas',
    'Resultado e impostos',
    'Contratos, pedidos e adiantamentos',
    'Estoques e cargas',
    'Bens e terras',
    'Pessoas e indicadores',
  ]);
  expect(all.getByText('Quem deve, quanto e há quantos dias')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Usados por último' })).toBeNull();
  await user.click(all.getByRole('link', { name: 'Relatório de contratos' }));
  open();
  const last = await screen.findByRole('region', { name: 'Usados por último' });
  expect(within(last).getAllByRole('link')).toHaveLength(1);
});
