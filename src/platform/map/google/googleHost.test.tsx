import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapHost } from '../engine/mapHost';
import { createGoogleHost, googleOptions } from './googleHost';
import { GoogleSurface } from './GoogleSurface';

interface Surface {
  readonly options: google.maps.MapOptions;
  readonly onLoad: (map: google.maps.Map) => void;
  readonly onUnmount: () => void;
}
const surface = vi.hoisted(() => ({ props: null as unknown }));
vi.mock('@react-google-maps/api', () => ({
  GoogleMap: (props: unknown) => {
    surface.props = props;
    return null;
  },
}));

const VIEW = { center: { lat: -24, lng: -53 }, zoom: 10 };

let overlay: FakeOverlay;
let layer: HTMLElement | null;
/** What the projection answers; null where Google knows no place. */
let projected: { x: number; y: number } | null;
let unprojected: { lat: number; lng: number } | null;
class FakeOverlay {
  onAdd = () => undefined;
  onRemove = () => undefined;
  draw = () => undefined;
  setMap = vi.fn<(map: object | null) => void>();
  getPanes = () => (layer ? { overlayLayer: layer } : null);
  getProjection = () => ({
    fromLatLngToDivPixel: () => projected,
    fromLatLngToContainerPixel: () => projected && { x: projected.x + 100, y: projected.y + 100 },
    fromContainerPixelToLatLng: () =>
      unprojected && { lat: () => unprojected?.lat, lng: () => unprojected?.lng },
  });
}

function fakeMap() {
  const div = document.createElement('div');
  const removed = vi.fn<() => void>();
  const fake = {
    div,
    removed,
    events: new Map<string, () => void>(),
    center: VIEW.center as typeof VIEW.center | undefined,
    zoom: 10 as number | undefined,
    type: 'roadmap',
    getDiv: () => div,
    getCenter: () => fake.center && { lat: () => fake.center?.lat, lng: () => fake.center?.lng },
    getZoom: () => fake.zoom,
    getMapTypeId: () => fake.type,
    setMapTypeId: (type: string) => (fake.type = type),
    setOptions: vi.fn<(options: object) => void>(),
    panBy: vi.fn<(x: number, y: number) => void>(),
    addListener: (name: string, run: () => void) => {
      fake.events.set(name, run);
      return { remove: removed };
    },
  };
  return { fake, map: fake as unknown as google.maps.Map };
}

async function open() {
  const { fake, map } = fakeMap();
  const opening = createGoogleHost(map);
  overlay.onAdd();
  overlay.draw();
  return { fake, host: await opening };
}

beforeEach(() => {
  layer = document.createElement('div');
  projected = { x: 3, y: 4 };
  unprojected = { lat: 1, lng: 2 };
  const OverlayView = function makeOverlay() {
    overlay = new FakeOverlay();
    return overlay;
  };
  vi.stubGlobal('google', { maps: { OverlayView, LatLng: Object, Point: Object } });
});

