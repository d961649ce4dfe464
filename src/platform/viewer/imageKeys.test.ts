import { beforeEach, expect, it, vi } from 'vitest';
import { imageCommand } from './imageKeys';
import { FITTED } from './panZoom';
import { dayName, groupByDay } from './timelineDays';

const zoom = vi.fn();
const pan = vi.fn();
const turn = vi.fn();
const reset = vi.fn();
const go = vi.fn(() => true);
const press = (key: string, scale = 1, withOthers = true) =>
  imageCommand(key, { view: { ...FITTED, scale }, zoom, pan, turn, reset }, ...(withOthers ? [go] : []));

beforeEach(() => {
  vi.clearAllMocks();
});

it.each([
  ['+', zoom, [1.25]],
  ['=', zoom, [1.25]],
  ['-', zoom, [0.8]],
  ['0', reset, []],
  ['r', turn, []],
  ['R', turn, []],
  ['PageDown', go, [1]],
  ['PageUp', go, [-1]],
  ['ArrowRight', go, [1]],
  ['ArrowLeft', go, [-1]],
] as const)('%s does one thing with a fitted image', (key, done, args) => {
  expect(press(key)).toBe(true);
  for (const one of [zoom, pan, turn, reset, go]) expect(one).toHaveBeenCalledTimes(one === done ? 1 : 0);
  expect(done).toHaveBeenCalledWith(...args);
});

it.each([
  ['ArrowRight', { x: -60, y: 0 }],
  ['ArrowLeft', { x: 60, y: 0 }],
  ['ArrowUp', { x: 0, y: 60 }],
  ['ArrowDown', { x: 0, y: -60 }],
])('%s moves an image that is larger than its stage', (key, by) => {
  expect(press(key, 2)).toBe(true);
  expect(pan).toHaveBeenCalledExactlyOnceWith(by);
  expect(go).not.toHaveBeenCalled();
});

it('leaves other keys, and arrows that lead nowhere, to others', () => {
  expect(press('x')).toBe(false);
  expect(press('ArrowUp')).toBe(false);
  expect(press('ArrowRight', 1, false)).toBe(false);
  expect(pan).not.toHaveBeenCalled();
});

it('gathers what follows each other on one day', () => {
  const at = (moment: string) => ({ at: moment });
  const groups = groupByDay([
    at('2026-03-02T09:00'),
    at('2026-03-02T08:00'),
    at('2026-03-01'),
    at('?'),
    at(''),
  ]);
  expect(groups.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-03-02', 2],
    ['2026-03-01', 1],
    ['', 2],
  ]);
});

it.each([
  ['2026-03-02', 'timeline.today'],
  ['2026-03-01', 'timeline.yesterday'],
  ['2026-02-28', '28/02/2026'],
  ['2026-03-03', '03/03/2026'],
  ['', 'timeline.undated'],
])('names the day %s', (day, name) => {
  const t = ((key: string) => key) as unknown as Parameters<typeof dayName>[2];
  expect(dayName(day, '2026-03-02', t)).toBe(name);
});
