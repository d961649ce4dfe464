import { describe, expect, test } from 'vitest';
import { deltaT, hoursOfDay, judgeHour, stretchesOf, type WeatherHour } from './sprayHours';

const hour = (at: string, changes: Partial<WeatherHour> = {}): WeatherHour => ({
  at: `2026-11-24T${at}`,
  source: 'STATION',
  temperature: 24,
  humidity: 70,
  wind: 6,
  rain: 0,
  ...changes,
});

describe('Delta T', () => {
  test.each([
    [30, 55, 6.84],
    [30, 40, 9.55],
  ])('%d °C and %d %%: %d', (temperature, humidity, expected) => {
    expect(deltaT(temperature, humidity)).toBeCloseTo(expected, 2);
  });

  test('is not told where the formula does not hold, or half is missing', () => {
    expect([deltaT(30, 100), deltaT(30, 4), deltaT(51, 50), deltaT(null, 50), deltaT(20, null)]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('an hour', () => {
  test.each([
    [{}, 'suits', []],
    [{ wind: 3 }, 'suits', []],
    [{ wind: 10 }, 'suits', []],
    [{ wind: 2.9 }, 'against', ['calm']],
    [{ wind: 10.1 }, 'against', ['windy']],
    [{ humidity: 55 }, 'against', ['humidity']],
    [{ temperature: 30, rain: 0.2 }, 'against', ['hot', 'rain']],
    [{ wind: null }, 'unknown', []],
    [{ wind: null, rain: 1 }, 'against', ['rain']],
  ] as const)('%j %s', (changes, state, reasons) => {
    expect(judgeHour(hour('06:00', changes))).toMatchObject({ state, reasons });
  });
});

test('stretches of hours that suit end where one does not, or where one is missing', () => {
  const hours = [
    hour('05:00'),
    hour('06:00'),
    hour('07:00', { wind: 1 }),
    hour('08:00'),
    hour('10:00'),
    hour('11:00'),
  ].map(judgeHour);
  const times = stretchesOf(hours, ({ state }) => state === 'suits').map(({ from, last }) =>
    [from, last].map((at) => at.slice(11)),
  );
  expect(times).toEqual([
    ['05:00', '06:00'],
    ['08:00', '08:00'],
    ['10:00', '11:00'],
  ]);
});

test('a day has its own 24 hours, wherever the server cuts its days', () => {
  const hour = (at: string): WeatherHour => ({
    at,
    source: 'FORECAST',
    temperature: null,
    humidity: null,
    wind: null,
    rain: null,
  });
  // Days of Brasília on a clock of Cuiabá: each begins at 23:00 of the day before.
  const sent = Array.from({ length: 72 }, (_, at) =>
    hour(new Date(Date.UTC(2026, 10, 25, 23) + at * 3_600_000).toISOString().slice(0, 16)),
  );
  const own = hoursOfDay(sent, '2026-11-27').map(({ at }) => at);
  expect([own.length, own[0], own.at(-1)]).toEqual([24, '2026-11-27T00:00', '2026-11-27T23:00']);
});