describe("Google's map", () => {
  it('comes once it can say where things are', async () => {
    const { map } = fakeMap();
    let host: MapHost | null = null;
    const opening = createGoogleHost(map).then((made) => (host = made));
    await Promise.resolve();
    expect(host).toBeNull();
    expect(overlay.setMap).toHaveBeenCalledExactlyOnceWith(map);
    overlay.draw();
    await opening;
    expect(host).toMatchObject({ kind: 'google', glides: false, minZoom: 3, maxZoom: 21 });
  });

  it('has no buttons or keys of its own, and the focus', async () => {
    const { fake } = await open();
    expect(googleOptions).toMatchObject({
      disableDefaultUI: true,
      clickableIcons: false,
      keyboardShortcuts: false,
      isFractionalZoomEnabled: false,
      minZoom: 3,
      maxZoom: 21,
    });
    expect(fake.div.tabIndex).toBe(0);
  });

  it('looks where it is sent', async () => {
    const { fake, host } = await open();
    expect(host.view()).toEqual(VIEW);
    host.setView({ center: { lat: 5, lng: 6 }, zoom: 7 });
    expect(fake.setOptions).toHaveBeenCalledExactlyOnceWith({ center: { lat: 5, lng: 6 }, zoom: 7 });
    host.panBy(8, 9);
    expect(fake.panBy).toHaveBeenCalledExactlyOnceWith(8, 9);
    fake.center = undefined;
    fake.zoom = undefined;
    expect(host.view()).toEqual({ center: { lat: 0, lng: 0 }, zoom: 3 });
  });

  it('says where a place is, on the screen and in the pane', async () => {
    const { host } = await open();
    expect(host.toScreen(VIEW.center)).toEqual({ x: 103, y: 104 });
    expect(host.toPane(VIEW.center)).toEqual({ x: 3, y: 4 });
    expect(host.toPaneAt(VIEW.center, VIEW)).toEqual({ x: 3, y: 4 });
    expect(host.fromScreen({ x: 0, y: 0 })).toEqual({ lat: 1, lng: 2 });
    projected = null;
    unprojected = null;
    expect(host.toPane(VIEW.center)).toEqual({ x: 0, y: 0 });
    expect(host.fromScreen({ x: 0, y: 0 })).toEqual({ lat: 0, lng: 0 });
  });

  it('is of the kinds that are offered, else hybrid; only the street map is pale', async () => {
    const { fake, host } = await open();
    expect([host.basemap(), host.backdrop('dark')]).toEqual(['roadmap', 'light']);
    host.setBasemap('satellite');
    expect([host.basemap(), host.backdrop('light')]).toEqual(['satellite', 'imagery']);
    fake.type = 'terrain';
    expect([host.basemap(), host.backdrop('light')]).toEqual(['hybrid', 'imagery']);
  });

  it('does not zoom by a double click while somebody draws', async () => {
    const { fake, host } = await open();
    host.setDrawing(true);
    expect(fake.setOptions).toHaveBeenLastCalledWith({ disableDoubleClickZoom: true });
    host.setDrawing(false);
    expect(fake.setOptions).toHaveBeenLastCalledWith({ disableDoubleClickZoom: false });
  });

  it('reports its moves, also what it draws anew, until it is gone', async () => {
    const { fake, host } = await open();
    const [move, moveend] = [vi.fn(), vi.fn()];
    host.listen({ move, moveend, zooming: vi.fn() });
    fake.events.get('bounds_changed')?.();
    expect(move).toHaveBeenCalledOnce();
    fake.events.get('idle')?.();
    expect(moveend).toHaveBeenCalledOnce();
    overlay.draw();
    expect(move).toHaveBeenCalledTimes(2);
    host.destroy();
    expect(fake.removed).toHaveBeenCalledTimes(2);
    expect(overlay.setMap).toHaveBeenLastCalledWith(null);
    overlay.draw();
    expect(move).toHaveBeenCalledTimes(2);
  });

  it('carries the pane of the plots while it stands', async () => {
    const { host } = await open();
    expect(layer).toContainElement(host.pane);
    overlay.onRemove();
    expect(layer).not.toContainElement(host.pane);
  });
});

describe('the surface', () => {
  const open = () => {
    const left = vi.fn<() => void>();
    const onHost = vi.fn<(host: MapHost) => () => void>(() => left);
    render(<GoogleSurface first={{ current: VIEW }} onHost={onHost} />);
    const { fake, map } = fakeMap();
    return { left, onHost, fake, map, props: surface.props as Surface };
  };
  const drawn = () => act(async () => overlay.draw());

  it('hands over the map that it has made, and says when it goes', async () => {
    const { left, onHost, map, props } = open();
    expect(props.options).toMatchObject(VIEW);
    props.onLoad(map);
    await drawn();
    expect(onHost).toHaveBeenCalledOnce();
    props.onUnmount();
    expect(left).toHaveBeenCalledOnce();
    props.onUnmount();
    expect(left).toHaveBeenCalledOnce();
  });

  it('hands over none that was gone before it stood', async () => {
    const { onHost, map, props } = open();
    props.onLoad(map);
    props.onUnmount();
    await drawn();
    expect(onHost).not.toHaveBeenCalled();
    expect(overlay.setMap).toHaveBeenLastCalledWith(null);
  });
});
