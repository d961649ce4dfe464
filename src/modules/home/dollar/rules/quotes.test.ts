import { describe, expect, it } from 'vitest';
import { DollarQuote } from '../../homeWire';
import { rowsAs } from '@/platform/http/readShape.test.kit';
import { splitMoment } from './moment';
import { chooseQuotes, readQuotes } from './quotes';

const quote = (moment: string, buy: number, bulletin = 'Fechamento'): DollarQuote => ({
  dataHoraCotacao: moment,
  cotacaoCompra: buy,
  cotacaoVenda: buy + 0.0006,
  tipoBoletim: bulletin,
});
const TODAY = [quote('2026-09-18 13:03:34.742', 5.4127), quote('2026-09-18 10:04:21.1', 5.4, 'Abertura')];
const PERIOD = [quote('2026-09-16 13:04:00.001', 5.38), quote('2026-09-17 13:08:11.742036', 5.3987)];

describe('the moment of a quote', () => {
  it.each([
    ['2026-09-18 13:03:34.742', '2026-09-18', '13:03'],
    ['2026-09-18 13:03:34.742036', '2026-09-18', '13:03'],
    ['2026-09-18T13:03:34', '2026-09-18', '13:03'],
    ['2026-09-18', '2026-09-18', ''],
    // Whatever zone might be written: the hour is read as it stands.
    ['2026-09-18T23:59:00Z', '2026-09-18', '23:59'],
  ])('%s is split as text', (text, day, time) => {
    expect(splitMoment(text)).toMatchObject({ day, time });
  });

  it.each(['18/09/2026', '2026-02-30 10:00:00', '', null, 20260918])('%o is none', (text) => {
    expect(splitMoment(text)).toBeNull();
  });
});

describe('the quotes of several lists', () => {
  it('are sorted by their moment, each once', () => {
    expect(readQuotes(TODAY, PERIOD, TODAY).map(({ buy }) => buy)).toEqual([5.38, 5.3987, 5.4, 5.4127]);
  });

  it('leave out what cannot be read', () => {
    const broken = [null, {}, { ...quote('2026-09-18 10:00:00', 5), cotacaoVenda: 'x' }, quote('soon', 5)];
    expect(readQuotes(rowsAs(DollarQuote, broken))).toEqual([]);
  });
});

describe('what is shown', () => {
  it('is the latest quote of the day', () => {
    expect(chooseQuotes(TODAY, PERIOD)).toMatchObject({
      shown: { moment: '2026-09-18 13:03:34.742', buy: 5.4127, bulletin: 'Fechamento' },
      previous: { buy: 5.4 },
    });
  });

  it('is else the last of the period', () => {
    expect(chooseQuotes([], PERIOD)).toMatchObject({ shown: { buy: 5.3987 }, previous: { buy: 5.38 } });
  });

  it('is nothing when there is none at all', () => {
    expect(chooseQuotes([], [])).toEqual({ shown: null, previous: null, history: [] });
  });

  it('has no previous quote when it is the only one', () => {
    expect(chooseQuotes([quote('2026-09-18 10:04:21', 5.4)], []).previous).toBeNull();
  });
});

describe('the chart', () => {
  it('draws the period and at its end what is shown', () => {
    expect(chooseQuotes(TODAY, PERIOD).history.map(({ buy }) => buy)).toEqual([5.38, 5.3987, 5.4127]);
  });

  it('draws a quote that stands in both lists once', () => {
    expect(chooseQuotes(TODAY, [...PERIOD, ...TODAY]).history.at(-1)?.buy).toBe(5.4127);
    expect(chooseQuotes(TODAY, [...PERIOD, TODAY[0]!]).history).toHaveLength(3);
  });

  it('draws the day alone while the period is missing', () => {
    expect(chooseQuotes(TODAY, []).history.map(({ buy }) => buy)).toEqual([5.4, 5.4127]);
  });
});
