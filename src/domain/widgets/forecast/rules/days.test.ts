import { describe, expect, it } from 'vitest';
import { formatNumber } from '@/platform/format/number';
import { conditionsOfDay, readCondition } from './conditions';
import { groupByDay } from './days';
import type { ForecastHour } from './hours';
import { isNight } from './night';

const hour = (at: string, values: Partial<ForecastHour> = {}): ForecastHour => {
  const [date = '', time = ''] = at.split(' ');
  return {
    date,
    time,
    hour: Number(time.slice(0, 2)),
    night: isNight(Number(time.slice(0, 2))),
    createdAt: '',
    temperature: null,
    humidity: null,
    rain: null,
    wind: null,
    gust: null,
    direction: '',
    conditions: '',
    ...values,
  };
};

describe('days', () => {
  it('have the least and the greatest temperature and the sum of the rain', () => {
    const [first, second] = groupByDay([
      hour('2026-11-21 09:00', { temperature: 18, rain: 0 }),
      hour('2026-11-20 05:00', { temperature: 13.4, rain: 0.1 }),
      hour('2026-11-20 14:00', { temperature: 33.6, rain: 0.2 }),
      hour('2026-11-20 20:00', { temperature: null, rain: null }),
    ]);
    expect(first).toMatchObject({ date: '2026-11-20', min: 13.4, max: 33.6 });
    expect(first?.hours).toHaveLength(3);
    expect(formatNumber(first?.rain, { decimals: 1 })).toBe('0,3');
    expect(second).toMatchObject({ date: '2026-11-21', min: 18, max: 18, rain: 0 });
  });

  it('know nothing where no hour does', () => {
    expect(groupByDay([hour('2026-11-20 09:00')])[0]).toMatchObject({ min: null, max: null, rain: null });
    expect(groupByDay([])).toEqual([]);
  });

  it('are night when no daylight is left of them', () => {
    expect(groupByDay([hour('2026-11-20 16:00'), hour('2026-11-20 23:00')])[0]?.night).toBe(true);
    expect(groupByDay([hour('2026-11-20 15:00'), hour('2026-11-20 23:00')])[0]?.night).toBe(false);
  });
});

describe('the sky of a day', () => {
  const sky = (...of: [string, string][]) =>
    conditionsOfDay(of.map(([time, conditions]) => hour(`2026-11-20 ${time}`, { conditions })));

  it('is that of most of its daylight', () => {
    expect(sky(['09:00', 'few clouds'], ['10:00', 'few clouds'], ['11:00', 'storm'])).toBe('few clouds');
    expect(sky(['09:00', 'rain'], ['20:00', 'clear sky'], ['21:00', 'clear sky'])).toBe('rain');
  });

  it('of equally many hours is the graver', () => {
    expect(sky(['09:00', 'storm'], ['10:00', 'clear sky'])).toBe('storm');
    expect(sky(['09:00', 'clear sky'], ['10:00', 'drizzle'])).toBe('drizzle');
    expect(sky(['09:00', 'hail'], ['10:00', 'clear sky'])).toBe('clear sky');
  });

  it('is that of its night where no daylight is left, and nothing where nothing is said', () => {
    expect(sky(['20:00', 'overcast'])).toBe('overcast');
    expect(sky(['09:00', ''])).toBe('');
  });
});

describe('the words of the service', () => {
  it.each([
    ['clear sky', 'clearSky'],
    ['few clouds', 'fewClouds'],
    ['scattered clouds', 'scatteredClouds'],
    ['partially cloudy', 'partiallyCloudy'],
    ['mostly cloudy', 'mostlyCloudy'],
    ['overcast', 'overcast'],
    ['drizzle', 'drizzle'],
    ['light rain', 'lightRain'],
    ['moderate rain', 'moderateRain'],
    ['rain', 'rain'],
    ['storm', 'storm'],
    [' Light  RAIN ', 'lightRain'],
  ])('%s', (words, condition) => {
    expect(readCondition(words)).toBe(condition);
  });

  it.each(['', 'hail', 'toString', 'constructor'])('%j is none of them', (words) => {
    expect(readCondition(words)).toBeNull();
  });
});
