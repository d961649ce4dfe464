import { expect, it } from 'vitest';
import type { AppError } from '@/platform/http/appError';
import { failureOf, wordsOf } from './formFailure';

const refused = { kind: 'validation', status: 400, fields: {} } as const;

it.each<[AppError, string | null, string | null]>([
  [{ kind: 'forbidden' } as AppError, 'forbidden', null],
  [{ kind: 'forbidden', message: 'Sem acesso.' } as AppError, null, 'Sem acesso.'],
  [{ kind: 'offline' } as AppError, 'offline', null],
  [{ kind: 'unexpected', message: 'x' } as AppError, 'unexpected', null],
  [refused as AppError, 'refused', null],
  [{ ...refused, message: 'Já existe.' } as AppError, null, 'Já existe.'],
  [{ ...refused, fields: { name: ['Informe.'] } } as AppError, null, null],
  // Its words are the caller's.
  [{ ...refused, status: 200 } as AppError, null, null],
  [{ ...refused, status: 399 } as AppError, null, null],
  [{ kind: 'server', status: 500, messages: ['x'] } as AppError, null, null],
  [{ kind: 'unauthorized' } as AppError, null, null],
  [{ kind: 'cancelled' } as AppError, null, null],
])('of %j the form says %s, the server %s', (error, failure, words) => {
  expect(failureOf(error)).toBe(failure);
  expect(wordsOf(error)).toBe(words);
});
