// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { MapView } from '../mapEngine';
import { projectIn } from '../mercator';
import { createCamera } from './mapCamera';
import { fakeHost } from './testing/fakeHost';

const farm = { south: -24.75, west: -53.8, north: -24.7, east: -53.7 };

function camera(view: MapView = { center: { lat: -24.7, lng: -53.7 }, zoom: 13 }) {
  const host = fakeHost({ width: 800, height: 600, view });
  return { host, camera: createCamera(host) };
}

test('what is fitted lies in the window, at the greatest whole zoom', () => {
  const { camera: own, host } = camera();
  own.fit(farm);
  const { zoom } = host.view();
  expect(Number.isInteger(zoom)).toBe(true);
  const upper = own.project({ lat: farm.north, lng: farm.west });
  const lower = own.project({ lat: farm.south, lng: farm.east });
  expect(upper.x).toBeGreaterThanOrEqual(32);
  expect(lower.x).toBeLessThanOrEqual(768);
  // One zoom nearer it would not fit any more.
  expect((lower.x - upper.x) * 2).toBeGreaterThan(736);
});

test('panels take room away: what is fitted lies beside them', () => {
  const { camera: own } = camera();
  own.fit(farm, { padding: { left: 400 } });
  const middle = own.project({ lat: -24.725, lng: -53.75 });
  expect(middle.x).toBeCloseTo(600, 0);
  expect(middle.y).toBeCloseTo(300, -1);
});

test('zoom keeps its limits', () => {
  const { camera: own, host } = camera({ center: { lat: 0, lng: 0 }, zoom: 19 });
  own.zoomBy(5);
  expect(host.view().zoom).toBe(20);
  own.zoomBy(-40);
  expect(host.view().zoom).toBe(3);
});

test('reveal moves only what is needed', () => {
  const { camera: own, host } = camera();
  const inView = own.unproject({ x: 400, y: 200 });
  own.reveal(inView);
  expect(host.view().center).toEqual({ lat: -24.7, lng: -53.7 });
  const beyond = own.unproject({ x: 900, y: 300 });
  own.reveal(beyond);
  expect(own.project(beyond).x).toBeCloseTo(768, 6);
});

test('bounds are those of the window', () => {
  const { camera: own, host } = camera();
  const { north, west } = own.bounds();
  const vertex = projectIn(host.view(), 800, 600, { lat: north, lng: west });
  expect(vertex.x).toBeCloseTo(0, 6);
  expect(vertex.y).toBeCloseTo(0, 6);
});
