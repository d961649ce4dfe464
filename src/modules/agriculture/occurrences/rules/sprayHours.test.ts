import { describe, expect, test } from 'vitest';
import { deltaT, judgeHour, stretchesOf, type WeatherHour } from './sprayHours';

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
