import { afterEach, expect, it, vi } from 'vitest';
import { setLogSink } from '@/platform/log/log';
import { someOf } from './bulk/someOf';
import { askUses, inWords, usesOfAll } from './recordUses';

afterEach(() => setLogSink(() => undefined));
setLogSink(() => undefined);

it('uses are said with their counts', () => {
  expect(inWords([])).toBe('');
  expect(
    inWords([
      { name: 'NCM', count: 1234 },
      { name: 'CEST', count: 1 },
    ]),
  ).toBe('NCM: 1.234 · CEST: 1');
});

it('are none where the server does not say', async () => {
  expect(await askUses(undefined)).toEqual([]);
  expect(await askUses(() => Promise.reject(new Error('x')))).toEqual([]);
  expect(await askUses(() => Promise.resolve([{ name: 'NCM', count: 2 }]))).toEqual([
    { name: 'NCM', count: 2 },
  ]);
});

it('of several rows are summed by kind, one that is not known counting as none', async () => {
  const usesOf = (row: number) =>
    row === 9
      ? Promise.reject(new Error('x'))
      : Promise.resolve([{ name: 'NCM', count: row }, ...(row > 1 ? [{ name: 'CEST', count: 10 }] : [])]);
  expect(await usesOfAll([1, 2, 3, 9], usesOf)).toEqual([
    { name: 'NCM', count: 6 },
    { name: 'CEST', count: 20 },
  ]);
});

it('are requested of a hundred rows at most', async () => {
  const usesOf = vi.fn<(row: number) => Promise<never[]>>().mockResolvedValue([]);
  const rows = (count: number) => Array.from({ length: count }, (_, at) => at);
  expect(usesOfAll(rows(101), usesOf)).toBeNull();
  expect(usesOfAll(rows(2), undefined)).toBeNull();
  expect(usesOf).not.toHaveBeenCalled();
  expect(await usesOfAll(rows(100), usesOf)).toEqual([]);
  expect(usesOf).toHaveBeenCalledTimes(100);
});

it.each([
  [['A', 'B'], 2, 'A, B'],
  [['A', 'B', 'C'], 2, 'A, mais 2'],
  [['A', 'B', 'C', 'D'], 3, 'A, B, mais 2'],
])('%o in at most %d names: %s', (names, most, text) => {
  expect(someOf(names, (count) => `mais ${count}`, most)).toBe(text);
});

it('eight names are said in full, of nine seven', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => String(at));
  const more = (count: number) => `+${count}`;
  expect(someOf(names(8), more)).toBe('0, 1, 2, 3, 4, 5, 6, 7');
  expect(someOf(names(9), more)).toBe('0, 1, 2, 3, 4, 5, 6, +2');
});
