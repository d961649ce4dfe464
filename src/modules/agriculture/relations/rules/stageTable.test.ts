import { expect, it } from 'vitest';
import { STAGE_FIGURES } from '../relationTypes';
import { decimalsOf, deltaDecimalsOf, stageTable } from './stageTable';

const figures = { days: 12, degreeDays: 90.5, chill: 0, rain: null, et0: 4, deficit: 1, hot: 2, cold: 3 };
const none = Object.fromEntries(STAGE_FIGURES.map((name) => [name, { value: null, of: 0 }]));
const t = ((key: string) => key) as unknown as Parameters<typeof stageTable>[0];

it('counts days as whole, and what they differ by to a tenth', () => {
  expect([decimalsOf('days'), deltaDecimalsOf('days')]).toEqual([0, 1]);
  expect([decimalsOf('rain'), deltaDecimalsOf('rain')]).toEqual([2, 2]);
});

it('has a line for each stage with its difference, blank where one is not known', () => {
  const weather = ['V1', 'R1'].map((code) => ({ ...figures, code, from: '2026-10-02' as const }));
  const deltas = new Map([['V1', { ...none, days: { value: -2, of: 1 } }]]) as unknown as Parameters<
    typeof stageTable
  >[3];
  const { columns, rows } = stageTable(t, 'Estádios', weather, deltas);
  expect(columns).toHaveLength(2 + 2 * STAGE_FIGURES.length);
  const at = (name: (typeof STAGE_FIGURES)[number]) => 2 + STAGE_FIGURES.indexOf(name);
  const behind = STAGE_FIGURES.length;
  expect(rows[0]?.[at('days')]).toBe(12);
  expect(rows[0]?.[at('rain')]).toBeNull();
  expect(rows[0]?.[at('days') + behind]).toBe(-2);
  expect(rows[1]?.[at('days') + behind]).toBeNull();
  expect(rows.map(([code]) => code)).toEqual(['V1', 'R1']);
});
