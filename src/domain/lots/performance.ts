/**
 * Share of the housed birds that live, in percent.
 * @param housed birds received less those discarded on delivery
 * @param lost dead and eliminated birds
 * @returns 0 to 100; null when either is not known, no bird was housed or more are lost than were housed
 * Source: facts F17, (housed − dead − eliminated) ÷ housed × 100.
 */
export function viability(housed: number | null, lost: number | null): number | null {
  if (housed === null || lost === null) return null;
  return housed > 0 && lost >= 0 && lost <= housed ? ((housed - lost) / housed) * 100 : null;
}

/** Share of the housed birds that are dead or were eliminated, in percent: what viability leaves of 100 (F17). */
export function mortality(housed: number | null, lost: number | null): number | null {
  if (housed === null || lost === null) return null;
  return housed > 0 && lost >= 0 && lost <= housed ? (lost / housed) * 100 : null;
}

/**
 * Feed conversion (CA): kilograms of feed for a kilogram of live weight.
 * @returns null without feed or without weight
 * Source: facts F18, the variant by which lots are settled, feed ÷ live weight (5738.52 ÷ 3375.60 = 1.70); the weight
 * of the chicks is not taken off.
 */
export function feedConversion(feedKg: number, liveWeightKg: number): number | null {
  return feedKg > 0 && liveWeightKg > 0 ? feedKg / liveWeightKg : null;
}

export interface EfficiencyParts {
  /** Percent. */
  readonly viability: number;
  /** Mean live weight of a bird, kilograms. */
  readonly weightKg: number;
  readonly ageDays: number;
  readonly feedConversion: number;
}

/**
 * European production efficiency factor (EPEF; in Brazil IEP), with the live weight.
 * @returns null on the day of housing or without feed conversion
 * Source: facts F16, viability % × live weight kg ÷ (age d × CA) × 100 (95 %, 1.85 kg, 44 d, 1.88 → 212). The variant
 * with the daily gain differs by the weight of the chick and is not this one.
 */
export function efficiency({ viability, weightKg, ageDays, feedConversion }: EfficiencyParts): number | null {
  if (!(ageDays > 0) || !(feedConversion > 0)) return null;
  return ((viability * weightKg) / (ageDays * feedConversion)) * 100;
}

/** Feed conversion on gain: the weight of the housed chicks is taken off, `chickKg` each (lots decisions §5.2). */
export function gainConversion(
  feedKg: number,
  deliveredKg: number,
  birds: number,
  chickKg: number,
): number | null {
  return feedConversion(feedKg, deliveredKg - birds * chickKg);
}

/** Mean daily gain of a bird, grams. */
export function dailyGain(weightKg: number, chickKg: number, ageDays: number): number | null {
  return ageDays > 0 && weightKg > chickKg ? ((weightKg - chickKg) * 1000) / ageDays : null;
}

/**
 * Efficiency by gain: gain g/d × viability % ÷ (conversion on gain × 10), the variant of F16 that is not the one above
 * (lots decisions §5.3: 66,59 × 96,30 ÷ (1,628 × 10) = 394).
 */
export function gainEfficiency(
  viabilityPercent: number,
  gramsPerDay: number | null,
  conversion: number | null,
): number | null {
  if (gramsPerDay === null || conversion === null || !(conversion > 0)) return null;
  return (gramsPerDay * viabilityPercent) / (conversion * 10);
}

export interface Delivered {
  readonly housed: number;
  /** Dead and eliminated. */
  readonly lost: number;
  /** Birds that left. */
  readonly birds: number;
  /** Their live weight, kilograms. */
  readonly kg: number;
  /** Σ birds × age in days of each load. */
  readonly birdDays: number;
  /** Kilograms of all feed; null when unknown. */
  readonly feedKg: number | null;
}

/** What came of birds that have left: by all feed and all weight. */
export interface LotResult {
  /** Mean age, Σ birds × day ÷ Σ birds. */
  readonly ageDays: number;
  /** Percent. */
  readonly viability: number;
  readonly birds: number;
  readonly kg: number;
  /** Mean weight of a bird. */
  readonly weightKg: number;
  readonly feedKg: number | null;
  readonly feedConversion: number | null;
  readonly efficiency: number | null;
}

/**
 * The result of a lot, or of several together, each load counting with its weight and day (lots decisions §5.1 to §5.3:
 * 24 300 housed, 900 lost, 102 000 kg, 6 000 × 2,050 kg on day 35 and 17 400 × 2,950 on day 42: 96,30 %, CA 1,603,
 * age 40,21 d, IEP 406).
 * @returns null without housed birds or birds that left
 */
export function deliveredResult({ housed, lost, birds, kg, birdDays, feedKg }: Delivered): LotResult | null {
  const alive = viability(housed, lost);
  if (alive === null || birds <= 0) return null;
  const ageDays = birdDays / birds;
  const weightKg = kg / birds;
  const conversion = feedKg === null ? null : feedConversion(feedKg, kg);
  return {
    ageDays,
    viability: alive,
    birds,
    kg,
    weightKg,
    feedKg,
    feedConversion: conversion,
    efficiency:
      conversion === null
        ? null
        : efficiency({ viability: alive, weightKg, ageDays, feedConversion: conversion }),
  };
}
