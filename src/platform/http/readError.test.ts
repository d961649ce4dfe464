import { AxiosError, type AxiosResponse } from 'axios';
import { describe, expect, it } from 'vitest';
import { isPermissionRefusal, readError, serverMessages } from './readError';

describe('a 401 that refuses one screen', () => {
  it.each([
    ['constantFilter', { error: '{"constantFilter":"CASH_FLOW"}' }],
    ['any case', { error: '{"ConstantFilter":null}' }],
    ['profile', { error: '{"Profile":"x"}' }],
  ])('is told by the nested JSON: %s', (_name, body) => {
    expect(isPermissionRefusal(body)).toBe(true);
  });

  it.each([
    ['a sentence', { error: 'Unauthorized profile' }],
    ['other keys', { error: '{"message":"profile"}' }],
    ['an object instead of text', { error: { profile: 1 } }],
    ['nothing', null],
    ['a list inside', { error: '["profile"]' }],
  ])('is not told by %s', (_name, body) => {
    expect(isPermissionRefusal(body)).toBe(false);
  });
});

describe('messages of a 500', () => {
  it('are those of the details list', () => {
    const body = {
      details: [{ message: 'um' }, { message: '' }, { message: 'dois' }],
      error: { message: 'três' },
    };
    expect(serverMessages(body)).toEqual(['um', 'dois']);
    expect(serverMessages({ error: { message: 'x', details: [{ message: 'quatro' }] } })).toEqual(['quatro']);
    expect(serverMessages({ details: ['um texto', '', 7, { message: 'dois' }] })).toEqual([
      'um texto',
      'dois',
    ]);
  });
  it('are else the error message', () => {
    expect(serverMessages({ details: [], error: { message: 'três' } })).toEqual(['três']);
  });
  it.each([[null], ['<html>'], [{}], [{ details: 'x', error: 'y' }]])('are none for %o', (body) => {
    expect(serverMessages(body)).toEqual([]);
  });
});

describe('a ProblemDetails', () => {
  const answered = (status: number, data: unknown) =>
    readError(new AxiosError('', '', undefined, undefined, { status, data } as AxiosResponse));

  it('gives its fields, by JSON path too, and its detail; its title is not for users', () => {
    const problem = {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
      title: 'One or more validation errors occurred.',
      status: 400,
      errors: {
        Name: ['O campo Nome é obrigatório.'],
        '$.value': ['Valor inválido.'],
        $: ['Corpo inválido.'],
      },
    };
    expect(answered(400, problem)).toEqual({
      kind: 'validation',
      status: 400,
      fields: {
        Name: ['O campo Nome é obrigatório.'],
        value: ['Valor inválido.'],
        '': ['Corpo inválido.'],
      },
    });
    expect(answered(409, { title: 'Conflict', status: 409, detail: 'Já alterado.' })).toEqual({
      kind: 'validation',
      status: 409,
      fields: {},
      message: 'Já alterado.',
    });
    expect(serverMessages({ title: 'An error occurred.', status: 500, detail: 'Sem espaço.' })).toEqual([
      'Sem espaço.',
    ]);
  });

  it('is read in PascalCase as well', () => {
    expect(answered(422, { Title: 'Invalid', Errors: { Name: ['Curto.'] } })).toMatchObject({
      fields: { Name: ['Curto.'] },
    });
    expect(isPermissionRefusal({ Error: '{"ConstantFilter":"TITLES"}' })).toBe(true);
    expect(serverMessages({ Details: [{ Message: 'um' }] })).toEqual(['um']);
  });
});
