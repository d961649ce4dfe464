import { daysBetween, type LocalDate } from '@/platform/format/date';
import type { SatelliteDate } from '../../agricultureWire';

/** Percent under clouds from which an image says too little of a plot. */
const CLOUDED = 60;
/** How far apart the two images are that are shown first, days. */
const APART = 30;

/** Whether enough of the plot can be seen. */
export const isUsable = ({ cloudCover, meanNdvi }: SatelliteDate): boolean =>
  cloudCover !== null && cloudCover < CLOUDED && meanNdvi !== null;

/** The image next to one, a usable one; null at the end. `images` run from old to new. */
export function stepImage(
  images: readonly SatelliteDate[],
  from: SatelliteDate,
  by: 1 | -1,
): SatelliteDate | null {
  const usable = images.filter((image) => isUsable(image) || image.id === from.id);
  return usable[usable.findIndex(({ id }) => id === from.id) + by] ?? null;
}

const nearest = (images: readonly SatelliteDate[], away: (image: SatelliteDate) => number) =>
  images.reduce<SatelliteDate | null>(
    (best, image) => (best === null || away(image) < away(best) ? image : best),
    null,
  );

/** Where a key leads from an image: to the one before or after, the first or the last; undefined for another key. */
export function imageByKey(
  key: string,
  images: readonly SatelliteDate[],
  from: SatelliteDate,
): SatelliteDate | null | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return stepImage(images, from, -1);
    case 'ArrowRight':
    case 'ArrowUp':
      return stepImage(images, from, 1);
    case 'Home':
      return images.find(isUsable);
    case 'End':
      return images.findLast(isUsable);
    default:
      return undefined;
  }
}

/** The image that a date names; where there is none of that day, the nearest usable one. */
export function imageOf(images: readonly SatelliteDate[], date: LocalDate | null): SatelliteDate | null {
  if (date === null) return null;
  const exact = images.find((image) => image.date === date);
  return exact ?? nearest(images.filter(isUsable), (image) => Math.abs(daysBetween(image.date, date)));
}

/** The pair that is shown first: the latest usable image, and the usable one about a month before it. */
export function firstPair(images: readonly SatelliteDate[]): {
  readonly a: SatelliteDate | null;
  readonly b: SatelliteDate | null;
} {
  const usable = images.filter(isUsable);
  const b = usable.at(-1) ?? null;
  if (!b) return { a: null, b: null };
  const before = usable.slice(0, -1);
  return { a: nearest(before, ({ date }) => Math.abs(daysBetween(date, b.date) - APART)) ?? b, b };
}
