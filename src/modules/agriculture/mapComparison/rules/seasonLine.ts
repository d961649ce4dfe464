import { daysBetween } from '@/platform/format/date';
import { isUsable } from './imageDates';
import type { SatelliteDate } from '../../agricultureWire';

export interface LinePoint {
  readonly image: SatelliteDate;
  readonly x: number;
  readonly y: number;
  readonly usable: boolean;
}

export interface LineBox {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Height of an index in the picture, pixels: from 0 at its foot to 1 at its top. */
export const heightOf = (value: number, { height, top, bottom }: LineBox): number =>
  height - bottom - Math.min(1, Math.max(0, value)) * (height - top - bottom);

/** Where each image stands on the line of a season: days across, the mean index upwards. Null means stand at the foot. */
export function seasonPoints(images: readonly SatelliteDate[], box: LineBox): LinePoint[] {
  const [first, last] = [images[0]?.date, images.at(-1)?.date];
  if (first === undefined || last === undefined) return [];
  const days = Math.max(1, daysBetween(first, last));
  const room = box.width - box.left - box.right;
  return images.map((image) => ({
    image,
    x: box.left + (daysBetween(first, image.date) / days) * room,
    y: heightOf(image.meanNdvi ?? 0, box),
    usable: isUsable(image),
  }));
}

/** The usable image nearest to a place across the picture. */
export function imageAt(points: readonly LinePoint[], x: number): SatelliteDate | null {
  let best: LinePoint | null = null;
  for (const point of points)
    if (point.usable && (best === null || Math.abs(point.x - x) < Math.abs(best.x - x))) best = point;
  return best?.image ?? null;
}
