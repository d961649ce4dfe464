import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identitySlice } from '@/domain/identity/identitySlice';
import { fieldRow, farmRow, plotRow } from '@/domain/land/testing/farms';
import { startI18n } from '@/platform/i18n/i18n';
import { createEngine } from '@/platform/map/engine/createEngine';
import { fakeHost } from '@/platform/map/engine/testing/fakeHost';
import type { MapEngine, MapPointer } from '@/platform/map/mapEngine';
import { createAppStore } from '@/platform/store/store';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { mapAround } from '../drawing/drawingParts.test.kit';
import { type PropertyMap, PropertyMapProvider } from '../propertyMap';
import { mapTree } from '../rules/mapTree';
import { FarmMarkers } from './FarmMarkers';
import { MapLegend } from './MapLegend';
import { PropertyMapView } from './PropertyMapView';

vi.mock('@/platform/map/MapFrame', () => ({
  MapFrame: ({ children }: { readonly children: ReactNode }) => <main>{children}</main>,
}));

beforeEach(() => startI18n('pt-BR', ['map', 'mapView', 'common', 'ui']));

/** A map at a zoom, and what is clicked on it. */
function aMap(zoom: number) {
  const host = fakeHost({ width: 800, height: 600, view: { center: { lat: -24.7, lng: -53.7 }, zoom } });
  const { engine } = createEngine(host);
  let clicked: (pointer: MapPointer) => void = () => undefined;
  const on = ((name: string, listener: never) => {
    if (name === 'click') clicked = listener;
    return engine.on(name as never, listener);
  }) as MapEngine['on'];
  const fit = vi.spyOn(engine.camera, 'fit');
  const mark = vi.fn();
  const click = (plotId: number | null, original: Partial<MouseEvent> = {}) =>
    act(() =>
      clicked({
        plotId,
        at: { lat: -24.7, lng: -53.7 },
        point: { x: 1, y: 1 },
        original: { ctrlKey: false, metaKey: false, shiftKey: false, ...original } as MouseEvent,
      }),
    );
  return { engine: { ...engine, on, mark }, fit, click, mark };
}

