// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { htmlText } from './htmlText';
import { markHits } from './markHits';

// The sanitiser needs a real browser's parser: what it takes away is seen to in e2e.
vi.mock('@/platform/ui/sanitiseHtml', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

it.each([
  ['<p>Envie o arquivo</p><p>do banco</p>', 'Envie o arquivo do banco'],
  ['<ul><li>Soja</li><li>Milho</li></ul>', 'Soja Milho'],
  ['a <b>sa</b>fra', 'a safra'],
  ['Linha<br>nova', 'Linha nova'],
  ['R$&nbsp;4,8&amp;5', 'R$ 4,8&5'],
  ['', ''],
])('the words of %s', (html, text) => {
  expect(htmlText(html)).toBe(text);
});

it('marks what was found and leaves everything else as it was', () => {
  const root = document.createElement('div');
  root.innerHTML = '<p title="previsão">A <b>previsão</b> do tempo</p><p>Outra <a href="#x">Previsao</a></p>';
  markHits(root, 'previsao tempo');
  expect(root.innerHTML).toBe(
    '<p title="previsão">A <b><mark>previsão</mark></b> do <mark>tempo</mark></p><p>Outra <a href="#x"><mark>Previsao</mark></a></p>',
  );
});
