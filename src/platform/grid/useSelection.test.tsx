import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from '@/platform/grid/useSelection';

const idOf = ({ id }: { id: number }) => id;
const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];

function selectionOf(whole: boolean) {
  const view = renderHook(({ known }) => useSelection(known, idOf, '', whole), {
    initialProps: { known: rows },
  });
  act(() => view.result.current.select([1, 2]));
  view.rerender({ known: rows.slice(1) });
  return [...view.result.current.ids];
}

it('ends with its rows where all of them are here, and is kept from page to page where they are not', () => {
  expect(selectionOf(true)).toEqual([2]);
  expect(selectionOf(false)).toEqual([1, 2]);
});
