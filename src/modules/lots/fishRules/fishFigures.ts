/** What a lot of fish was housed with. */
export interface Housed {
  /** Fish that were delivered, dead ones among them; null when unknown. */
  readonly housed: number | null;
  readonly deadInTransport: number | null;
  /** Grams of a fish at housing. */
  readonly unitWeight: number | null;
}

/** Fish that the lot starts with: housed less dead in transport (LD §3); null while the former is unknown. */
export function startStock({ housed, deadInTransport }: Omit<Housed, 'unitWeight'>): number | null {
  if (housed === null) return null;
  const start = housed - (deadInTransport ?? 0);
  return start >= 0 ? start : null;
}

/** kg of fish that weigh so many grams each; null when either is not known. */
export const biomassKg = (fish: number | null, grams: number | null): number | null =>
  fish === null || grams === null ? null : (fish * grams) / 1000;

/** kg that the lot starts with: the start stock at the weight of housing. 9 880 fish of 30 g: 296,4 kg (LD §5.9). */
export const startKg = (lot: Housed): number | null => biomassKg(startStock(lot), lot.unitWeight);

/**
 * Share of the start stock that lives or was harvested, %. The dead of the transport are no part of it: 9 500 of 9 880
 * survive by 96,15 % (LD §5.9).
 * @returns null when either is not known or more survive than there were
 */
export function survival(start: number | null, surviving: number | null): number | null {
  if (start === null || surviving === null) return null;
  return start > 0 && surviving >= 0 && surviving <= start ? (surviving / start) * 100 : null;
}

/** Dead of the transport by the fish housed, %; null where they were not counted. */
export function transportLoss({ housed, deadInTransport }: Omit<Housed, 'unitWeight'>): number | null {
  return housed === null || deadInTransport === null || housed <= 0 ? null : (deadInTransport / housed) * 100;
}

const quotient = (feedKg: number | null, kg: number | null): number | null =>
  feedKg === null || kg === null || !(feedKg > 0) || !(kg > 0) ? null : feedKg / kg;

export interface Conversions {
  /** feed ÷ (live kg + harvested kg − kg of the start stock). */
  readonly onGain: number | null;
  /** feed ÷ (live kg + harvested kg), the weight of the fingerlings not taken off. */
  readonly onHarvest: number | null;
  /** feed ÷ (gain + kg of the dead at the weight of their day): what the feed has grown, whoever ate it. */
  readonly withDead: number | null;
}

interface Eaten {
  readonly feedKg: number | null;
  /** Biomass that is there and what was harvested. */
  readonly producedKg: number | null;
  readonly startKg: number | null;
  /** kg of the dead; null where their weight is not known. */
  readonly deadKg: number | null;
}

/**
 * Feed conversion in its three kinds; null without feed, without gain, or where a part is not known.
 * Source: LD §5.9, 1 380 kg of feed, 1 358 kg from 296,4 → 1,300 on gain; 11 000 kg, 8 050 kg → 1,419 and 1,366.
 */
export function conversions({ feedKg, producedKg, startKg, deadKg }: Eaten): Conversions {
  const gain = producedKg === null || startKg === null ? null : producedKg - startKg;
  return {
    onGain: quotient(feedKg, gain),
    onHarvest: quotient(feedKg, producedKg),
    withDead: quotient(feedKg, gain === null || deadKg === null ? null : gain + deadKg),
  };
}

/** The feed conversion of several lots: Σ feed ÷ Σ gain, never a mean of theirs; lots with an unknown part are left out. */
export function conversionOf(
  lots: readonly { feedKg: number | null; gainKg: number | null }[],
): number | null {
  const known = lots.filter(({ feedKg, gainKg }) => feedKg !== null && gainKg !== null);
  const sum = (of: 'feedKg' | 'gainKg') => known.reduce((all, lot) => all + (lot[of] ?? 0), 0);
  return quotient(sum('feedKg'), sum('gainKg'));
}

/**
 * Specific growth rate, % a day: (ln of the weight − ln of the first weight) ÷ days × 100. From 30 g to 140 g in 60
 * days: 2,567 (LD §5.9).
 */
export function growthRate(fromGrams: number | null, toGrams: number | null, days: number): number | null {
  if (fromGrams === null || toGrams === null) return null;
  return fromGrams > 0 && toGrams > 0 && days > 0 ? (Math.log(toGrams / fromGrams) / days) * 100 : null;
}

/** Mean gain of a fish, g a day. */
export function gramsPerDay(fromGrams: number | null, toGrams: number | null, days: number): number | null {
  return fromGrams === null || toGrams === null || days <= 0 ? null : (toGrams - fromGrams) / days;
}

const SQUARE_METRES_OF_HECTARE = 10_000;

/** kg on a hectare of water: 8 050 kg of 5 000 m² are 16 100 (LD §5.9). */
export function kgPerHectare(kg: number | null, squareMetres: number | null): number | null {
  return kg === null || squareMetres === null || squareMetres <= 0
    ? null
    : (kg * SQUARE_METRES_OF_HECTARE) / squareMetres;
}

/** kg on a square metre of water. */
export const density = (kg: number | null, squareMetres: number | null): number | null =>
  kg === null || squareMetres === null || squareMetres <= 0 ? null : kg / squareMetres;

/** Fish that neither were harvested nor are there, split into those recorded as dead and those not found. */
export interface Missing {
  readonly all: number;
  readonly dead: number;
  readonly notFound: number;
}

/** 9 880 fish, 9 500 harvested: 380 are missing, of 180 of them it is known that they died (LD §5.9). */
export function missingFish(start: number | null, harvested: number, dead: number): Missing | null {
  if (start === null) return null;
  const all = start - harvested;
  return { all, dead, notFound: all - dead };
}
