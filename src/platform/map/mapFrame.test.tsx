import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import mapView from '@locales/pt-BR/mapView.json';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { BRAZIL, FARM_ZOOM, PLOT_ZOOM } from './brazilView';
import { fakeHost } from './engine/testing/fakeHost';
import type { MapEngine } from './mapEngine';
import { MapFrame } from './MapFrame';
import type { SurfaceProps } from './surfaceProps';

const kind = vi.hoisted(() => ({ now: { mapKind: 'plain', reason: null as string | null } }));
const surfaces = vi.hoisted(() => ({ google: null as unknown, plain: null as unknown }));
vi.mock('./useMapKind', () => ({ useMapKind: () => kind.now }));
vi.mock('./google/GoogleSurface', () => ({
  GoogleSurface: (props: unknown) => {
    surfaces.google = props;
    return <i title="google" />;
  },
}));
vi.mock('./leaflet/LeafletSurface', () => ({
  LeafletSurface: (props: unknown) => {
    surfaces.plain = props;
    return <i title="plain" />;
  },
}));

const VIEW = { center: { lat: -24, lng: -53 }, zoom: 12 };
const host = (view = VIEW) => fakeHost({ width: 800, height: 600, view });
const props = (which: 'google' | 'plain') => surfaces[which] as SurfaceProps;

beforeAll(() => void i18next.addResourceBundle('pt-BR', 'mapView', mapView));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  kind.now = { mapKind: 'plain', reason: null };
});

const frame = (onEngine: (engine: MapEngine | null) => void, more = {}) => (
  <MapFrame label="Talhões" mapsKey={null} mode="light" person="ana" onEngine={onEngine} {...more}>
    <b>ferramentas</b>
  </MapFrame>
);
const open = (more = {}) => {
  const onEngine = vi.fn<(engine: MapEngine | null) => void>();
  const view = renderUi(frame(onEngine, more));
  return { onEngine, again: () => view.rerender(frame(onEngine, more)) };
};

describe('a map in its frame', () => {
  it('looks at Brazil unless it is told where, and names itself once it stands', async () => {
    const { onEngine } = open();
    await screen.findByTitle('plain');
    expect(props('plain').first.current).toEqual(BRAZIL);
    expect(onEngine).toHaveBeenLastCalledWith(null);
    const one = host();
    act(() => void props('plain').onHost(one));
    expect(onEngine.mock.lastCall?.[0]?.element).toBe(one.element);
    expect(one.element.getAttribute('role')).toBe('application');
    expect(one.element.getAttribute('aria-label')).toBe('Talhões');
    expect(document.querySelector('[data-map]')?.getAttribute('data-map')).toBe('plain');
  });

  it('waits until it is known which map it is', () => {
    kind.now = { mapKind: 'waiting', reason: null };
    open();
    expect(screen.queryByTitle('plain')).toBeNull();
    expect(screen.queryByTitle('google')).toBeNull();
    expect(document.querySelector('[data-map]')?.getAttribute('data-map')).toBe('loading');
    expect(screen.getByText('ferramentas')).toBeVisible();
  });

  it('goes on where it looked when Google has to be given up, and says why', async () => {
    kind.now = { mapKind: 'google', reason: null };
    const { onEngine, again } = open({ first: VIEW });
    await screen.findByTitle('google');
    expect(props('google').first.current).toEqual(VIEW);
    const there = { center: { lat: -25, lng: -52 }, zoom: 14 };
    let leave: () => void = () => undefined;
    act(() => void (leave = props('google').onHost(host(there))));
    kind.now = { mapKind: 'plain', reason: 'refused' };
    again();
    act(() => leave());
    expect(onEngine).toHaveBeenLastCalledWith(null);
    await screen.findByTitle('plain');
    expect(props('plain').first.current).toEqual(there);
    expect(screen.getByText(mapView.notice.refused)).toBeVisible();
  });

  it('keeps the next map when the former one goes after it', async () => {
    const { onEngine } = open();
    await screen.findByTitle('plain');
    let leave: () => void = () => undefined;
    act(() => void (leave = props('plain').onHost(host())));
    const next = host();
    act(() => void props('plain').onHost(next));
    act(() => leave());
    expect(onEngine.mock.lastCall?.[0]?.element).toBe(next.element);
  });

  it('says nothing of missing imagery beside another map', () => {
    kind.now = { mapKind: 'plain', reason: 'noKey' };
    open({ quiet: true });
    expect(screen.queryByText(mapView.notice.noKey)).toBeNull();
  });
});

it('without anything of its own a map shows all of Brazil; a farm nearer, a plot nearest', () => {
  expect(BRAZIL.center.lat).toBeCloseTo(-14.235, 3);
  expect(BRAZIL.center.lng).toBeCloseTo(-51.925, 3);
  expect([BRAZIL.zoom, FARM_ZOOM, PLOT_ZOOM]).toEqual([5, 13, 14]);
});
