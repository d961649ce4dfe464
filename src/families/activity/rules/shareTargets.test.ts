import { expect, it } from 'vitest';
import type { Center, LineValues } from '../activityValues';
import { plotKey, productKey, shareKey, type ShareOver, shareTargets } from './shareTargets';

const center = (id: number, areas: readonly (number | null)[] = []): Center => ({
  id,
  name: `C${id}`,
  groupName: 'SEDE',
  area: null,
  plots: areas.length,
  plotList: areas.map((area, at) => ({ id: id * 10 + at, name: `T${id * 10 + at}`, area })),
});
const line = (centerId: number | null, productName: string | null = 'SOJA') =>
  ({ centerId, productName }) as LineValues;
const targets = (over: ShareOver, production: LineValues[], centers: readonly Center[] = []) =>
  shareTargets({ production, over }, centers);

it('a center stands once, with its lines; what has none falls to nothing', () => {
  const [first, second] = [line(1), line(2)];
  const found = targets('CENTER', [first, line(null), second, line(1, 'MILHO')]);
  expect(found.map(({ key }) => key)).toEqual([shareKey(1), shareKey(2)]);
  expect(found[1]).toMatchObject({ lines: [second], portion: 1, plotId: null, name: null });
  expect(found[0]?.lines).toHaveLength(2);
});

it('plots have their part of the center by area', () => {
  const found = targets('PLOT', [line(2)], [center(1, [5]), center(2, [10, 30])]);
  expect(found.map(({ key, plotId, name, portion }) => [key, plotId, name, portion])).toEqual([
    [plotKey(20), 20, 'T20', 0.25],
    [plotKey(21), 21, 'T21', 0.75],
  ]);
});

it('the part of plots is unknown while an area is, or all are nothing', () => {
  const portions = (...areas: (number | null)[]) =>
    targets('PLOT', [line(1)], [center(1, areas)]).map(({ portion }) => portion);
  expect(portions(10, null)).toEqual([null, null]);
  expect(portions(0, 0)).toEqual([null, null]);
  expect(portions(0, 4)).toEqual([0, 1]);
  expect(portions(0.5, 0.5)).toEqual([0.5, 0.5]);
});

it('a center without plots has its part as a whole', () => {
  const whole = [expect.objectContaining({ key: shareKey(1), portion: 1, plotId: null })];
  expect(targets('PLOT', [line(1)], [center(1)])).toEqual(whole);
  expect(targets('PLOT', [line(1)], [center(2, [5])])).toEqual(whole);
  expect(targets('PLOT', [line(1)])).toEqual(whole);
});

it('lines of one product in a center are one, however it is written', () => {
  const found = targets('PRODUCT', [line(1, 'Soja'), line(1, ' SOJA '), line(1, 'MILHO'), line(1, null)]);
  expect(found.map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Soja', 2],
    ['MILHO', 1],
    ['', 1],
  ]);
  expect(new Set([...found.map(({ key }) => key), productKey(2, 'SOJA')]).size).toBe(4);
  expect(productKey(1, 'A.B')).not.toContain('.');
});
