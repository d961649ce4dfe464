import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useNotes } from './useNotes';

beforeEach(() => localStorage.clear());

const note = (text: string) => ({ text, cell: 'A · Valor' });
const texts = (notes: ReturnType<typeof useNotes>['notes']) => Object.values(notes).map(({ text }) => text);

it('keeps the notes of a report by the view that is shown', () => {
  const { result, rerender } = renderHook(({ view }) => useNotes('probe', view), {
    initialProps: { view: null as string | null },
  });
  expect(result.current.notes).toEqual({});
  act(() => result.current.write('a', note('sem visão')));
  expect(texts(result.current.notes)).toEqual(['sem visão']);
  rerender({ view: 'Minha' });
  expect(result.current.notes).toEqual({});
  act(() => result.current.write('a', note('com visão')));
  expect(texts(result.current.notes)).toEqual(['com visão']);
  act(() => result.current.saveAs('Outra'));
  act(() => result.current.drop('Minha'));
  expect(result.current.notes).toEqual({});
  rerender({ view: 'Outra' });
  expect(texts(result.current.notes)).toEqual(['com visão']);
  rerender({ view: null });
  expect(texts(result.current.notes)).toEqual(['sem visão']);
});

it('has none of another report', () => {
  const one = renderHook(() => useNotes('probe', null)).result;
  act(() => one.current.write('a', note('x')));
  expect(renderHook(() => useNotes('other', null)).result.current.notes).toEqual({});
});
