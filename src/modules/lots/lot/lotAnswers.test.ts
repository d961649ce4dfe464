import { describe, expect, it } from 'vitest';
import { readAs, rowsAs } from '@/platform/http/readShape.test.kit';
import {
  ClosingWire,
  LotAviaryWire,
  ProductionOrderWire,
  ReferenceChoiceWire,
  ReopeningWire,
} from './lotAnswers';

describe('what the server answers about lots', () => {
  it('is read as far as it can be, an unknown figure never being 0', () => {
    expect(
      readAs(ClosingWire, {
        housed: 24_300,
        lost: null,
        loaded: 'x',
        remaining: -1,
        later: [null, { id: 4 }],
      }),
    ).toEqual({
      housed: 24_300,
      lost: null,
      loaded: null,
      remaining: null,
      later: [{ id: 4, name: '', date: null }],
      nextLot: null,
    });
    expect(rowsAs(LotAviaryWire, [null, { id: 0 }, { id: 3, area: 0, lotInProgress: { id: 'x' } }])).toEqual([
      { id: 3, name: '3', farmName: '', area: null, lotInProgress: null },
    ]);
  });

  it('names the lots of an order, what stands in the way, and what goes', () => {
    expect(
      readAs(ProductionOrderWire, {
        message: '',
        lots: [{ id: 2, number: '31', aviaryName: 'A', status: 'BLOCKED' }, 7],
      }),
    ).toEqual({
      refusal: null,
      reason: null,
      lots: [{ id: 2, number: '31', aviaryName: 'A', status: 'BLOCKED' }],
    });
    expect(
      readAs(ReopeningWire, {
        refusals: [{ message: 'não', lotId: 5 }, { message: '' }],
        nextLot: { id: 9, number: '32', version: 2, typed: ['lineage', 3] },
      }),
    ).toEqual({
      refusals: [{ message: 'não', lotId: 5, reason: null }],
      nextLot: { id: 9, number: '32', version: 2, typed: ['lineage'] },
    });
    expect(
      rowsAs(ReferenceChoiceWire, [
        { id: 1, name: 'M', kind: 'AMBIENCE', mixedWith: { name: 'F' } },
        { name: 'x' },
      ]),
    ).toEqual([{ id: 1, name: 'M', kind: 'AMBIENCE', mixedWith: 'F' }]);
  });

  it('what is no answer at all is a failure, not an empty one', () => {
    for (const shape of [ClosingWire, ProductionOrderWire, ReopeningWire])
      expect(() => readAs<unknown>(shape, 'x')).toThrow(
        expect.objectContaining({ kind: 'unexpected' }) as Error,
      );
  });
});