describe('the map of properties', () => {
  function open(changes: Partial<PropertyMap> = {}, zoom = 14) {
    const { engine, click, mark } = aMap(zoom);
    const map = mapAround({ kind: 'farm', id: 1 }, { engine, editing: false, ...changes });
    const onFitAll = vi.fn();
    renderUi(
      <Provider store={createAppStore({ isReset: () => false, keep: [] }, [identitySlice])}>
        <PropertyMapProvider value={map}>
          <PropertyMapView onEngine={vi.fn()} onFitAll={onFitAll}>
            <p>ferramentas</p>
          </PropertyMapView>
        </PropertyMapProvider>
      </Provider>,
    );
    return { map, click, mark, onFitAll };
  }
  const info = () => screen.queryByRole('status');

  it('says of a plot that is pressed its name and its area as drawn', () => {
    const { map, click } = open();
    expect(info()).toBeNull();
    click(100);
    expect(map.toggle).toHaveBeenCalledExactlyOnceWith(100, false);
    expect(info()).toHaveTextContent(/^BAIXADA.*112,59 ha$/);
    click(101);
    expect(info()).toHaveTextContent(/^TALHAO DA SEDE.*0,00 ha$/);
    click(null);
    expect(info()).toBeNull();
    expect(map.toggle).toHaveBeenCalledTimes(2);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('adds a plot pressed with %s', (key) => {
    const { map, click } = open();
    click(100, { [key]: true });
    expect(map.toggle).toHaveBeenCalledExactlyOnceWith(100, true);
  });

  it('closes what it says about a plot', async () => {
    const { click } = open();
    click(100);
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(info()).toBeNull();
  });

  it('says nothing of plots while the drawing tools are out', () => {
    const { click } = open({ editing: true });
    click(100);
    expect(info()).toBeNull();
  });

  it('shows everything on request, where there are farms', async () => {
    const { onFitAll } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar tudo' }));
    expect(onFitAll).toHaveBeenCalledTimes(1);
    expect(screen.getByText('ferramentas')).toBeVisible();
  });

  it.each([0, 1])('offers to show everything of %d farms', (count) => {
    const { tree } = mapAround().land;
    open({ land: { ...mapAround().land, tree: { ...tree, farms: tree.farms.slice(0, count) } } });
    expect(screen.queryAllByRole('button', { name: 'Mostrar tudo' })).toHaveLength(count);
  });

  it.each([
    [false, ['C 1', 'C 2']],
    [true, []],
  ])('names the colours of the chosen farm; while drawing is %s: %j', (editing, names) => {
    const plots = (id: number) => [plotRow({ id: id * 10 })];
    const centers = [1, 2].map((id) =>
      fieldRow({ id, name: `C ${id}`, farmActivityFieldPolygons: plots(id) }),
    );
    const [farm = null] = mapTree([farmRow({ farmActivityFields: centers })]).farms;
    open({ editing, selection: { ...mapAround().selection, farm } });
    expect(screen.queryAllByRole('listitem').map(({ title }) => title)).toEqual(names);
  });

  it('names no colours where no farm is chosen', () => {
    open({ selection: { ...mapAround().selection, farm: null } });
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('is bare until the map is ready', () => {
    open({ engine: null });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('ferramentas')).toBeVisible();
  });
});

describe('the markers of farms', () => {
  const farmAt = (id: number, name: string, lng: number) =>
    farmRow({
      id,
      name,
      city: { id: 1, name: 'T', stateId: 1, stateName: 'P', latitude: -24.7, longitude: lng },
    });
  function open(zoom: number, editing = false) {
    const { engine, fit } = aMap(zoom);
    const { farms } = mapTree([farmAt(1, 'SUL', -53.7), farmAt(2, 'PERTO', -53.7), farmAt(3, 'LONGE', -50)]);
    const map = mapAround(null, { engine, editing });
    renderUi(
      <PropertyMapProvider value={map}>
        <FarmMarkers engine={engine} farms={farms} />
      </PropertyMapProvider>,
    );
    return { map, fit };
  }
  const pins = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it.each([
    [10.9, false, ['2 propriedades', 'LONGE']],
    [11, false, []],
    [5, true, []],
  ])('at a zoom of %f, drawing %s, are %j', (zoom, editing, expected) => {
    open(zoom, editing);
    expect(pins()).toEqual(expected);
  });

  it('choose their farm', async () => {
    const { map, fit } = open(9);
    await userEvent.click(screen.getByRole('button', { name: 'LONGE' }));
    expect(map.go).toHaveBeenCalledExactlyOnceWith({ kind: 'farm', id: 3 });
    expect(fit).not.toHaveBeenCalled();
  });

  it('of several without plots have no box to show', async () => {
    const { map, fit } = open(9);
    await userEvent.click(screen.getByTitle('SUL, PERTO'));
    expect(map.go).not.toHaveBeenCalled();
    expect(fit).not.toHaveBeenCalled();
  });
});

describe('the colours of cost centers', () => {
  const field = (id: number, name: string) =>
    fieldRow({ id, name, farmActivityFieldPolygons: [plotRow({ id: id * 10 })] });

  it.each([
    [1, 0],
    [2, 2],
    [3, 3],
  ])('of a farm with %d of them are %d lines', (count, lines) => {
    const fields = Array.from({ length: count }, (_, at) => field(at + 1, `C ${at + 1}`));
    const [farm] = mapTree([farmRow({ farmActivityFields: [...fields, fieldRow({ id: 9 })] })]).farms;
    if (!farm) throw new Error('there is a farm');
    renderUi(<MapLegend farm={farm} colours={['red', 'blue']} />);
    const items = screen.queryAllByRole('listitem');
    expect(items.map(({ title }) => title)).toEqual(Array.from({ length: lines }, (_, at) => `C ${at + 1}`));
  });
});
