import { describe, expect, it } from 'vitest';
import { formatRemaining } from './countdown';

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
