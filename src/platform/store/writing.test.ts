import { expect, it, vi } from 'vitest';
import type { AppError } from '@/platform/http/appError';
import { createAppStore } from './store';
import { selectMarks, type Tag } from './tags';
import { writing } from './writing';

const STALE: readonly Tag[] = ['sample/rows', 'sample/sums'];

async function marksAfter(write: () => Promise<unknown>) {
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  const ended = await store.dispatch(writing(STALE, write)).then(
    () => 'done',
    (thrown: unknown) => thrown,
  );
  return { ended, marks: selectMarks(store.getState(), STALE) };
}

it('a write that was taken has what it names requested again', async () => {
  expect(await marksAfter(() => Promise.resolve('saved'))).toEqual({ ended: 'done', marks: '1,1' });
});

it('a refused write changes nothing and says why', async () => {
  const refused: AppError = { kind: 'forbidden', status: 403 };
  expect(await marksAfter(vi.fn().mockRejectedValue(refused))).toEqual({ ended: refused, marks: '0,0' });
});

it('a write whose answer cannot be read may have been taken', async () => {
  const { marks } = await marksAfter(vi.fn().mockRejectedValue(new Error('no JSON')));
  expect(marks).toBe('1,1');
});
