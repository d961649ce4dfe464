import { render } from '@testing-library/react';
import L from 'leaflet';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapHost } from '../engine/mapHost';
import type { ScreenPoint } from '../mapEngine';
import { createLeafletHost } from './leafletHost';
import { LeafletSurface } from './LeafletSurface';

const VIEW = { center: { lat: -24, lng: -53 }, zoom: 10 };
const ELSEWHERE = { center: { lat: -25, lng: -52 }, zoom: 12 };
const PLACE = { lat: -23.9, lng: -53.2 };

let element: HTMLElement;
let map: L.Map;
let resize: () => void;
let size = { width: 800, height: 600 };
let stopped: () => void;

function open(calm = false): MapHost {
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  return createLeafletHost(element, VIEW);
}
/** Leaflet sets out for another zoom, as it does in a browser that can scale what is painted. */
const setOut = ({ center, zoom }: typeof VIEW) => map.fire('zoomanim', { center: L.latLng(center), zoom });
const tiles = () => element.querySelectorAll('.leaflet-tile-pane > .leaflet-layer');
const distance = (a: ScreenPoint, b: ScreenPoint) => Math.hypot(a.x - b.x, a.y - b.y);
const credit = () => element.querySelector('.leaflet-control-attribution')?.textContent;

beforeEach(() => {
  size = { width: 800, height: 600 };
  stopped = vi.fn<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        resize = run;
      }
      observe = () => undefined;
      disconnect = stopped;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height);
  const make = L.map;
  vi.spyOn(L, 'map').mockImplementation((...given) => {
    map = make(...given);
    return map;
  });
  vi.stubEnv('VITE_MAP_TILES_URL', '');
  vi.stubEnv('VITE_MAP_TILES_ATTRIBUTION', '');
  element = document.createElement('div');
  document.body.replaceChildren(element);
});

describe('a Leaflet map', () => {
  it('looks where it is sent at first, between its zooms, and has the focus', () => {
    const host = open();
    expect(host.view()).toEqual(VIEW);
    expect([host.kind, host.minZoom, host.maxZoom]).toEqual(['plain', 3, 20]);
    expect([map.getMinZoom(), map.getMaxZoom()]).toEqual([3, 20]);
    expect(host.size()).toEqual({ width: 800, height: 600 });
    expect(element.tabIndex).toBe(0);
  });

  it('has no buttons, keys or box of its own: both engines share them', () => {
    open();
    expect(element.querySelector('.leaflet-control')).toBeNull();
    expect([map.keyboard.enabled(), map.boxZoom.enabled()]).toEqual([false, false]);
  });

  it.each([
    [false, true],
    [true, false],
  ])('where less motion is wanted (%s) glides: %s', (calm, glides) => {
    expect(open(calm).glides).toBe(glides);
  });

  it('says where a place is, on the screen and in the pane, also after it was moved', () => {
    const host = open(true);
    expect(host.toScreen(VIEW.center)).toMatchObject({ x: 400, y: 300 });
    expect(distance(host.toPane(PLACE), host.toPaneAt(PLACE, VIEW))).toBeLessThan(1);
    const before = host.toScreen(PLACE);
    host.panBy(30, 20);
    expect(host.toScreen(PLACE)).toMatchObject({ x: before.x - 30, y: before.y - 20 });
    expect(distance(host.toPane(PLACE), host.toPaneAt(PLACE, host.view()))).toBeLessThan(1);
    const back = host.fromScreen(host.toScreen(PLACE));
    expect([back.lat, back.lng]).toEqual([expect.closeTo(PLACE.lat, 2), expect.closeTo(PLACE.lng, 2)]);
  });

  it('glides to a view, or is there at once', () => {
    const host = open();
    const going = vi.spyOn(map, 'setView');
    host.setView(ELSEWHERE);
    host.setView(VIEW, true);
    expect(going.mock.calls.map(([, zoom, options]) => [zoom, options?.animate])).toEqual([
      [12, undefined],
      [10, false],
    ]);
  });

  it('goes on to the view that was wanted while it was gliding', () => {
    const host = open(true);
    const zooming = vi.fn();
    host.listen({ move: vi.fn(), moveend: vi.fn(), zooming });
    setOut({ ...VIEW, zoom: 11 });
    expect(zooming).toHaveBeenCalledExactlyOnceWith({ ...VIEW, zoom: 11 });
    host.setView(ELSEWHERE);
    expect(host.view()).toEqual(ELSEWHERE);
    expect(map.getZoom()).toBe(10);
    map.fire('zoomend');
    expect(map.getZoom()).toBe(12);
    // Nothing is made up for twice.
    host.setView(VIEW);
    map.fire('zoomend');
    expect(host.view()).toEqual(VIEW);
  });

  it('stays where it is after a glide during which nothing else was wanted', () => {
    const host = open(true);
    setOut(VIEW);
    expect(() => map.fire('zoomend')).not.toThrow();
    expect(host.view()).toEqual(VIEW);
  });

  it('keeps its center when its room changes', () => {
    const host = open();
    size = { width: 600, height: 400 };
    resize();
    expect(host.size()).toEqual({ width: 600, height: 400 });
    const { center } = host.view();
    expect([center.lat, center.lng]).toEqual([expect.closeTo(-24, 2), expect.closeTo(-53, 2)]);
  });

  it('zooms by a double click unless somebody draws', () => {
    const host = open();
    expect(map.doubleClickZoom.enabled()).toBe(true);
    host.setDrawing(true);
    expect(map.doubleClickZoom.enabled()).toBe(false);
    host.setDrawing(false);
    expect(map.doubleClickZoom.enabled()).toBe(true);
  });

  it('reports its moves until it is gone', () => {
    const host = open(true);
    const [move, moveend] = [vi.fn(), vi.fn()];
    host.listen({ move, moveend, zooming: vi.fn() });
    host.panBy(10, 0);
    expect(move).toHaveBeenCalled();
    expect(moveend).toHaveBeenCalled();
    host.destroy();
    expect(stopped).toHaveBeenCalledOnce();
    expect(element.querySelector('.leaflet-pane')).toBeNull();
  });
});

