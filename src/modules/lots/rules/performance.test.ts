import { describe, expect, it } from 'vitest';
import { birdsAlive, performanceAtWeighing } from './performance';

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

  const none = { loads: [], chickWeight: null };

  it('is computed on the day of its last weighing', () => {
    const done = performanceAtWeighing({ ...none, housed: 10_000, lastWeighing: weighing });
    expect(done).toMatchObject({ day: 44, viability: 95, birds: 9500, weightKg: 1.85 });
    expect(done?.feedConversion).toBeCloseTo(1.88, 9);
    expect(Math.round(done?.efficiency ?? 0)).toBe(212);
  });

  it('lacks what was not written down', () => {
    const noFeed = performanceAtWeighing({
      ...none,
      housed: 10_000,
      lastWeighing: { ...weighing, feedConsumed: null },
    });
    expect(noFeed).toMatchObject({ feedConversion: null, efficiency: null, viability: 95 });
    expect(performanceAtWeighing({ ...none, housed: 10_000, lastWeighing: null })).toBeNull();
    expect(performanceAtWeighing({ ...none, housed: 0, lastWeighing: weighing })).toBeNull();
  });

  it('is unknown while birds are', () => {
    const lot = { ...none, housed: 10_000, lastWeighing: weighing };
    expect(performanceAtWeighing({ ...lot, housed: null })).toBeNull();
    expect(performanceAtWeighing({ ...lot, loads: null })).toBeNull();
    expect(performanceAtWeighing({ ...lot, lastWeighing: { ...weighing, birdsLost: null } })).toBeNull();
  });

  it('counts the birds that are still there', () => {
    expect(birdsAlive({ status: 'inProgress', housed: 10_000, lost: 300, loaded: 4_000 })).toBe(5_700);
    expect(birdsAlive({ status: 'inProgress', housed: 100, lost: 60, loaded: 60 })).toBe(0);
    const whole = { housed: 10_000, lost: 300, loaded: 4_000 };
    for (const unreported of ['housed', 'lost', 'loaded'])
      expect(birdsAlive({ status: 'inProgress', ...whole, [unreported]: null })).toBeNull();
  });
});
