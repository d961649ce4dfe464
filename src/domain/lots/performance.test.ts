import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dailyGain,
  deliveredResult,
  efficiency,
  feedConversion,
  gainConversion,
  gainEfficiency,
  mortality,
  viability,
} from './performance';

describe('viability and mortality', () => {
  it('share the housed birds between them (F17)', () => {
    expect(viability(24_000, 1_200)).toBe(95);
    expect(mortality(24_000, 1_200)).toBe(5);
    expect(viability(24_000, 0)).toBe(100);
  });

  it('are not known without birds, nor when more are lost than were housed', () => {
    for (const rule of [viability, mortality]) {
      expect(rule(0, 0)).toBeNull();
      expect(rule(100, 101)).toBeNull();
      expect(rule(100, -1)).toBeNull();
    }
  });

  it('add up to a hundred', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (housed, share) => {
          const lost = Math.floor(housed * share);
          expect((viability(housed, lost) ?? 0) + (mortality(housed, lost) ?? 0)).toBeCloseTo(100, 9);
        },
      ),
    );
  });
});

describe('feed conversion', () => {
  it('is feed by live weight: the figures of F18', () => {
    expect(feedConversion(5738.52, 3375.6)).toBeCloseTo(1.7, 4);
  });

  it('needs both', () => {
    expect(feedConversion(0, 100)).toBeNull();
    expect(feedConversion(100, 0)).toBeNull();
    expect(feedConversion(NaN, 100)).toBeNull();
  });
});

describe('efficiency', () => {
  it('is the EPEF of F16: 1,85 kg, 95 %, 44 days, CA 1,88', () => {
    const value = efficiency({ viability: 95, weightKg: 1.85, ageDays: 44, feedConversion: 1.88 });
    expect(Math.round(value ?? 0)).toBe(212);
  });

  it('is not known on the day of housing or without conversion', () => {
    expect(efficiency({ viability: 95, weightKg: 1.85, ageDays: 0, feedConversion: 1.88 })).toBeNull();
    expect(efficiency({ viability: 95, weightKg: 1.85, ageDays: 44, feedConversion: 0 })).toBeNull();
  });
});

it('two loads count with their weight and day, in both variants (lots decisions §5.1 to §5.3)', () => {
  const result = deliveredResult({
    housed: 24_300,
    lost: 900,
    birds: 23_400,
    kg: 63_630,
    birdDays: 6_000 * 35 + 17_400 * 42,
    feedKg: 102_000,
  });
  if (!result) throw new Error('no result');
  expect(result.ageDays).toBeCloseTo(40.21, 2);
  expect(result.feedConversion).toBeCloseTo(1.603, 3);
  expect(Math.round(result.efficiency ?? 0)).toBe(406);
  const onGain = gainConversion(102_000, 63_630, 23_400, 0.042);
  expect(onGain).toBeCloseTo(1.628, 3);
  const gain = dailyGain(result.weightKg, 0.042, result.ageDays);
  expect(gain).toBeCloseTo(66.59, 1);
  expect(Math.round(gainEfficiency(result.viability, gain, onGain) ?? 0)).toBe(394);
  expect(gainEfficiency(96, null, 1.6)).toBeNull();
  expect(dailyGain(2.7, 0.042, 0)).toBeNull();
});
