import { expect, it } from 'vitest';
import type { AppError } from '@/platform/http/appError';
import { failureOf, wordsOf } from './formFailure';

const refused = { kind: 'validation', status: 400, fields: {} } as const;

it.each<[AppError, string | null, string | null]>([
  [{ kind: 'forbidden', status: 403 }, 'forbidden', null],
  [{ kind: 'forbidden', status: 403, message: 'Sem acesso.' }, null, 'Sem acesso.'],
  [{ kind: 'offline' }, 'offline', null],
  [{ kind: 'unexpected', message: 'x' }, 'unexpected', null],
  [refused, 'refused', null],
  [{ ...refused, message: 'Já existe.' }, null, 'Já existe.'],
  [{ ...refused, fields: { name: ['Informe.'] } }, null, null],
  // Its words are the caller's.
  [{ ...refused, status: 200 }, null, null],
  [{ ...refused, status: 399 }, null, null],
  [{ kind: 'server', status: 500, messages: ['x'] }, null, null],
  [{ kind: 'unauthorized' }, null, null],
  [{ kind: 'cancelled' }, null, null],
])('of %j the form says %s, the server %s', (error, failure, words) => {
  expect(failureOf(error)).toBe(failure);
  expect(wordsOf(error)).toBe(words);
});
