import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Provider } from 'react-redux';
import { plotRow } from '@/domain/land/testing/farms';
import { createAppStore } from '@/platform/store/store';
import { startI18n } from '@/platform/i18n/i18n';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { mapAround, squareOf } from '../drawing/drawingParts.test.kit';
import type { MapDialog } from '../mapDialog';
import { farmService } from '../mapService';
import { PropertyMapProvider } from '../propertyMap';
import { MapDialogs } from './MapDialogs';
import { MapPlotDialog } from './MapPlotDialog';
import type { PlotDialogProps } from './PlotDialog';

const shown = vi.hoisted(() => ({ props: vi.fn(), saved: { id: 9, farmType: 1 } }));
vi.mock('./PlotDialog', () => ({
  PlotDialog: (props: PlotDialogProps) => {
    shown.props(props);
    return <div data-testid="picture">{props.thumbnail}</div>;
  },
}));
vi.mock('./FarmDialog', () => ({
  FarmDialog: ({ onSaved }: { onSaved: (saved: object) => void }) => (
    <button type="button" onClick={() => onSaved(shown.saved)}>
      Salvar
    </button>
  ),
}));

beforeEach(async () => {
  vi.clearAllMocks();
  shown.saved = { id: 9, farmType: 1 };
  await startI18n('pt-BR', ['map', 'mapView', 'common', 'ui']);
});

type PlotOver = Extract<MapDialog, { kind: 'plot' }>;
const props = () => shown.props.mock.lastCall?.[0] as PlotDialogProps;

describe('the form of a plot over the map', () => {
  function open(changes: Partial<PlotOver>) {
    const onClose = vi.fn();
    const map = mapAround();
    const dialog: PlotOver = { kind: 'plot', id: 100, farmId: 1, fieldId: 10, ...changes };
    renderUi(
      <PropertyMapProvider value={map}>
        <MapPlotDialog dialog={dialog} onClose={onClose} />
      </PropertyMapProvider>,
    );
    return { onClose, map };
  }
  const picture = () => screen.getByTestId('picture').childElementCount > 0;

  it('measures the stored drawing, and leaves it as it is stored', () => {
    open({});
    expect(props()).toMatchObject({ plotId: 100, costCenterId: 10, farm: { id: 1 } });
    expect(props().costCenters).toEqual([
      { id: 10, name: 'SOJA SEDE' },
      { id: 11, name: 'CAFEZAL' },
    ]);
    expect(props().drawn).toBeCloseTo(112.59, 1);
    expect(picture()).toBe(true);
    expect(props()).not.toHaveProperty('name');
    expect(props()).not.toHaveProperty('polygonArea');
  });

  it('takes over what was just drawn, with the name of the file', () => {
    open({ id: null, fieldId: null, area: squareOf(-24.5, -53.7, 0.02), name: 'GLEBA' });
    expect(props()).toMatchObject({ plotId: null, costCenterId: null, name: 'GLEBA' });
    expect(props().polygonArea).toContain('-24.5');
    expect(props().drawn).toBeGreaterThan(400);
    expect(picture()).toBe(true);
  });

  it.each<[string, Partial<PlotOver>]>([
    ['a drawing that cannot be read', { id: 101 }],
    ['an empty drawing', { area: [] }],
    ['a new plot that is not drawn', { id: null }],
    ['a plot that is gone', { id: 999 }],
  ])('has neither area nor picture of %s', (_, changes) => {
    open(changes);
    expect(props().drawn).toBeNull();
    expect(picture()).toBe(false);
  });

  it('is none for a farm that is gone', () => {
    open({ farmId: 77 });
    expect(shown.props).not.toHaveBeenCalled();
  });

  it('leads to the drawing tools, at the plot where there is one', () => {
    const { map, onClose } = open({});
    props().onEditPolygon?.();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(map.go).toHaveBeenCalledExactlyOnceWith({ kind: 'plot', id: 100 });
    expect(map.setEditing).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('leads a new plot to the drawing tools without choosing any', () => {
    const { map } = open({ id: null });
    props().onEditPolygon?.();
    expect(map.go).not.toHaveBeenCalled();
    expect(map.setEditing).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('hands on what was saved, and closes', () => {
    const onSaved = vi.fn();
    const { onClose } = open({ onSaved });
    const saved = plotRow({ id: 100 });
    props().onSaved(saved);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved);
  });
});

describe('a property that was saved over the map', () => {
  async function save(id: number | null, farmType: number) {
    shown.saved = { id: 9, farmType };
    const tree = vi.spyOn(farmService, 'tree').mockResolvedValue([]);
    const map = mapAround();
    const onClose = vi.fn();
    renderUi(
      <Provider store={createAppStore({ isReset: () => false, keep: [] }, [])}>
        <PropertyMapProvider value={map}>
          <MapDialogs dialog={{ kind: 'farm', id }} onClose={onClose} />
        </PropertyMapProvider>
      </Provider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(tree).toHaveBeenCalled());
    await Promise.resolve();
    expect(onClose).toHaveBeenCalledTimes(1);
    return map;
  }

  it('is chosen where it is new land', async () => {
    const map = await save(null, 1);
    await waitFor(() => expect(map.go).toHaveBeenCalledExactlyOnceWith({ kind: 'farm', id: 9 }));
  });

  it.each([
    ['stands already', 9, 1],
    ['is a grain store', null, 2],
  ])('stays where it %s', async (_, id, farmType) => {
    const map = await save(id, farmType);
    await new Promise((done) => setTimeout(done, 20));
    expect(map.go).not.toHaveBeenCalled();
  });
});
