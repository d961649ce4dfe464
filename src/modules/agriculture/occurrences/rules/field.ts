import { roundHalfAway } from '@/platform/format/number';

/** 1 kg of P in P₂O₅ and of K in K₂O: ratios of molar masses. */
const P_TO_P2O5 = 2.291;
const K_TO_K2O = 1.205;
const M2_PER_HA = 10_000;

/**
 * Seeds a hectare: seeds a metre ÷ row spacing in metres × 10 000. 15 at 50 cm: 300 000.
 * @param perMetre seeds sown in a metre of row
 * @param rowCm centimetres between rows
 */
export function seedsPerHectare(perMetre: number, rowCm: number): number | null {
  return rowCm > 0 ? roundHalfAway((perMetre / (rowCm / 100)) * M2_PER_HA, 0) : null;
}

/** Kilograms of seeds a hectare, of grams per thousand. 300 000 at 180 g: 54. */
export const seedKgPerHectare = (seeds: number, thousandWeight: number): number =>
  (seeds * thousandWeight) / 1_000_000;

/**
 * Kilograms of N, P₂O₅ and K₂O a hectare, of a dose in kg/ha and guarantees in percent, given as oxides or as elements.
 */
export function nutrientsOf(
  dose: number,
  guarantees: { readonly n: number; readonly p: number; readonly k: number },
  as: 'oxide' | 'element',
) {
  const of = (percent: number, factor: number) => (dose * percent * factor) / 100;
  const [p, k] = as === 'oxide' ? [1, 1] : [P_TO_P2O5, K_TO_K2O];
  return { n: of(guarantees.n, 1), p2o5: of(guarantees.p, p), k2o: of(guarantees.k, k) };
}

/** Tanks of a spraying, the last one mixed for what is left. */
export interface Tanks {
  readonly litres: number;
  readonly full: number;
  /** Litres of the last, where it is not full; null where all are. */
  readonly last: number | null;
}

/** 120 L/ha × 42,5 ha = 5 100 L in a tank of 2 000: two full and 1 100 L. */
export function tanksOf(litresPerHa: number, hectares: number, tank: number): Tanks | null {
  if (tank <= 0 || litresPerHa <= 0 || hectares <= 0) return null;
  const litres = roundHalfAway(litresPerHa * hectares, 2);
  const full = Math.floor(litres / tank);
  const last = roundHalfAway(litres - full * tank, 2);
  return { litres, full, last: last > 0 ? last : null };
}

/**
 * What of a product goes into a full tank and into the last one, in the unit of its dose a hectare; not rounded, for what
 * is shown is rounded once. 0,6 L/ha at 120 L/ha in 2 000 L: 10,0; for the last 1 100 L 5,5.
 */
export function perTank({ last }: Tanks, tank: number, litresPerHa: number, dose: number) {
  const of = (litres: number) => (litres / litresPerHa) * dose;
  return { full: of(tank), last: last === null ? null : of(last) };
}

export type SprayReason = 'humidity' | 'calm' | 'windy' | 'hot' | 'rain';

/** Why an hour does not suit spraying: RH > 55 %, 3 ≤ wind ≤ 10 km/h, T < 30 °C, no rain. What is not known says nothing. */
export function sprayReasons(weather: {
  readonly temperature: number | null;
  readonly humidity: number | null;
  readonly wind: number | null;
  readonly rain: number | null;
}): readonly SprayReason[] {
  const { temperature, humidity, wind, rain } = weather;
  return [
    ...(humidity !== null && humidity <= 55 ? (['humidity'] as const) : []),
    ...(wind !== null && wind < 3 ? (['calm'] as const) : []),
    ...(wind !== null && wind > 10 ? (['windy'] as const) : []),
    ...(temperature !== null && temperature >= 30 ? (['hot'] as const) : []),
    ...(rain !== null && rain > 0 ? (['rain'] as const) : []),
  ];
}

/** Cubic metres of an irrigation: mm × ha × 10. */
export const irrigationVolume = (mm: number, hectares: number): number => mm * hectares * 10;

/** Sacks of so many kilograms, and how many a hectare; null without hectares. */
export function sacksOf(kg: number, sackKg: number, hectares: number | null) {
  const sacks = kg / sackKg;
  return { sacks, perHa: hectares === null || hectares <= 0 ? null : sacks / hectares };
}
