import { describe, expect, it } from 'vitest';
import { isPermissionRefusal, serverMessages } from './readError';

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
  });
  it('are else the error message', () => {
    expect(serverMessages({ details: [], error: { message: 'três' } })).toEqual(['três']);
  });
  it.each([[null], ['<html>'], [{}], [{ details: 'x', error: 'y' }]])('are none for %o', (body) => {
    expect(serverMessages(body)).toEqual([]);
  });
});
