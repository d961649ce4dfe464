import { expect, test } from 'vitest';
import { imageAt, seasonPoints } from './seasonLine';

const box = { width: 240, height: 140, left: 30, right: 10, top: 20, bottom: 20 };
const image = (id: number, date: string, meanNdvi: number | null, cloudCover = 0) => ({
  id,
  date,
  cloudCover,
  meanNdvi,
});
const images = [
  image(1, '2026-10-01', 0.25),
  image(2, '2026-10-06', 1),
  image(3, '2026-10-16', 0.5, 80),
  image(4, '2026-10-21', null, 100),
];

test('days run across, the mean upwards', () => {
  // 200 pixels for 20 days, 100 pixels for 0 to 1.
  expect(seasonPoints(images, box).map(({ x, y, usable }) => [x, y, usable])).toEqual([
    [30, 95, true],
    [80, 20, true],
    [180, 70, false],
    [230, 120, false],
  ]);
  expect(seasonPoints([], box)).toEqual([]);
  expect(seasonPoints(images.slice(0, 1), box)[0]?.x).toBe(30);
});

test('a place is that of the nearest image that can be used', () => {
  const points = seasonPoints(images, box);
  expect(imageAt(points, 0)?.id).toBe(1);
  expect(imageAt(points, 60)?.id).toBe(2);
  expect(imageAt(points, 230)?.id).toBe(2);
  expect(imageAt([], 10)).toBeNull();
});
