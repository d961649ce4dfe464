import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { someFarms } from '@/domain/land/testing/farms';
import type { LatLng, PolygonArea } from '@/platform/geo/geoTypes';
import { renderUi } from '@/platform/ui/testing/renderUi';
import type { PropertyMap } from '../propertyMap';
import { resolveSelection, type ObjectRef } from '../rules/mapSelection';
import { mapTree } from '../rules/mapTree';
import { type Drawing, DrawingProvider } from './drawingContext';
import { createSession, type DrawSession } from './model/session';

/** Seven decimals, as the table writes them. */
const plus = (degrees: number, more: number) => Number((degrees + more).toFixed(7));

const vertices = (lat: number, lng: number, size: number): LatLng[] => [
  { lat, lng },
  { lat: plus(lat, size), lng },
  { lat: plus(lat, size), lng: plus(lng, size) },
  { lat, lng: plus(lng, size) },
];

/** A square of so many degrees. */
export const squareOf = (lat: number, lng: number, size = 0.01): PolygonArea => [
  { type: 'ADD', path: vertices(lat, lng, size) },
];

/** A square with a hole in its middle. */
export const holedSquare = (lat: number, lng: number): PolygonArea => [
  ...squareOf(lat, lng),
  { type: 'REMOVE', path: vertices(plus(lat, 0.004), plus(lng, 0.004), 0.002) },
];

export const tree = mapTree(someFarms);

/** What the drawing knows of the page around, with an object of the land fixtures chosen. */
export function mapAround(ref: ObjectRef | null = null, changes: Partial<PropertyMap> = {}) {
  return {
    engine: null,
    mapsKey: null,
    land: { tree, status: 'ready', error: null, known: true, retry: vi.fn() },
    selection: resolveSelection(tree, ref, []),
    go: vi.fn(),
    toggle: vi.fn(),
    show: vi.fn(),
    editing: true,
    setEditing: vi.fn(),
    freshPlot: false,
    setLeaving: vi.fn(),
    notifyDrawn: vi.fn(),
    openDialog: vi.fn(),
    ...changes,
  } as unknown as PropertyMap;
}

/** Parts of the drawing tools around a drawing, without a map under them. */
export function renderParts(children: ReactNode, changes: Partial<Drawing> = {}) {
  const session: DrawSession = changes.session ?? createSession();
  const drawing: Drawing = {
    map: mapAround(),
    session,
    controller: {
      setMode: vi.fn((mode) => session.set({ mode })),
      clear: vi.fn(),
      destroy: vi.fn(),
    },
    startNew: vi.fn(),
    save: vi.fn(),
    panel: null,
    setPanel: vi.fn(),
    name: 'BAIXADA',
    ...changes,
  };
  renderUi(<DrawingProvider value={drawing}>{children}</DrawingProvider>);
  return drawing;
}
