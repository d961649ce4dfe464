import { expect, it } from 'vitest';
import { elapsed } from './elapsed';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T11:59:30Z', 'agora', 'now'],
  ['2026-11-20T12:00:20Z', 'agora', 'now'],
  ['2026-11-20T11:58:59Z', 'há 1 minuto', '1 minute ago'],
  ['2026-11-20T09:00:00Z', 'há 3 horas', '3 hours ago'],
  ['2026-11-19T11:00:00Z', 'há 1 dia', '1 day ago'],
  ['2026-10-10T12:00:00Z', 'há 1 mês', '1 month ago'],
  ['2024-11-01T12:00:00Z', 'há 2 anos', '2 years ago'],
])('since %s: %s', (since, portuguese, english) => {
  expect(elapsed(since, now, 'pt-BR')).toBe(portuguese);
  expect(elapsed(since, now, 'en-US')).toBe(english);
});

it('says nothing of what is no time', () => {
  expect(elapsed(null, now, 'pt-BR')).toBe('');
  expect(elapsed('ontem', now, 'pt-BR')).toBe('');
});
