import { describe, expect, it } from 'vitest';
import { keptFilters, queryOf, shownFilters } from './queryFilters';
import { readAs, rowsAs } from '@/platform/http/readShape.test.kit';
import { DocumentRowWire, LastDateWire, queryParams } from './queryWire';

const TODAY = '2026-11-22';
const USUAL = '2025-11-23..2026-11-22';

describe('the filters of the query', () => {
  it('always hold a period, and keep none that moves on with the days', () => {
    expect(shownFilters({}, TODAY)).toEqual({ emissao: USUAL });
    expect(shownFilters({ emissao: '2020-01-01..2026-01-01', numero: '1' }, TODAY)).toEqual({
      emissao: '2020-01-01..2020-12-31',
      numero: '1',
    });
    expect(keptFilters({ emissao: USUAL, numero: '1' }, TODAY)).toEqual({ numero: '1' });
    expect(keptFilters({ numero: '1' }, TODAY)).toEqual({ numero: '1' });
    expect(keptFilters({ emissao: '2026-01-01..2026-01-31' }, TODAY)).toEqual({
      emissao: '2026-01-01..2026-01-31',
    });
  });

  it('are sent as the server reads them: reais, and each id of a list by itself', () => {
    const raw = {
      emissao: '2026-01-01..2026-01-31',
      movimento: 'INCOME',
      numero: ' 19 ',
      valor: '1050..',
      parceiro: '3,7',
      cartao: '2',
    };
    expect(queryParams(queryOf(raw, TODAY)).toString()).toBe(
      'startDate=2026-01-01&endDate=2026-01-31&businessMovement=INCOME&documentNumber=19&minimumValue=10.5' +
        '&partnerPersonIds=3&partnerPersonIds=7&creditCardIds=2',
    );
    expect(queryParams(queryOf({}, TODAY)).toString()).toBe('startDate=2025-11-23&endDate=2026-11-22');
  });
});

describe('what the server answers', () => {
  it('is read row by row, odd values counting as not told', () => {
    const rows = rowsAs(DocumentRowWire, [
      null,
      'x',
      { documentNumber: 'no id' },
      { id: 4, businessMovement: 'BARTER', documentNetValue: 'sete', openValue: 0.1, situation: 'LOST' },
    ]);
    expect(rows).toMatchObject([{ id: 4, movement: null, value: null, open: 10, situation: null, type: '' }]);
  });

  it('tells until when its data reach, as a text or in a record', () => {
    expect(readAs(LastDateWire, '2026-11-22T05:30:00')).toBe('2026-11-22T05:30:00');
    expect(readAs(LastDateWire, { report: 'x', lastDate: '2026-11-22' })).toBe('2026-11-22');
    for (const nothing of [null, 7, {}, [], '']) expect(readAs(LastDateWire, nothing)).toBe('');
  });
});
