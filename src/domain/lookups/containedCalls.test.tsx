import { expect, it } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { findPatterns, removePattern, savePattern } from '@/domain/invoices/patterns/patternService';
import { lookupCalls } from '@/domain/lookups/lookupService';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { allFaqTopics } from '@/domain/widgets/faq/faqService';
import { forecastByCityCode, updateFavouriteCity } from '@/domain/widgets/forecast/forecastService';
import { configureHttp } from '@/platform/http/policy';

startDemo({ namespaces: ['ui'] });

const { signal } = new AbortController();
const PATTERN = { name: 'Metade', lines: [] as never };

it.each<[string, string, string, () => Promise<unknown>]>([
  ['a list', 'GET', '/Farm/GetFarmsForSelect', () => lookupCalls.farms(undefined, signal)],
  ['patterns', 'GET', '/ApportionmentPattern/GetGridData', () => findPatterns(1, signal)],
  ['a new pattern', 'POST', '/ApportionmentPattern/Create', () => savePattern(1, PATTERN, null)],
  [
    'a changed pattern',
    'PUT',
    '/ApportionmentPattern/Edit',
    () => savePattern(1, PATTERN, { id: 2, name: 'X', lines: [] as never, version: 1 }),
  ],
  ['a deleted pattern', 'DELETE', '/ApportionmentPattern/Delete', () => removePattern(1, 2)],
  ['questions', 'GET', '/SystemFAQTopic/GetAll', () => allFaqTopics(signal)],
  [
    'the forecast',
    'GET',
    '/CentralAgroClimaticaPrevisao/GetSimpleForecastsByCityCode',
    () => forecastByCityCode(1, signal),
  ],
  ['the favourite city', 'POST', '/User/UpdateFavorityCity', () => updateFavouriteCity(1)],
])('a refusal of %s is said where it stands, not in the place of the page', async (_, method, path, call) => {
  openSignedIn({ routes: [{ path: '/', element: null }], at: '/' });
  const contained: boolean[] = [];
  configureHttp({
    bearer: () => 'x',
    antiForgery: () => null,
    onError: (_error, failed) => void contained.push(failed.contained),
  });
  backend.refuses({ method: method, path }, {}, { status: 403 });
  await expect(call()).rejects.toMatchObject({ kind: 'forbidden' });
  expect(contained).toEqual([true]);
});
