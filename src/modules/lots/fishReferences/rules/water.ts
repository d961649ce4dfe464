import { MAGNITUDES, type Magnitude } from '@/domain/monitoring/magnitudes';
import { isOneOf, keysOf } from '@/platform/typed/records';

const { WATER_TEMPERATURE, DISSOLVED_OXYGEN, PH } = MAGNITUDES;

/** What is measured of the water of ponds and cages: by sensors, as monitoring has them, or by a kit. */
const WATER = {
  WATER_TEMPERATURE,
  DISSOLVED_OXYGEN,
  PH,
  TOTAL_AMMONIA: { unit: 'mg/L', decimals: 2, min: 0, max: 50 },
  UNIONIZED_AMMONIA: { unit: 'mg/L', decimals: 3, min: 0, max: 10 },
  NITRITE: { unit: 'mg/L', decimals: 2, min: 0, max: 50 },
  ALKALINITY: { unit: 'mg/L', decimals: 0, min: 0, max: 1000 },
  HARDNESS: { unit: 'mg/L', decimals: 0, min: 0, max: 1000 },
  CARBON_DIOXIDE: { unit: 'mg/L', decimals: 1, min: 0, max: 200 },
  TRANSPARENCY: { unit: 'cm', decimals: 0, min: 0, max: 500 },
  SALINITY: { unit: 'g/L', decimals: 1, min: 0, max: 50 },
} as const satisfies Record<string, Magnitude>;

export const WATER_MAGNITUDES = keysOf(WATER);

/** A magnitude by its name; undefined for one that this application does not know. */
export const waterMagnitude = (name: string | null | undefined): Magnitude | undefined =>
  isOneOf(WATER_MAGNITUDES, name) ? WATER[name] : undefined;

/** The limits of a magnitude, from the lowest to the highest. */
export const LIMITS = ['criticalMin', 'idealMin', 'idealMax', 'criticalMax'] as const;
export type LimitName = (typeof LIMITS)[number];
export type WaterLimits = Readonly<Record<LimitName, number | null>>;

/** The known limit before one that is below it; null where the one stands in order. Unknown limits are passed over. */
export function limitAbove(name: LimitName, limits: WaterLimits): { name: LimitName; value: number } | null {
  const value = limits[name];
  const before = LIMITS.slice(0, LIMITS.indexOf(name)).findLast((other) => limits[other] !== null);
  const lower = before === undefined ? null : limits[before];
  return value !== null && before !== undefined && lower !== null && value < lower
    ? { name: before, value: lower }
    : null;
}
