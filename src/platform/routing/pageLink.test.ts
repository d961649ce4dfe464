import { expect, it } from 'vitest';
import { registerCatalogue } from './catalogue';
import { isOwnPage } from './pageLink';
import type { RouteEntry } from './routeTypes';

const entry = (path: string, embedded?: RouteEntry['embedded']) =>
  ({
    path,
    title: path,
    embedded,
    page: () => Promise.reject(new Error('not opened')),
  }) as unknown as RouteEntry;

it('an address without menus is of this application where its page stands there too', () => {
  registerCatalogue({
    weights: entry('/pesos/:loteId?', true),
    sensor: entry('/sensores', ['/sensor']),
    plain: entry('/lotes'),
  });
  expect(isOwnPage('/app/pesos/31?dia=21')).toBe(true);
  expect(isOwnPage('/app/sensor')).toBe(true);
  expect(isOwnPage('/pesos')).toBe(true);
  expect(isOwnPage('/app/lotes')).toBe(false);
  expect(isOwnPage('/analise-de-solo')).toBe(false);
});
