import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useStartAt } from './useStartAt';

const ids = (...all: number[]) => all.map((id) => ({ id }));
const idOf = ({ id }: { id: number }) => id;
const start = (startAt: string | number | null, rows: readonly { id: number }[]) => {
  const scrollTo = vi.fn<(index: number) => void>();
  const hook = renderHook(
    (given: { rows: readonly { id: number }[] }) => useStartAt(startAt, given.rows, idOf, scrollTo),
    {
      initialProps: { rows },
    },
  );
  return { scrollTo, show: (next: readonly { id: number }[]) => hook.rerender({ rows: next }) };
};

it('the row that was left is brought into sight once its page is there, once', () => {
  const { scrollTo, show } = start('8', []);
  show(ids(7, 8, 9));
  show(ids(5, 6, 8));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(1);
});

it.each([
  ['the first one, which is in sight', 7, ids(7, 8)],
  ['one that is not there', 6, ids(7, 8)],
  ['none', null, ids(7, 8)],
])('nothing is scrolled for %s', (_which, id, rows) => {
  const { scrollTo, show } = start(id, rows);
  expect(scrollTo).not.toHaveBeenCalled();
  show(ids(1, 6, 7));
  expect(scrollTo).not.toHaveBeenCalled();
});

it('a list of one row counts as there', () => {
  const { scrollTo, show } = start(8, ids(7));
  show(ids(7, 8));
  expect(scrollTo).not.toHaveBeenCalled();
});
