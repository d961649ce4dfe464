import { afterEach, expect, it, vi } from 'vitest';
import { placeOf, readUses } from './usesOf';

const insurance = { kind: 'INSURANCE', id: 3, name: 'Seguro do trator' };

afterEach(() => void vi.restoreAllMocks());

it('reads how many refer to a record, and those that are named', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answer = [
    { name: 'Seguros', count: 2, records: [insurance, { name: 'sem id' }] },
    { name: 'Nada', count: 0 },
    { name: 'Títulos', count: 5 },
  ];
  expect(readUses(answer)).toEqual([
    { name: 'Seguros', count: 2, records: [{ ...insurance, movement: '' }] },
    { name: 'Títulos', count: 5, records: [] },
  ]);
  expect(warn).toHaveBeenCalledWith('schema drift', expect.objectContaining({ path: 'GetDependents' }));
});

it('knows the way to each kind, and none to a kind without a page', () => {
  const at = (kind: string) => placeOf({ kind, id: 7, name: '', movement: '' });
  expect(at('INSURANCE')).toMatchObject({
    route: 'financePatrimony',
    params: { id: 'seguros', registro: '7' },
  });
  expect(at('SERIES')).toMatchObject({ params: { id: 'series' }, query: { registro: '7' } });
  expect(at('COST_CENTER')).toBeNull();
});
