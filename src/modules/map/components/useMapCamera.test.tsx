import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { someFarms } from '@/domain/land/testing/farms';
import type { Bounds } from '@/platform/geo/geoTypes';
import type { MapEngine } from '@/platform/map/mapEngine';
import type { MapSelection } from '../rules/mapSelection';
import { mapTree } from '../rules/mapTree';
import { boundsOfFarms } from '../rules/farmMarkers';
import { useMapCamera } from './useMapCamera';

const tree = mapTree(someFarms);
const DRAWN = { south: -24.2, west: -53.2, north: -24.1, east: -53.1 };

it.each([
  ['the plots', null, boundsOfFarms(tree.farms)],
  ['the plots and the drawing', DRAWN, { ...boundsOfFarms(tree.farms), north: -24.1, east: -53.1 }],
])('brings all into view: %s', (_, drawn, expected) => {
  const fit = vi.fn<(bounds: Bounds) => void>();
  const engine = { camera: { fit, setView: vi.fn() } } as unknown as MapEngine;
  const selection = { ref: null, farm: null } as unknown as MapSelection;
  const drawnBounds = { current: () => drawn };
  const options = { tree, selection, still: false, ready: true, drawnBounds };
  const { result } = renderHook(() => useMapCamera(engine, options));
  fit.mockClear();
  result.current.showAll();
  expect(fit).toHaveBeenCalledExactlyOnceWith(expected);
});

it.each([
  ['on the plots of the farm that the address names', tree.farms[0], true],
  ['on all plots where it names none', null, true],
  ['on the city of a farm without plots', { ...tree.farms[0], plots: [] }, false],
])('opens %s', (_, farm, isFitted) => {
  const camera = { fit: vi.fn<(bounds: Bounds) => void>(), setView: vi.fn() };
  const engine = { camera } as unknown as MapEngine;
  const ref = farm ? { kind: 'farm', id: farm.farm?.id } : null;
  const selection = { ref, farm } as unknown as MapSelection;
  const farmOf = farm?.farm ? new Map([[farm.farm.id, farm]]) : new Map();
  const own = { ...tree, farmOf } as unknown as typeof tree;
  const options = { tree: own, selection, still: true, ready: true, drawnBounds: { current: null } };
  renderHook(() => useMapCamera(engine, options));
  const wanted = farm ? [farm] : tree.farms;
  expect(camera.fit.mock.calls).toEqual(isFitted ? [[boundsOfFarms(wanted as typeof tree.farms)]] : []);
  expect(camera.setView).toHaveBeenCalledTimes(isFitted ? 0 : 1);
});
