import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configureScope } from '@/platform/store/scope';
import { useViewChoice } from './useViewChoice';

let scope = '1';
beforeEach(() => {
  localStorage.clear();
  scope = '1';
  configureScope(() => scope);
});
afterEach(() => configureScope(() => ''));

const view = () => renderHook(() => useViewChoice('list', ['cards', 'table', 'map']));

it('a view is the first of its kinds until another one is chosen, which is kept', () => {
  const first = view();
  expect(first.result.current[0]).toBe('cards');
  act(() => first.result.current[1]('map'));
  expect(first.result.current[0]).toBe('map');
  expect(view().result.current[0]).toBe('map');
});

it('a view is each user’s own, and the first again where what was kept is none', () => {
  const own = view();
  act(() => own.result.current[1]('table'));
  scope = '2';
  expect(view().result.current[0]).toBe('cards');
  scope = '1';
  const key = Object.keys(localStorage).find((each) => localStorage.getItem(each) === 'table');
  if (key) localStorage.setItem(key, 'globe');
  expect(view().result.current[0]).toBe('cards');
});
