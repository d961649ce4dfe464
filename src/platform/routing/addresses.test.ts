// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryAt, registerCatalogue, routeEntry } from './catalogue';
import { isEmbedded, stayEmbedded } from './embedded';
import { openedWithin } from './openedWithin';
import { readOverlay, withOverlay } from './overlays';
import { titleKeyAt } from './pageTitles';
import type { RouteEntry } from './routeTypes';

const page = () => Promise.reject(new Error('not opened'));
const lots = { path: '/lotes', title: 'lots:title', page, embedded: true } satisfies RouteEntry;
const register = {
  path: '/cadastros/:name?',
  title: 'admin:title',
  page,
  screens: { bancos: 'admin:banks' },
} satisfies RouteEntry;

beforeEach(() => registerCatalogue({ lots, register }));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('the catalogue', () => {
  it('finds a page by name and by address', () => {
    expect(routeEntry('lots')).toBe(lots);
    expect(routeEntry('other')).toBeUndefined();
    expect(entryAt('/lotes?pagina=2')?.title).toBe('lots:title');
    expect(entryAt('/lotes#fim')?.title).toBe('lots:title');
    expect(entryAt('/lotes/7')).toBeUndefined();
  });

  it.each([
    ['/lotes', 'lots:title'],
    ['/cadastros', 'admin:title'],
    ['/cadastros/bancos', 'admin:banks'],
    ['/cadastros/outros', 'admin:title'],
    ['/nada', null],
  ])('%s has the title %s', (path, title) => {
    expect(titleKeyAt(path)).toBe(title);
  });
});

describe('pages without menus', () => {
  it('lead to pages without menus, where there are any', () => {
    expect(isEmbedded()).toBe(false);
    expect(stayEmbedded(lots, '/lotes')).toBe('/lotes');
    window.history.replaceState(null, '', '/app/lotes');
    expect(isEmbedded()).toBe(true);
    expect(stayEmbedded(lots, '/lotes')).toBe('/app/lotes');
    expect(stayEmbedded(lots, '/app/lotes')).toBe('/app/lotes');
    expect(stayEmbedded(register, '/cadastros')).toBe('/cadastros');
    expect(stayEmbedded(undefined, '/nada')).toBe('/nada');
    expect(isEmbedded('/aplicativo')).toBe(false);
  });
});

it.each([
  [null, false],
  [{}, false],
  [{ idx: 0 }, false],
  [{ idx: 2 }, true],
  ['idx', false],
])('with the state %j the way back lies within: %s', (state, is) => {
  window.history.replaceState(state, '');
  expect(openedWithin()).toBe(is);
});

describe('a dialog in the address', () => {
  it('is read with what belongs to it', () => {
    expect(readOverlay(new URLSearchParams('?busca=a&janela=faq&janela.id=7&janelas=x'))).toEqual({
      name: 'faq',
      params: { id: '7' },
    });
    expect(readOverlay(new URLSearchParams('?janela=&janela.id=7'))).toBeNull();
    expect(readOverlay(new URLSearchParams(''))).toBeNull();
  });

  it('takes the place of another, and leaves the rest', () => {
    const search = new URLSearchParams('?busca=a&janela=faq&janela.id=7&janelas=x');
    expect(withOverlay(search, 'video', { topic: '3' }).toString()).toBe(
      'busca=a&janelas=x&janela=video&janela.topic=3',
    );
    expect(withOverlay(search, null, { topic: '3' }).toString()).toBe('busca=a&janelas=x');
  });
});
