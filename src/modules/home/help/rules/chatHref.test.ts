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

it('writes blanks as every messaging app reads them', () => {
  const href = chatHref('https://wa.me/5545900000000', 'Olá, 1 + 1');
  expect(href).toBe('https://wa.me/5545900000000?text=Ol%C3%A1%2C%201%20%2B%201');
});

it('leaves a question that is configured', () => {
  const url = new URL(chatHref('https://wa.me/5545900000000?text=Oi', QUESTION) ?? '');
  expect(url.searchParams.getAll('text')).toEqual(['Oi']);
});

it.each([null, '', 'javascript:alert(1)', '/chat'])('has no chat at %o', (address) => {
  expect(chatHref(address, QUESTION)).toBeNull();
});
