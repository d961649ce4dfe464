import { keysOf } from '@/platform/typed/records';
import type { forecastStatus } from '../forecastLook';

/** Why a figure stands out. */
export type Highlight = keyof typeof forecastStatus;

/** Where a figure begins to stand out; the limits themselves do not. */
export const LIMITS = { cold: 14, hot: 33, humid: 95, dry: 30 } as const satisfies Record<Highlight, number>;

/** Below 14 °C is cold, above 33 °C hot: by the figure itself, not by what is left of it when it is rounded. */
export function highlightOfTemperature(celsius: number | null): Highlight | null {
  if (celsius === null) return null;
  if (celsius < LIMITS.cold) return 'cold';
  return celsius > LIMITS.hot ? 'hot' : null;
}

/** Above 95 % of relative humidity is humid, below 30 % dry. */
export function highlightOfHumidity(percent: number | null): Highlight | null {
  if (percent === null) return null;
  if (percent > LIMITS.humid) return 'humid';
  return percent < LIMITS.dry ? 'dry' : null;
}

/** Which highlights stand among these hours, in a fixed order. */
export function highlightsOf(
  hours: readonly { readonly temperature: number | null; readonly humidity: number | null }[],
): Highlight[] {
  const seen = new Set(
    hours.flatMap(({ temperature, humidity }) => [
      highlightOfTemperature(temperature),
      highlightOfHumidity(humidity),
    ]),
  );
  return keysOf(LIMITS).filter((highlight) => seen.has(highlight));
}
