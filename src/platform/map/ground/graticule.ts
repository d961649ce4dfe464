import type { Bounds } from '@/platform/geo/geoTypes';

/** Degrees, minutes and seconds that people know from paper maps. */
const STEPS = [
  10,
  5,
  2,
  1,
  0.5,
  1 / 6,
  1 / 12,
  1 / 30,
  1 / 60,
  1 / 120,
  1 / 360,
  1 / 720,
  1 / 1800,
  1 / 3600,
];
const WANTED = 8;

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** The parallels and meridians to draw in a window: a round step that gives about eight of them across. */
export function graticule({ south, west, north, east }: Bounds): { lats: number[]; lngs: number[] } {
  const step = STEPS.find((size) => (east - west) / size >= WANTED) ?? STEPS.at(-1) ?? 1;
  return {
    lats: multiples(Math.max(south, -85), Math.min(north, 85), step),
    lngs: multiples(west, east, step),
  };
}
