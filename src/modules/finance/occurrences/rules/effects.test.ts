import { describe, expect, it } from 'vitest';
import { OCCURRENCE_KINDS } from '../occurrenceKinds';
import { EMPTY_OCCURRENCE } from '../occurrenceValues';
import { AREAS, effectsOf, quotaInstallments } from './effects';

describe('the installments of a quota', () => {
  it('sum to credit and administration, whatever is left over by rounding', () => {
    const parts = quotaInstallments({ value: 9_500_000, rate: 16.5, installments: 80 }) ?? [];
    expect(parts).toHaveLength(80);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(11_067_500);
    expect(parts.slice(-2)).toEqual([138_344, 138_324]);
  });

  it('are not told of what is not known', () => {
    expect(quotaInstallments({ value: null, rate: 10, installments: 10 })).toBeNull();
    expect(quotaInstallments({ value: 100, rate: 10, installments: 0 })).toBeNull();
  });
});

describe('what an occurrence will do', () => {
  it.each(OCCURRENCE_KINDS)('of the kind %s is told for every area', (kind) => {
    const covered = new Set(effectsOf(kind, EMPTY_OCCURRENCE).map(({ area }) => area));
    expect([...covered]).toEqual([...AREAS]);
  });

  it('of a transfer moves both accounts by the same amount', () => {
    const values = { ...EMPTY_OCCURRENCE, currentAccountId: 1, targetAccountId: 2, value: 500 };
    expect(effectsOf('TRANSFER', values).slice(0, 2)).toEqual([
      { area: 'accounts', key: 'accountOut', accountId: 1, cents: 500 },
      { area: 'accounts', key: 'accountIn', accountId: 2, cents: 500 },
    ]);
  });

  it.each(['CONTRACT', 'ORDER', 'ADVANCE', 'CONSORTIUM', 'BARTER'] as const)(
    'of the kind %s reaches no cash book without a producer',
    (kind) => {
      const bookOf = (farmerId: number | null) =>
        effectsOf(kind, { ...EMPTY_OCCURRENCE, farmerId }).find(({ area }) => area === 'cashBook')?.key;
      expect(bookOf(null)).toBe('cashBookNoProducer');
      expect(bookOf(7)).not.toBe('cashBookNoProducer');
    },
  );

  it('of an advance follows its side', () => {
    const keyOf = (side: 'INCOME' | 'EXPENSE') => effectsOf('ADVANCE', { ...EMPTY_OCCURRENCE, side })[0]?.key;
    expect([keyOf('INCOME'), keyOf('EXPENSE')]).toEqual(['accountIn', 'accountOut']);
  });
});
