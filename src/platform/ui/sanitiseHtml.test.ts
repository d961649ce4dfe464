// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { harmlessHtml, sanitiseHtml } from './sanitiseHtml';

// The library needs a real browser's parser: what it takes away is seen to in e2e. Here it lets everything pass.
vi.mock('dompurify', () => ({
  default: { sanitize: (html: string) => document.createRange().createContextualFragment(html) },
}));

function shown(html: string): HTMLElement {
  const root = document.createElement('div');
  root.append(sanitiseHtml(html));
  return root;
}
const link = (html: string) => shown(html).querySelector('a');

beforeEach(() => vi.stubGlobal('location', { origin: 'https://farm.example' }));

it.each([
  ['/arquivos/a.png', '/arquivos/a.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('shows the picture %s, which discloses nothing', (src, kept) => {
  expect(shown(`<img src="${src}" alt="talhão">`).querySelector('img')?.getAttribute('src')).toBe(kept);
});

it.each(['https://spy.example/a.png', '/api/logout'])('writes the words of the picture %s instead', (src) => {
  const root = shown(`<p>Veja <img src="${src}" alt="o talhão"> aqui</p><img src="${src}">`);
  expect(root.querySelector('img')).toBeNull();
  expect(root.textContent).toBe('Veja o talhão aqui');
});

it('shows no picture without an address', () => {
  expect(shown('<img alt="nada">').innerHTML).toBe('nada');
});

it('opens what lies elsewhere in a tab of its own, which learns nothing of this page', () => {
  const foreign = link('<a href="https://other.example/a">fora</a>');
  expect(foreign?.getAttribute('href')).toBe('https://other.example/a');
  expect(foreign?.getAttribute('target')).toBe('_blank');
  expect(foreign?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
});

it.each(['/app/home', 'mailto:a@b.com'])('leaves the link to %s in this tab', (href) => {
  const own = link(`<a href="${href}">aqui</a>`);
  expect(own?.getAttribute('href')).toBe(href);
  expect(own?.hasAttribute('target')).toBe(false);
});

it.each(['javascript:alert(1)', '//other.example'])('takes the link to %s off its words', (href) => {
  const refused = link(`<a href="${href}">clique</a>`);
  expect(refused?.outerHTML).toBe('<a>clique</a>');
});

it('leaves words that are no link as they are', () => {
  expect(link('<a title="nota">clique</a>')?.outerHTML).toBe('<a title="nota">clique</a>');
});

it('lowers each heading by one level, with all that is in it', () => {
  expect(shown('<h1>Um <b>dois</b></h1><h2>três</h2><h5>seis</h5><h6>sete</h6>').innerHTML).toBe(
    '<h2>Um <b>dois</b></h2><h3>três</h3><h6>seis</h6><h6>sete</h6>',
  );
});

it('leaves headings to an editor as they are', () => {
  expect(harmlessHtml('<h1>Um</h1><a href="//other.example">x</a>')).toBe('<h1>Um</h1><a>x</a>');
});
