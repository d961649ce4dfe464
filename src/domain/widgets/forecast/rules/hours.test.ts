import { describe, expect, it } from 'vitest';
import { forecastEntry } from '../forecastEntry.test.kit';
import { ForecastEntry } from '../forecastWire';
import { rowsAs } from '@/platform/http/readShape.test.kit';
import { lastUpdate, readHours } from './hours';
import { isNight } from './night';

const entry = (
  at: string,
  forecast?: Partial<ForecastEntry['forecast']>,
  createdAt = '2026-11-20T06:00:00-03:00',
) => forecastEntry(at, forecast, createdAt);

describe('night', () => {
  it.each([
    [0, true],
    [5, true],
    [6, false],
    [14, false],
    [15, false],
    [16, true],
    [23, true],
  ])('%i h: %s', (hour, night) => {
    expect(isNight(hour)).toBe(night);
  });
});

describe('hours', () => {
  it('are read on the clock of this device, with a zone or without', () => {
    // Tests run at UTC−3.
    expect(readHours([entry('2026-11-20T02:30:00Z')])[0]).toMatchObject({
      date: '2026-11-19',
      time: '23:30',
      hour: 23,
      night: true,
    });
    expect(readHours([entry('2026-11-20T15:00:00')])[0]).toMatchObject({
      date: '2026-11-20',
      time: '15:00',
      night: false,
    });
  });

  it('stand in their order', () => {
    const times = readHours([
      entry('2026-11-21T00:00'),
      entry('2026-11-20T13:00'),
      entry('2026-11-20T09:00'),
    ]);
    expect(times.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-11-20 09:00',
      '2026-11-20 13:00',
      '2026-11-21 00:00',
    ]);
  });

  it('count once, by the later forecast', () => {
    const later = entry('2026-11-20T09:00', { rain: 4 }, '2026-11-20T12:00:00-03:00');
    for (const both of [
      [entry('2026-11-20T09:00', { rain: 1 }), later],
      [later, entry('2026-11-20T09:00', { rain: 1 })],
    ]) {
      expect(readHours(both).map(({ rain }) => rain)).toEqual([4]);
    }
  });

  it('leave out what is no entry, and take for nothing what is no figure', () => {
    const broken = [
      null,
      undefined,
      { forecast_date_ISO: 'amanhã', forecast: {} },
      { forecast_date_ISO: '2026-11-20T09:00', forecast: null },
      { forecast_date_ISO: '2026-11-20T10:00', forecast: { air_temperature: 'quente', rain: Number.NaN } },
    ];
    expect(readHours(rowsAs(ForecastEntry, broken))).toEqual([
      {
        date: '2026-11-20',
        time: '10:00',
        hour: 10,
        night: false,
        createdAt: '',
        temperature: null,
        humidity: null,
        rain: null,
        wind: null,
        gust: null,
        direction: '',
        conditions: '',
      },
    ]);
  });

  it('say when the newest of them was forecast', () => {
    const hours = readHours([
      entry('2026-11-20T09:00', {}, '2026-11-20T06:00:00Z'),
      entry('2026-11-20T10:00', {}, '2026-11-20T12:00:00Z'),
    ]);
    expect(lastUpdate(hours)).toBe('2026-11-20T12:00:00Z');
    expect(lastUpdate([])).toBe('');
  });
});
