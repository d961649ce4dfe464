import { describe, expect, it } from 'vitest';
import { formatRemaining, spokenMinutes } from './countdown';

describe('remaining time', () => {
  it.each([
    [300_000, '05:00'],
    [299_001, '05:00'],
    [299_000, '04:59'],
    [61_000, '01:01'],
    [1, '00:01'],
    [0, '00:00'],
    [-5000, '00:00'],
  ])('%i ms is %s', (ms, text) => {
    expect(formatRemaining(ms)).toBe(text);
  });
});

it.each([
  [300_000, 300_000, 5],
  [300_000, 61_000, 5],
  [300_000, 60_000, 1],
  [300_000, 1000, 1],
  [150_000, 149_000, 3],
  [40_000, 40_000, 1],
])('begun at %i ms, %i ms before the end %i min are read out', (first, remaining, minutes) => {
  expect(spokenMinutes(first, remaining)).toBe(minutes);
});
