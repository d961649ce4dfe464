import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLogSink } from '@/platform/log/log';
import { configureKeptHere, countDrafts, forgetKept, sweepKept } from './keptHere';

const now = Date.UTC(2026, 10, 23, 12);
const daysAgo = (days: number) => now - days * 86_400_000;

let kept: Map<string, unknown>;
beforeEach(() => {
  kept = new Map<string, unknown>([
    ['draft|1/1|/parceiros/novo|new', { version: 1, savedAt: daysAgo(29), values: {} }],
    ['draft|1/2|/titulos|new', { version: 1, savedAt: daysAgo(30), values: {} }],
    ['draft|11/1|/titulos|new', { version: 1, savedAt: daysAgo(1), values: {} }],
    ['draft|1/1|/garbled|new', 'nothing'],
    ['kept|1/1|home/calendar', { data: [], at: daysAgo(13) }],
    ['kept|2/9|home/calendar', { data: [], at: daysAgo(14) }],
    ['of something else', { at: 0 }],
  ]);
  configureKeptHere({
    entries: () => Promise.resolve([...kept]),
    remove: (keys) => Promise.resolve(keys.forEach((key) => kept.delete(key))),
  });
});
afterEach(() => configureKeptHere());

it('deletes what is too old to be shown, of every user', async () => {
  await sweepKept(now);
  expect([...kept.keys()]).toEqual([
    'draft|1/1|/parceiros/novo|new',
    'draft|11/1|/titulos|new',
    'kept|1/1|home/calendar',
    'of something else',
  ]);
});

it('counts the drafts of one user, for all of their customers', async () => {
  expect([await countDrafts('1'), await countDrafts('11'), await countDrafts('2')]).toEqual([3, 1, 0]);
});

it('forgets every kept answer, and the user’s drafts only when asked to', async () => {
  await forgetKept('1', false);
  expect(await countDrafts('1')).toBe(3);
  expect([...kept.keys()].filter((key) => key.startsWith('kept|'))).toEqual([]);
  await forgetKept('1', true);
  expect([...kept.keys()]).toEqual(['draft|11/1|/titulos|new', 'of something else']);
});

it('fails silently when the browser’s storage is blocked', async () => {
  const logged: string[] = [];
  setLogSink(({ message }) => logged.push(message));
  configureKeptHere({ entries: () => Promise.reject(new Error('blocked')), remove: () => Promise.resolve() });
  expect(await countDrafts('1')).toBe(0);
  await expect(forgetKept('1', true)).resolves.toBeUndefined();
  expect(logged).toEqual(['drafts not counted', 'kept data not removed']);
});
