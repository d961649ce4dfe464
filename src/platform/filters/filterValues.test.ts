import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFilters, parseFilter, parseFilters } from '@/platform/filters/filterValues';

describe('filters in the address', () => {
  it('writes what people can read', () => {
    expect(
      formatFilters({
        area: { from: 10, to: null },
        since: { from: null, to: '2026-11-20' },
        own: true,
        active: false,
        city: ['3', '7'],
        name: ' água ',
        code: '',
      }),
    ).toEqual({ area: '10..', since: '..2026-11-20', own: 'sim', active: 'nao', city: '3,7', name: 'água' });
  });

  it('puts a range that was typed backwards in order', () => {
    expect(formatFilters({ area: { from: 50, to: 10 } })).toEqual({ area: '10..50' });
  });

  it.each([
    ['number', 'dez'],
    ['numberRange', '..'],
    ['numberRange', 'a..b'],
    ['date', '2026-02-30'],
    ['date', '20/11/2026'],
    ['dateRange', '2026-13-01..'],
    ['yesNo', 'talvez'],
    ['multiSelect', ','],
    ['text', '  '],
  ] as const)('ignores a %s of "%s"', (kind, text) => {
    expect(parseFilter({ kind }, text)).toBeNull();
  });

  it('reads every list of options that it writes, whatever their ids hold', () => {
    const ids = fc.array(fc.string({ minLength: 1 }), { minLength: 1 });
    const specs = [{ name: 'city', label: 'Cidade', kind: 'multiSelect' as const }];
    fc.assert(
      fc.property(ids, (city) => {
        expect(parseFilters(specs, formatFilters({ city }))).toEqual({ city });
      }),
    );
  });
});
