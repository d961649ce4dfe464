import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as TitlesPage } from './TitlesPage';

startDemo({
  routes: financeRoutes,
  namespaces: ['financeTitles', 'common', 'forms', 'grid', 'ui'],
});
beforeEach(async () => {
  localStorage.setItem('ep.filterHint', 'shown');
  await i18next.changeLanguage('en-US');
});
afterEach(() => act(() => i18next.changeLanguage('pt-BR')));

const figures = () => screen.queryAllByText(/^[+−-]?\s?[\d.,]+[.,]\d{2}$/).map((each) => each.textContent);

it('speaks of bills and categories, with the figures of English', async () => {
  openSignedIn({ routes: [{ path: '/titulos', element: <TitlesPage /> }], at: '/titulos' });
  expect(await screen.findByText('Category')).toBeVisible();
  await screen.findAllByText(/^\d{1,3},\d{3}\.\d{2}$/);
  expect((await screen.findAllByText(/\bbills?$/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/\btitles?\b|\brating\b/i)).toBeNull();
  for (const figure of figures()) expect(figure).toMatch(/(^|[^\d.,])\d{1,3}(,\d{3})*\.\d{2}$/);
});
