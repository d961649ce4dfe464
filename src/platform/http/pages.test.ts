import { describe, expect, it } from 'vitest';
import { allRows } from './pages';

const noMore = () => Promise.reject(new Error('asked for a page'));

describe('a list', () => {
  it('is an array, or null', async () => {
    expect(await allRows('/X', [1, null, 2], noMore)).toEqual([1, 2]);
    expect(await allRows('/X', null, noMore)).toEqual([]);
  });

  it('is put together from its pages', async () => {
    const all = [11, 12, 13, 14, 15];
    const requested: number[][] = [];
    const page = (number: number, size: number) => {
      requested.push([number, size]);
      const items = all.slice((number - 1) * size, number * size);
      return Promise.resolve({ items, totalCount: all.length });
    };
    expect(await allRows('/X', { items: [11, 12], totalCount: 5 }, page)).toEqual(all);
    expect(requested).toEqual([
      [2, 2],
      [3, 2],
    ]);
  });

  it('is a page whose numbers are texts, or one of nothing', async () => {
    expect(await allRows('/X', { items: [1], totalCount: '1' }, noMore)).toEqual([1]);
    expect(await allRows('/X', { items: null, total: 0 }, noMore)).toEqual([]);
    await expect(allRows('/X', { items: null, total: 4 }, noMore)).rejects.toMatchObject({
      kind: 'unexpected',
    });
  });

  it.each([
    ['is empty', { items: [], total: 4 }],
    ['repeats the first', { items: [1, 2], total: 4 }],
    ['is none', { nothing: 1 }],
  ])('fails when a page %s', async (_name, answer) => {
    const asking = allRows('/X', { items: [1, 2], total: 4 }, () => Promise.resolve(answer));
    await expect(asking).rejects.toEqual({ kind: 'unexpected', message: '/X: page 2 is missing' });
  });

  it.each([undefined, '', ' ', { id: 1 }, 'items', 5, { items: 'x', total: 1 }, { items: [] }])(
    'is not %o',
    async (body) => {
      const asking = allRows('/X', body, noMore);
      await expect(asking).rejects.toEqual({ kind: 'unexpected', message: '/X: not a list' });
    },
  );
});
