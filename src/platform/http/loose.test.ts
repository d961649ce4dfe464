import { describe, expect, it } from 'vitest';
import type { AppError } from './appError';
import { asRecord } from './asRecord';
import { isId, isRecord, textOf } from './loose';
import { versionOf, withVersion } from './rowVersion';
import { saidBy } from './saidBy';

it.each<[unknown, boolean, boolean, string]>([
  [7, true, false, ''],
  [0, true, false, ''],
  ['7', true, false, '7'],
  [' a ', true, false, 'a'],
  ['  ', false, false, ''],
  [null, false, false, ''],
  [undefined, false, false, ''],
  [true, false, false, ''],
  [{}, false, true, ''],
])('of %j tells id, record and text', (value, id, record, text) => {
  expect(isId(value)).toBe(id);
  expect(isRecord(value)).toBe(record);
  expect(textOf(value)).toBe(text);
});

describe('a stored record', () => {
  it('is known by its id', () => {
    expect(asRecord({ id: 7, name: 'Soja' }, '/api/x')).toEqual({ id: 7, name: 'Soja' });
    expect(asRecord({ id: 'a-7' }, '/api/x')).toEqual({ id: 'a-7' });
  });

  it.each([[{}], [{ id: '' }], [{ id: null }], [null], ['<html>'], [[]]])('is not %j', (answer) => {
    expect(() => asRecord<unknown>(answer, '/api/x')).toThrow(
      expect.objectContaining({ kind: 'unexpected', message: '/api/x: not a record' }),
    );
  });
});

describe('the version of a record', () => {
  it.each([
    [{ rowVersion: 3 }, 3],
    [{ rowVersion: 'AAAB' }, 'AAAB'],
    [{ rowVersion: 0 }, 0],
    [{ rowVersion: null }, undefined],
    [{}, undefined],
    [null, undefined],
  ])('of %j is %s', (record, version) => {
    expect(versionOf(record)).toBe(version);
  });

  it('goes back with a change, where there is one', () => {
    expect(withVersion({ name: 'a' }, 0)).toEqual({ name: 'a', rowVersion: 0 });
    expect(withVersion({ name: 'a' }, undefined)).toEqual({ name: 'a' });
  });
});

it.each<[AppError, string | undefined]>([
  [
    {
      kind: 'validation',
      status: 400,
      fields: { name: ['Informe.'], area: ['Maior.'] },
      message: 'Recusado.',
    },
    'Informe.',
  ],
  [{ kind: 'validation', status: 400, fields: {}, message: 'Recusado.' }, 'Recusado.'],
  [{ kind: 'server', status: 500, messages: ['Falhou.', 'De novo.'] }, 'Falhou.'],
  [{ kind: 'offline' }, undefined],
])('of %j it was said: %s', (error, words) => {
  expect(saidBy(error)).toBe(words);
});