describe('what lies under the plots', () => {
  it('is nothing where the deployment names no tiles', () => {
    const host = open();
    expect([host.basemaps, host.basemap()]).toEqual([['plain'], 'plain']);
    expect([host.backdrop('light'), host.backdrop('dark')]).toEqual(['light', 'dark']);
    expect(tiles()).toHaveLength(0);
  });

  it('are the tiles that it names, with their credit, until they are switched off', () => {
    vi.stubEnv('VITE_MAP_TILES_URL', 'https://tiles.example/{z}/{x}/{y}.png');
    vi.stubEnv('VITE_MAP_TILES_ATTRIBUTION', 'Imagens: Exemplo');
    const host = open();
    expect([host.basemaps, host.basemap()]).toEqual([['tiles', 'plain'], 'tiles']);
    expect(host.backdrop('dark')).toBe('imagery');
    expect(tiles()).toHaveLength(1);
    expect(credit()).toBe('Imagens: Exemplo');
    host.setBasemap('plain');
    expect(host.basemap()).toBe('plain');
    expect(host.backdrop('dark')).toBe('dark');
    expect(tiles()).toHaveLength(0);
    expect(credit()).toBeUndefined();
  });

  it('have no line of credit without an attribution', () => {
    vi.stubEnv('VITE_MAP_TILES_URL', 'https://tiles.example/{z}/{x}/{y}.png');
    open();
    expect(tiles()).toHaveLength(1);
    expect(credit()).toBeUndefined();
  });
});

it('the surface hands over its map, and says when it goes', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const left = vi.fn();
  const onHost = vi.fn<(host: MapHost) => () => void>(() => left);
  const { unmount } = render(<LeafletSurface first={{ current: VIEW }} onHost={onHost} />);
  expect(onHost).toHaveBeenCalledOnce();
  expect(onHost.mock.calls[0]?.[0].view()).toEqual(VIEW);
  expect(left).not.toHaveBeenCalled();
  unmount();
  expect(left).toHaveBeenCalledOnce();
});
