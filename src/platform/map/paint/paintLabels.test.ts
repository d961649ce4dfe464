import { expect, test } from 'vitest';
import type { Path } from '@/platform/geo/geoTypes';
import { fittingLabel } from './paintLabels';
import { packPlot } from './packPlots';

/** Eight pixels a letter. */
const widthOf = (text: string) => text.length * 8;
const SCALE = 1_000_000;
/** Degrees of longitude that so many pixels take at that scale. */
const degrees = (pixels: number) => (pixels / SCALE) * 360;

const labelOf = (label: string, path: Path, hole: Path = []) => {
  const area = [
    { type: 'ADD', path } as const,
    ...(hole.length ? [{ type: 'REMOVE', path: hole } as const] : []),
  ];
  const packed = packPlot({ id: 1, label, area });
  return packed && fittingLabel(packed, SCALE, widthOf);
};
const box = (width: number, height: number): Path => [
  { lat: 0, lng: 0 },
  { lat: degrees(height), lng: 0 },
  { lat: degrees(height), lng: degrees(width) },
  { lat: 0, lng: degrees(width) },
];

test('a name stands where it lies on the ground, else its last word, else nothing', () => {
  expect(labelOf('TALHAO 01', box(100, 40))).toBe('TALHAO 01');
  expect(labelOf('TALHAO 01', box(60, 40))).toBe('01');
  expect(labelOf('TALHAO 01', box(14, 40))).toBeNull();
  expect(labelOf('BAIXADA', box(40, 40))).toBeNull();
});

test('a name of hundreds of letters is cut, and its last word is that of the whole of it', () => {
  const long = `${'FAZENDA '.repeat(40)}07`;
  expect(labelOf(long, box(4000, 40))).toBe(`${long.slice(0, 39)}…`);
  expect(labelOf(long, box(100, 40))).toBe('07');
  expect(labelOf('A'.repeat(300), box(400, 40))).toBe(`${'A'.repeat(39)}…`);
});

test('a wide box around a narrow plot makes no room', () => {
  const bent: Path = [
    { lat: 0, lng: 0 },
    { lat: degrees(200), lng: 0 },
    { lat: degrees(200), lng: degrees(30) },
    { lat: degrees(30), lng: degrees(30) },
    { lat: degrees(30), lng: degrees(60) },
    { lat: 0, lng: degrees(60) },
  ];
  expect(labelOf('LESTE 7', bent)).toBe('7');
});
