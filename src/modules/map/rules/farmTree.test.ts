import { describe, expect, it } from 'vitest';
import { withCostCenter, withoutPlot, withPlot } from './farmTree';
import type { FarmActivityFieldPolygon, FarmWithFields } from '@/domain/land/landWire';
import type { CostCenter } from '../mapWire';

const plot = (id: number, name: string, farmActivityFieldId: number) =>
  ({ id, name, farmId: 1, farmActivityFieldId, usefulAreaSize: 10 }) as FarmActivityFieldPolygon;
const field = (id: number, name: string, plots: FarmActivityFieldPolygon[]) => ({
  id,
  name,
  farmActivityFieldPolygons: plots,
});
const farm = {
  id: 1,
  farmActivityFields: [
    field(10, 'SOJA', [plot(1, 'TALHAO 2', 10), plot(2, 'TALHAO 10', 10)]),
    field(11, 'MILHO', []),
  ],
} as unknown as FarmWithFields;
const saved = (changes: object) =>
  ({ id: 10, name: 'SOJA NOVA', usefulAreaSize: 99, ...changes }) as CostCenter;
const names = (changed: FarmWithFields | null) =>
  changed?.farmActivityFields.map(
    ({ name, farmActivityFieldPolygons }) =>
      `${name}: ${farmActivityFieldPolygons.map((own) => own.name).join(', ')}`,
  );

describe('a saved cost center', () => {
  it('replaces the old one and keeps its plots', () => {
    const changed = withCostCenter(farm, saved({}));
    expect(names(changed)).toEqual(['SOJA NOVA: TALHAO 2, TALHAO 10', 'MILHO: ']);
    expect(changed?.farmActivityFields[0]?.usefulAreaSize).toBe(99);
  });

  it('of another farm changes nothing', () => {
    expect(withCostCenter(farm, saved({ id: 77 }))).toBeNull();
  });
});

describe('a saved plot', () => {
  it('takes its place by name, numbers as numbers', () => {
    expect(names(withPlot(farm, plot(3, 'TALHAO 9', 10)))).toEqual([
      'SOJA: TALHAO 2, TALHAO 9, TALHAO 10',
      'MILHO: ',
    ]);
  });

  it('moves to its new cost center', () => {
    expect(names(withPlot(farm, plot(1, 'TALHAO 2', 11)))).toEqual(['SOJA: TALHAO 10', 'MILHO: TALHAO 2']);
  });

  it('waits for the list when its cost center is new', () => {
    expect(withPlot(farm, plot(3, 'TALHAO 9', 12))).toBeNull();
  });
});

it('a deleted plot leaves its cost center, and only that one changes', () => {
  const changed = withoutPlot(farm, 2);
  expect(names(changed)).toEqual(['SOJA: TALHAO 2', 'MILHO: ']);
  expect(changed.farmActivityFields[1]).toBe(farm.farmActivityFields[1]);
});
