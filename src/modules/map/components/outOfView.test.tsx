import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldRow, farmRow, plotRow } from '@/domain/land/testing/farms';
import type { Bounds } from '@/platform/geo/geoTypes';
import { startI18n } from '@/platform/i18n/i18n';
import type { MapEngine } from '@/platform/map/mapEngine';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { mapTree } from '../rules/mapTree';
import { OutOfView } from './OutOfView';

beforeEach(() => startI18n('pt-BR', ['common', 'ui', 'map']));

const { farms } = mapTree([
  farmRow({ id: 1, farmActivityFields: [fieldRow({ farmActivityFieldPolygons: [plotRow({})] })] }),
]);
const [farm = null] = farms;
const COUNTRY = { south: -34, west: -74, north: 5, east: -34 };
const CITY = { south: -24.76, west: -53.78, north: -24.72, east: -53.72 };

/** A map that looks where it was led. */
function aMap(bounds: Bounds) {
  let view = bounds;
  let moved: () => void = () => undefined;
  const fit = vi.fn((box: Bounds) => {
    view = box;
    moved();
  });
  const camera = {
    bounds: () => view,
    view: () => ({ center: { lat: view.north, lng: view.east }, zoom: 5 }),
    fit,
  };
  const on = (_event: string, changed: () => void) => {
    moved = changed;
    return () => undefined;
  };
  return { engine: { camera, on } as unknown as MapEngine, fit };
}

describe('the way to what is out of view', () => {
  it.each([
    ['Mostrar talhões', farm],
    ['Mostrar propriedades', null],
  ])('%s leads there once, and goes', async (name, chosen) => {
    const { engine, fit } = aMap(CITY);
    renderUi(<OutOfView engine={engine} farm={chosen} farms={farms} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(fit).toHaveBeenCalledTimes(1);
    const [box] = fit.mock.calls[0] ?? [];
    expect(box?.south).toBeCloseTo(-24.7, 6);
    expect(box?.east).toBeCloseTo(-53.69, 6);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers nothing while plots are within the view, nor where none is drawn', () => {
    const { engine } = aMap(COUNTRY);
    renderUi(<OutOfView engine={engine} farm={farm} farms={farms} />);
    expect(screen.queryByRole('button')).toBeNull();
    const [bare = null] = mapTree([farmRow({ id: 2 })]).farms;
    const there = aMap(CITY).engine;
    act(() => void renderUi(<OutOfView engine={there} farm={bare} farms={bare ? [bare] : []} />));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
