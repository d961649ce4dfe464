import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import mapView from '@locales/pt-BR/mapView.json';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { createEngine } from '../engine/createEngine';
import { fakeHost } from '../engine/testing/fakeHost';
import type { MapEngine } from '../mapEngine';
import { PlotPicture } from '../thumbnail/PlotPicture';
import { MapControls } from './MapControls';
import { MapScale } from './MapScale';
import { ToolButton } from './ToolStrip';

beforeAll(() => void i18next.addResourceBundle('pt-BR', 'mapView', mapView));

const VIEW = { center: { lat: 0, lng: 0 }, zoom: 10 };
let engine: MapEngine;
let host: ReturnType<typeof fakeHost>;

beforeEach(() => {
  host = fakeHost({ width: 800, height: 600, view: VIEW });
  ({ engine } = createEngine(host));
});

describe('the controls of the map', () => {
  it('zoom one step, and show everything where there is something', async () => {
    const onFit = vi.fn();
    const { rerender } = renderUi(<MapControls engine={engine} onFit={onFit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Aproximar' }));
    expect(engine.camera.view().zoom).toBe(11);
    await userEvent.click(screen.getByRole('button', { name: 'Afastar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Afastar' }));
    expect(engine.camera.view().zoom).toBe(9);
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar tudo' }));
    expect(onFit).toHaveBeenCalledOnce();
    rerender(<MapControls engine={engine} />);
    expect(screen.queryByRole('button', { name: 'Mostrar tudo' })).not.toBeInTheDocument();
  });

  it('name the base maps, the present one checked, and change it', async () => {
    renderUi(<MapControls engine={engine} />);
    const button = screen.getByRole('button', { name: 'Fundo do mapa' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByRole('menuitemradio', { name: 'Simples' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Imagens' }));
    expect(engine.basemap()).toBe('tiles');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Fundo do mapa' }));
    expect(screen.getByRole('menuitemradio', { name: 'Imagens' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'Simples' })).not.toBeChecked();
  });

  it('offer no choice of one base map', () => {
    renderUi(<MapControls engine={{ ...engine, basemaps: ['plain'] }} />);
    expect(screen.queryByRole('button', { name: 'Fundo do mapa' })).not.toBeInTheDocument();
  });
});

it.each([
  // 40 075 km of the equator on 256 · 2^10 px: 153 m a pixel, 16.8 km on 110.
  [10, '10 km', 65.4],
  [15, '500 m', 104.7],
  [13, '2 km', 104.7],
])('the scale at zoom %i is %s', (zoom, words, width) => {
  renderUi(<MapScale engine={engine} />);
  act(() => host.setView({ ...VIEW, zoom }));
  const bar = screen.getByText(words, { exact: false });
  expect(bar).toHaveTextContent(`Escala ${words}`);
  expect(Math.abs(Number.parseFloat(bar.style.width) - width)).toBeLessThan(0.5);
});

describe('a tool', () => {
  it('that may not be used says why, and does nothing', async () => {
    const onClick = vi.fn();
    const tool = <ToolButton label="Cortar" icon="x" onClick={onClick} disabledReason="Escolha um talhão." />;
    renderUi(tool);
    const button = screen.getByRole('button', { name: 'Cortar' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Escolha um talhão.');
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('that is on is pressed', async () => {
    const onClick = vi.fn();
    renderUi(<ToolButton label="Cortar" icon="x" onClick={onClick} pressed />);
    const button = screen.getByRole('button', { name: 'Cortar', pressed: true });
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(button).not.toHaveAttribute('aria-haspopup');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('the picture of a plot', () => {
  const ring = [
    { lat: 0, lng: 0 },
    { lat: 0.01, lng: 0 },
    { lat: 0.01, lng: 0.01 },
  ];
  const picture = (mapsKey: string | null, area = [{ type: 'ADD', path: ring } as const]) => {
    const { container } = renderUi(
      <PlotPicture area={area} width={150} height={100} mapsKey={mapsKey} mode="light" />,
    );
    return container;
  };
  const kind = (container: HTMLElement) =>
    container.querySelector('[data-picture]')?.getAttribute('data-picture');

  it('is an outline without a key, from the edges of its frame', () => {
    const container = picture(null);
    expect(kind(container)).toBe('outline');
    const [casing, line] = [...container.querySelectorAll('path')];
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 150 100');
    // 16 px are left free on every side.
    expect(line?.getAttribute('d')).toBe('M41 84L41 16L109 16Z');
    expect([casing?.getAttribute('stroke-width'), line?.getAttribute('stroke-width')]).toEqual(['4', '2']);
  });

  it('is taken by satellite with a key, and an outline again where that does not come', () => {
    const container = picture('key-1');
    expect(kind(container)).toBe('satellite');
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toContain('key-1');
    fireEvent.error(image as HTMLElement);
    expect(kind(container)).toBe('outline');
  });

  it('of a plot that was not drawn asks for none', () => {
    expect(kind(picture('key-1', []))).toBe('outline');
  });
});
