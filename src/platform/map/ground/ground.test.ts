import { expect, test } from 'vitest';
import { citiesByState } from '../../../../mocks/db/seed/cities';
import { worldX, worldY } from '../mercator';
import { inRing } from '../paint/packPlots';
import { brazil } from './brazil';
import { graticule } from './graticule';

const holding = (lat: number, lng: number) =>
  brazil()
    .states.filter(({ rings }) => rings.some((ring) => inRing(ring, worldX(lng), worldY(lat))))
    .map(({ uf }) => uf);

test('all 27 states are there, each around its own label', () => {
  expect(brazil().states).toHaveLength(27);
  const astray = brazil().states.filter(({ x, y, rings }) => !rings.some((ring) => inRing(ring, x, y)));
  expect(astray.map(({ uf }) => uf)).toEqual([]);
});

// Towns on the bank of the river that parts two states.
const RIVER_TOWNS = ['Uruçuí', 'Juazeiro'];

test('known municipalities lie in their states', () => {
  // Coast towns may fall into the sea of an outline that is right to a kilometre or two; then in no other state.
  const wrong = Object.entries(citiesByState).flatMap(([uf, cities]) =>
    cities.flatMap(([, name, lat, lng]) => {
      const found = holding(lat, lng);
      const near = found.length === 0 || RIVER_TOWNS.includes(name);
      return near || found.includes(uf) ? [] : [`${name} (${uf}) in ${found.join()}`];
    }),
  );
  expect(wrong).toEqual([]);
  const inland = Object.values(citiesByState).flat();
  const hit = inland.filter(([, , lat, lng]) => holding(lat, lng).length > 0);
  expect(hit.length / inland.length).toBeGreaterThan(0.9);
});

test('what is not Brazil lies in no state', () => {
  expect(holding(-34.6, -58.38)).toEqual([]);
  expect(holding(-25.28, -57.63)).toEqual([]);
  expect(holding(-20, -30)).toEqual([]);
});

test('the net has round degrees, about eight meridians a window', () => {
  const wide = graticule({ south: -34, west: -74, north: 6, east: -34 });
  expect(wide.lngs).toEqual([-70, -65, -60, -55, -50, -45, -40, -35]);
  const near = graticule({ south: -24.76, west: -53.8, north: -24.7, east: -53.7 });
  expect(near.lngs.length).toBeGreaterThanOrEqual(5);
  for (const lng of near.lngs) expect(Math.abs(lng * 120 - Math.round(lng * 120))).toBeLessThan(1e-6);
});
