import { describe, expect, it } from 'vitest';
import { consumptionForecastGaps, LEAST_WEIGHINGS, weightForecastGaps } from './forecastAvailability';

const lot = (
  day: number | null,
  hasAutomaticData: boolean,
  status: 'inProgress' | 'awaiting' | 'blocked' | 'finished' = 'inProgress',
) => ({
  day,
  hasAutomaticData,
  status,
});

describe('the weight forecast', () => {
  it.each([
    [13, true, [{ why: 'tooYoung', fromDay: 14, daysLeft: 1 }]],
    [14, true, []],
    [14, false, [{ why: 'tooYoung', fromDay: 21, daysLeft: 7 }]],
    [20, false, [{ why: 'tooYoung', fromDay: 21, daysLeft: 1 }]],
    [21, false, []],
    [0, true, [{ why: 'tooYoung', fromDay: 14, daysLeft: 14 }]],
  ])('on day %d, automatic data: %s', (day, automatic, gaps) => {
    expect(weightForecastGaps(lot(day, automatic), 3)).toEqual(gaps);
  });

  it('needs three weighings, whatever the age', () => {
    expect(LEAST_WEIGHINGS).toBe(3);
    expect(weightForecastGaps(lot(30, false), 2)).toEqual([{ why: 'fewWeighings', weighings: 2, needed: 3 }]);
    expect(weightForecastGaps(lot(30, true), 3)).toEqual([]);
    expect(weightForecastGaps(lot(9, false), 0).map(({ why }) => why)).toEqual(['tooYoung', 'fewWeighings']);
  });

  it('of a lot that does not tell its weighings is not refused for having none', () => {
    expect(weightForecastGaps(lot(30, true), null)).toEqual([{ why: 'noWeighings' }]);
  });

  it('follows the reference of the lot', () => {
    expect(weightForecastGaps(lot(21, false), 3, false)).toEqual([{ why: 'noReference' }]);
  });

  it.each([
    ['blocked', 'closed'],
    ['finished', 'closed'],
    ['awaiting', 'notHoused'],
  ] as const)('a lot that is %s: %s', (status, why) => {
    expect(weightForecastGaps(lot(status === 'awaiting' ? null : 43, true, status), 40)).toEqual([{ why }]);
    expect(consumptionForecastGaps(lot(status === 'awaiting' ? null : 43, true, status))).toEqual([{ why }]);
  });
});

describe('the consumption forecast', () => {
  it('of a lot without automatic data will never be, housed or not', () => {
    expect(consumptionForecastGaps(lot(null, false, 'awaiting'))).toEqual([{ why: 'noAutomaticData' }]);
    expect(consumptionForecastGaps(lot(43, false, 'blocked'))).toEqual([{ why: 'closed' }]);
  });

  it.each([
    [13, true, [{ why: 'tooYoung', fromDay: 14, daysLeft: 1 }]],
    [14, true, []],
    [13, false, [{ why: 'noAutomaticData' }]],
    [40, false, [{ why: 'noAutomaticData' }]],
  ])('on day %d, automatic data: %s', (day, automatic, gaps) => {
    expect(consumptionForecastGaps(lot(day, automatic))).toEqual(gaps);
  });
});
