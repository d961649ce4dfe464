// @vitest-environment node
import { expect, it } from 'vitest';
import { floorsNamed, verdict } from './verdict.mjs';

const usable = (value) => ({ name: 'usable', value, unit: 'ms', limit: { times: 1.2, of: 'page' } });

it('holds a time to its floor: twice as slow a machine finds the same', () => {
  const fast = verdict(usable(1080), { page: 1000 });
  const slow = verdict(usable(2160), { page: 2000 });
  expect(fast).toEqual({ over: false, cells: ['usable', '1080 ms', '1.08 × page', '1.2 ×', 'ok'] });
  expect(slow.over).toBe(false);
  expect(slow.cells[2]).toBe('1.08 × page');
});

it('is over when the code, and not the machine, is slower', () => {
  const found = verdict(usable(2500), { page: 2000 });
  expect(found.over).toBe(true);
  expect(found.cells.slice(2)).toEqual(['1.25 × page', '1.2 ×', 'OVER']);
  expect(verdict(usable(1200), { page: 1000 }).over).toBe(false);
});

it('holds bytes and shifts to figures of their own', () => {
  const bytes = { name: 'script', value: 216, unit: 'kB', limit: 215 };
  expect(verdict(bytes, {})).toEqual({ over: true, cells: ['script', '216 kB', '', '215 kB', 'OVER'] });
  const shift = { name: 'shift', value: 0.004, unit: '', limit: 0.02 };
  expect(verdict(shift, {}).cells).toEqual(['shift', '0.004', '', '0.020', 'ok']);
  expect(verdict({ name: 'first', value: 12, unit: 'ms' }, {})).toEqual({
    over: false,
    cells: ['first', '12 ms', '', '', ''],
  });
});

it('lets nothing pass that was not measured', () => {
  expect(verdict(usable(undefined), { page: 1000 }).over).toBe(true);
  expect(verdict(usable(900), {}).over).toBe(true);
  expect(verdict(usable(900), { page: Number.NaN }).over).toBe(true);
});

it('names the floors that are needed, each once', () => {
  const rows = [
    usable(1),
    usable(2),
    { name: 'a', value: 1, unit: 'ms', limit: { times: 2, of: 'loop' } },
    { name: 'b', value: 1, unit: 'kB', limit: 3 },
  ];
  expect(floorsNamed(rows)).toEqual(['page', 'loop']);
});
