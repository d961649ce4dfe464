import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  birdsAlive,
  efficiency,
  feedConversion,
  mortality,
  performanceAtWeighing,
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

describe('what a lot has come to', () => {
  const weighing = {
    day: 44,
    date: '2026-11-20',
    weight: 1850,
    birdsWeighed: 100,
    birdsLost: 500,
    feedConsumed: 9500 * 1.85 * 1.88,
    referenceWeight: null,
  };

  it('is reckoned on the day of its last weighing', () => {
    const done = performanceAtWeighing({ housed: 10_000, lastWeighing: weighing });
    expect(done).toMatchObject({ day: 44, viability: 95, birds: 9500, weightKg: 1.85 });
    expect(done?.feedConversion).toBeCloseTo(1.88, 9);
    expect(Math.round(done?.efficiency ?? 0)).toBe(212);
  });

  it('lacks what nobody wrote down', () => {
    const noFeed = performanceAtWeighing({
      housed: 10_000,
      lastWeighing: { ...weighing, feedConsumed: null },
    });
    expect(noFeed).toMatchObject({ feedConversion: null, efficiency: null, viability: 95 });
    expect(performanceAtWeighing({ housed: 10_000, lastWeighing: null })).toBeNull();
    expect(performanceAtWeighing({ housed: 0, lastWeighing: weighing })).toBeNull();
  });

  it('counts the birds that are still there', () => {
    expect(birdsAlive({ housed: 10_000, lost: 300, loaded: 4_000 })).toBe(5_700);
    expect(birdsAlive({ housed: 100, lost: 60, loaded: 60 })).toBe(0);
  });
});
