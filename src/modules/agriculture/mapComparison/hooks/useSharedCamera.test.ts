// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEngine } from '@/platform/map/engine/createEngine';
import { fakeHost } from '@/platform/map/engine/testing/fakeHost';
import type { MapView } from '@/platform/map/mapEngine';
import { useSharedCamera } from './useSharedCamera';

const VIEW: MapView = { center: { lat: -24, lng: -53 }, zoom: 14 };
const THERE: MapView = { center: { lat: -24.01, lng: -53.02 }, zoom: 16 };

const newMap = () => {
  const host = fakeHost({ width: 400, height: 300, view: VIEW });
  return { host, engine: createEngine(host).engine };
};
let [a, b] = [newMap(), newMap()];

beforeEach(() => {
  [a, b] = [newMap(), newMap()];
});
afterEach(() => {
  cleanup();
  for (const { engine } of [a, b]) engine.destroy();
});

test('the map touched last leads, the other keeps up and never leads back', () => {
  const { result } = renderHook(() => useSharedCamera(a.engine, b.engine));
  a.engine.camera.setView(THERE);
  expect(b.host.view()).toEqual(THERE);
  a.host.setOut(VIEW);
  expect(b.host.view()).toEqual(VIEW);

  // What the second map does by itself is not followed, until somebody turns to it.
  b.engine.camera.setView({ ...THERE, zoom: 12 });
  expect(a.host.view()).toEqual(THERE);
  act(() => result.current('b'));
  b.engine.camera.panBy(40, 0);
  expect(a.host.view()).toEqual(b.host.view());
});

test('maps that are gone are no longer moved', () => {
  const { unmount } = renderHook(() => useSharedCamera(a.engine, b.engine));
  unmount();
  a.engine.camera.setView(THERE);
  expect(b.host.view()).toEqual(VIEW);
});
