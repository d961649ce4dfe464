import { describe, expect, it } from 'vitest';
import { applyFilters } from '@/platform/filters/applyFilters';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { FilterValue } from '@/platform/filters/filterValues';

const ROWS = [
  {
    id: 1,
    name: 'Água Limpa',
    area: 10,
    cents: 150_00,
    since: '2026-09-18T00:00:00',
    own: true,
    crops: ['soja', 'milho'],
  },
  {
    id: 2,
    name: 'FAZENDA AÇAÍ',
    area: 50,
    cents: 99_99,
    since: '2026-11-19T02:30:00Z',
    own: false,
    crops: ['milho'],
  },
  { id: 3, name: 'Sítio', area: null, cents: 0, since: null, own: null, crops: [] },
];
type Row = (typeof ROWS)[number];

const spec = (name: string, kind: FilterSpec['kind'], value?: (row: Row) => unknown): FilterSpec<Row> => ({
  name,
  label: name,
  kind,
  ...(value ? { value } : {}),
});

function kept(filter: FilterSpec<Row>, wanted: FilterValue): number[] {
  return applyFilters(ROWS, [filter], { [filter.name]: wanted }).map((row) => row.id);
}

describe('filters of rows at hand', () => {
  it('finds words without accents, case or order', () => {
    expect(kept(spec('name', 'text'), 'limpa agua')).toEqual([1]);
    expect(kept(spec('name', 'text'), 'acai')).toEqual([2]);
  });

  it('includes both ends of a range and leaves out what is unknown', () => {
    const area = spec('area', 'numberRange');
    expect(kept(area, { from: 10, to: 50 })).toEqual([1, 2]);
    expect(kept(area, { from: 10.01, to: null })).toEqual([2]);
    expect(kept(area, { from: null, to: 49.99 })).toEqual([1]);
    expect(kept(spec('cents', 'moneyRange'), { from: 99_99, to: 150_00 })).toEqual([1, 2]);
  });

  it('takes an instant as the day it was here: 02:30 in Greenwich is still the 18th in Brasília', () => {
    const since = spec('since', 'dateRange');
    expect(kept(since, { from: '2026-11-18', to: '2026-11-18' })).toEqual([2]);
    expect(kept(since, { from: '2026-11-19', to: null })).toEqual([]);
    expect(kept(spec('since', 'date'), '2026-09-18')).toEqual([1]);
  });

  it('compares ids whether the address wrote them as text or not', () => {
    expect(kept(spec('id', 'select'), '2')).toEqual([2]);
    expect(kept(spec('id', 'multiSelect'), ['1', '3'])).toEqual([1, 3]);
    expect(kept(spec('id', 'number'), 2)).toEqual([2]);
  });

  it('is content with one of several options, also where a row has several', () => {
    expect(kept(spec('crops', 'multiSelect'), ['soja', 'trigo'])).toEqual([1]);
    expect(kept(spec('crops', 'multiSelect'), ['milho'])).toEqual([1, 2]);
  });

  it('counts what is not said as no', () => {
    expect(kept(spec('own', 'yesNo'), false)).toEqual([2, 3]);
    expect(kept(spec('own', 'active'), true)).toEqual([1]);
  });

  it('asks for all filters together and reads where it is told', () => {
    const specs = [spec('name', 'text'), spec('first', 'text', (row) => row.crops[0])];
    expect(applyFilters(ROWS, specs, { name: 'a', first: 'milho' }).map((row) => row.id)).toEqual([2]);
    expect(applyFilters(ROWS, specs, {})).toBe(ROWS);
  });
});
