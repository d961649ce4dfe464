import { expect, test } from 'vitest';
import { firstPair, imageByKey, imageOf, isUsable, stepImage } from './imageDates';
import type { SatelliteDate } from '../../agricultureWire';

const image = (id: number, date: string, cloudCover = 0, meanNdvi: number | null = 0.5): SatelliteDate => ({
  id,
  date,
  cloudCover,
  meanNdvi,
});
const images = [
  image(1, '2026-09-20'),
  image(2, '2026-10-10', 60),
  image(3, '2026-10-15', 59),
  image(4, '2026-11-10', 10, null),
  image(5, '2026-11-15'),
  image(6, '2026-11-20', 95),
];
const at = (index: number) => images[index] ?? image(0, '');

test('the latest image and the one about a month before it are shown first, clouded ones never', () => {
  const { a, b } = firstPair(images);
  expect([a?.id, b?.id]).toEqual([3, 5]);
  expect(firstPair([at(0), at(1)])).toEqual({ a: at(0), b: at(0) });
  expect(firstPair([at(1), at(3)])).toEqual({ a: null, b: null });
});

test('steps pass over clouded images, from a clouded one too', () => {
  expect(stepImage(images, at(4), -1)?.id).toBe(3);
  expect(stepImage(images, at(0), 1)?.id).toBe(3);
  expect(stepImage(images, at(1), 1)?.id).toBe(3);
  expect(stepImage(images, at(4), 1)).toBeNull();
  expect(stepImage(images, at(0), -1)).toBeNull();
});

test('keys lead from image to image, over those that clouds hide', () => {
  const leads = (key: string, from: number) => imageByKey(key, images, at(from))?.id;
  expect(['ArrowLeft', 'ArrowDown'].map((key) => leads(key, 4))).toEqual([3, 3]);
  expect(['ArrowRight', 'ArrowUp'].map((key) => leads(key, 0))).toEqual([3, 3]);
  const usable = images.filter(isUsable).map(({ id }) => id);
  expect([leads('Home', 4), leads('End', 0)]).toEqual([usable[0], usable.at(-1)]);
  expect(imageByKey('Tab', images, at(0))).toBeUndefined();
  expect(imageByKey('ArrowRight', images, at(4))).toBeNull();
});

test('a day without an image stands for the nearest usable one', () => {
  expect(imageOf(images, '2026-10-10')?.id).toBe(2);
  expect(imageOf(images, '2026-10-11')?.id).toBe(3);
  expect(imageOf(images, '2027-01-01')?.id).toBe(5);
  expect(imageOf(images, null)).toBeNull();
  expect(imageOf([], '2026-10-10')).toBeNull();
});
