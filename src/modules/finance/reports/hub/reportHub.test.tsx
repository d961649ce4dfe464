import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../../financeRoutes';
import { Component } from './ReportHubPage';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeReportHub', 'financeReports', 'financeIndicators', 'common', 'grid', 'forms', 'ui'],
});

const open = () => openSignedIn({ routes: [{ path: '/', element: <Component /> }], at: '/' });

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
