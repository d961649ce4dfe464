import { expect, it } from 'vitest';
import { externalHref } from './externalLink';

it.each([
  ['https://blog.exemplo.com.br/soja', 'https://blog.exemplo.com.br/soja'],
  [' http://exemplo.com.br ', 'http://exemplo.com.br/'],
  ['https://', null],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)//https://x.com', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['//exemplo.com.br', null],
  ['/inicio', null],
  ['', null],
  [null, null],
])('%o → %o', (address, href) => {
  expect(externalHref(address)).toBe(href);
});
