import { expect, test } from 'vitest';
import type { Ring } from '@/platform/geo/geoTypes';
import { decodePolyline } from '../polyline';
import { staticMapUrl } from './staticMapUrl';

const circle = (vertices: number, type: Ring['type'] = 'ADD'): Ring => ({
  type,
  path: Array.from({ length: vertices }, (_, at) => ({
    lat: -24.7 + 0.01 * Math.sin((at / vertices) * 2 * Math.PI),
    lng: -53.7 + 0.01 * Math.cos((at / vertices) * 2 * Math.PI),
  })),
});

test('a satellite picture of the plot in the size that is asked for, closed and with its hole', () => {
  const url = new URL(
    staticMapUrl([circle(20), circle(6, 'REMOVE')], { width: 150, height: 150 }, 'a key/1'),
  );
  expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/staticmap');
  expect(url.searchParams.get('size')).toBe('150x150');
  expect(url.searchParams.get('maptype')).toBe('satellite');
  expect(url.searchParams.get('key')).toBe('a key/1');
  const [backdrop, hole] = url.searchParams.getAll('path');
  expect(backdrop).toContain('fillcolor:0xFFFFFF1f');
  expect(hole).toContain('fillcolor:0x07110C80');
  const drawn = decodePolyline(backdrop?.split('enc:')[1] ?? '');
  expect(drawn).toHaveLength(21);
  expect(drawn.at(-1)).toEqual(drawn[0]);
});

test('thousands of vertices are thinned until the address is short enough', () => {
  const url = staticMapUrl([circle(6000)], { width: 450, height: 255 }, 'key');
  expect(url.length).toBeLessThanOrEqual(8000);
  const [backdrop] = new URL(url).searchParams.getAll('path');
  expect(decodePolyline(backdrop?.split('enc:')[1] ?? '').length).toBeGreaterThan(100);
});
