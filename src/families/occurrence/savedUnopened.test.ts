import { afterAll, beforeEach, expect, it } from 'vitest';
import { configureScope } from '@/platform/store/scope';
import { savedUnopened } from './savedUnopened';

beforeEach(() => {
  configureScope(() => '7/3');
  savedUnopened.keep('7/3', '/ocorrencias mortos', 12);
});
afterAll(() => configureScope(() => ''));

it('is found once, in the form that it was typed in', () => {
  expect(savedUnopened.take('/ocorrencias pesagem')).toBeNull();
  expect(savedUnopened.take('/ocorrencias mortos')).toBe(12);
  expect(savedUnopened.take('/ocorrencias mortos')).toBeNull();
});

it('is none of another user’s', () => {
  configureScope(() => '8/3');
  expect(savedUnopened.take('/ocorrencias mortos')).toBeNull();
  configureScope(() => '7/3');
  expect(savedUnopened.take('/ocorrencias mortos')).toBe(12);
});

it('is none any more once its address was opened, that of another record does nothing', () => {
  savedUnopened.opened('13');
  expect(savedUnopened.take('/ocorrencias mortos')).toBe(12);
  savedUnopened.keep('7/3', '/ocorrencias mortos', 12);
  savedUnopened.opened('12');
  expect(savedUnopened.take('/ocorrencias mortos')).toBeNull();
  savedUnopened.opened('12');
});
