// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readEmbedAddress } from './embedAddress';

it('reads the address of another site, with its host to be shown', () => {
  expect(readEmbedAddress('https://cotacoes.exemplo.com.br/painel?tema=claro')).toEqual({
    href: 'https://cotacoes.exemplo.com.br/painel?tema=claro',
    host: 'cotacoes.exemplo.com.br',
  });
});

it.each([
  null,
  undefined,
  '',
  'cotacoes.exemplo.com.br',
  '//cotacoes.exemplo.com.br',
  'http://cotacoes.exemplo.com.br',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://banco.com.br@evil.example/',
  `${location.origin}/inicio`,
])('takes %s for no address', (address) => expect(readEmbedAddress(address)).toBeNull());
