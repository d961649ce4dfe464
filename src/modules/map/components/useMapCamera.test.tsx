import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someFarms } from '@/domain/land/testing/farms';
import type { Bounds } from '@/platform/geo/geoTypes';
import { createEngine } from '@/platform/map/engine/createEngine';
import { fakeHost } from '@/platform/map/engine/testing/fakeHost';
import type { MapEngine } from '@/platform/map/mapEngine';
import { ABOVE_BAR } from '../drawing/narrowMap';
import type { MapSelection } from '../rules/mapSelection';
import { mapTree } from '../rules/mapTree';
import { boundsOfFarms } from '../rules/farmMarkers';
import { useMapCamera } from './useMapCamera';

const tree = mapTree(someFarms);
let resized: () => void = () => undefined;
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        resized = changed;
      }
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

const SCREEN = { telephone: false, editing: false } as const;
const DRAWN = { south: -24.2, west: -53.2, north: -24.1, east: -53.1 };

it.each([
  ['the plots', null, boundsOfFarms(tree.farms)],
  ['the plots and the drawing', DRAWN, { ...boundsOfFarms(tree.farms), north: -24.1, east: -53.1 }],
])('brings all into view: %s', (_, drawn, expected) => {
  const fit = vi.fn<(bounds: Bounds) => void>();
  const camera = { fit, setView: vi.fn() };
  const engine = { camera, element: document.createElement('div') } as unknown as MapEngine;
  const selection = { ref: null, farm: null } as unknown as MapSelection;
  const drawnBounds = { current: () => drawn };
  const options = { tree, selection, still: false, ready: true, ...SCREEN, drawnBounds };
  const { result } = renderHook(() => useMapCamera(engine, options));
  fit.mockClear();
  result.current.showAll();
  expect(fit).toHaveBeenCalledExactlyOnceWith(expected, expect.anything());
});

it.each([
  ['on the plots of the farm that the address names', tree.farms[0], true],
  ['on all plots where it names none', null, true],
  ['on the city of a farm without plots', { ...tree.farms[0], plots: [] }, false],
])('opens %s', (_, farm, isFitted) => {
  const camera = { fit: vi.fn<(bounds: Bounds) => void>(), setView: vi.fn() };
  const engine = { camera, element: document.createElement('div') } as unknown as MapEngine;
  const ref = farm ? { kind: 'farm', id: farm.farm?.id } : null;
  const selection = { ref, farm } as unknown as MapSelection;
  const farmOf = farm?.farm ? new Map([[farm.farm.id, farm]]) : new Map();
  const own = { ...tree, farmOf } as unknown as typeof tree;
  const options = {
    tree: own,
    selection,
    still: true,
    ready: true,
    ...SCREEN,
    drawnBounds: { current: null },
  };
  renderHook(() => useMapCamera(engine, options));
  const wanted = farm ? [farm] : tree.farms;
  const fitted = camera.fit.mock.calls.map(([bounds]) => bounds);
  expect(fitted).toEqual(isFitted ? [boundsOfFarms(wanted as typeof tree.farms)] : []);
  expect(camera.setView).toHaveBeenCalledTimes(isFitted ? 0 : 1);
});

describe('the plots of an opened farm', () => {
  const [farm] = tree.farms;
  const bounds = boundsOfFarms(tree.farms.slice(0, 1));
  if (!farm || !bounds) throw new Error('The example has no farm with plots.');

  /** A map that is as large as it is on opening, then of its final size. */
  function opened(first: { width: number; height: number }, telephone: boolean) {
    let size = first;
    const view = { center: { lat: -14, lng: -52 }, zoom: 5 };
    let host = fakeHost({ ...size, view });
    const { engine } = createEngine({ ...host, size: () => size });
    const selection = { ref: { kind: 'farm', id: farm?.farm.id }, farm } as unknown as MapSelection;
    const options = { tree, selection, still: false, ready: true, telephone, drawnBounds: { current: null } };
    const hook = renderHook(({ editing }) => useMapCamera(engine, { ...options, editing }), {
      initialProps: { editing: false },
    });
    /** Where they are on the screen, and how large it is. */
    const corners = () => {
      host = fakeHost({ ...size, view: engine.camera.view() });
      if (!bounds) throw new Error('No bounds.');
      const [from, to] = [
        host.toScreen({ lat: bounds.north, lng: bounds.west }),
        host.toScreen({ lat: bounds.south, lng: bounds.east }),
      ];
      return { left: from.x, top: from.y, right: size.width - to.x, bottom: size.height - to.y };
    };
    const resize = (next: typeof size) => {
      size = next;
      act(() => resized());
    };
    return { ...hook, engine, corners, resize };
  }
  const least = (sides: object) => Math.min(...Object.values(sides));

  it.each([
    [320, 420, true],
    [390, 700, true],
    [640, 500, false],
    [1440, 800, false],
  ])('are in view at %i × %i, whatever the size at first', (width, height, telephone) => {
    const { corners, resize, rerender } = opened({ width: 1000, height: 900 }, telephone);
    resize({ width, height });
    expect(least(corners())).toBeGreaterThanOrEqual(0);
    rerender({ editing: true });
    const { bottom, ...others } = corners();
    expect(least(others)).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeGreaterThanOrEqual(telephone ? ABOVE_BAR.telephone : 0);
  });

  it('stay where somebody moved the map by hand', () => {
    const { engine, resize } = opened({ width: 800, height: 600 }, false);
    fireEvent.pointerDown(engine.element);
    engine.camera.setView({ center: { lat: -20, lng: -50 }, zoom: 9 });
    resize({ width: 500, height: 600 });
    expect(engine.camera.view()).toEqual({ center: { lat: -20, lng: -50 }, zoom: 9 });
  });
});
