import { expect, it } from 'vitest';
import { chatHref } from './chatHref';

const QUESTION = 'Olá, preciso de ajuda & informações';

it('writes the question into the chat', () => {
  const url = new URL(chatHref('https://wa.me/5545900000000', QUESTION) ?? '');
  expect([url.host, url.pathname, url.searchParams.get('text')]).toEqual([
    'wa.me',
    '/5545900000000',
    QUESTION,
  ]);
});

it('leaves a question that is configured', () => {
  const url = new URL(chatHref('https://wa.me/5545900000000?text=Oi', QUESTION) ?? '');
  expect(url.searchParams.getAll('text')).toEqual(['Oi']);
});

it.each([null, '', 'javascript:alert(1)', '/chat'])('has no chat at %o', (address) => {
  expect(chatHref(address, QUESTION)).toBeNull();
});
