import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import mapView from '@locales/pt-BR/mapView.json';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { createEngine } from '../engine/createEngine';
import { fakeHost } from '../engine/testing/fakeHost';
import type { MapEngine } from '../mapEngine';
import { PlotThumbnail } from '../thumbnail/PlotThumbnail';
import { MapAnchor } from './MapAnchor';
import { MapInfoWindow } from './MapInfoWindow';
import { MapNotice } from './MapNotice';

beforeAll(() => void i18next.addResourceBundle('pt-BR', 'mapView', mapView));

const VIEW = { center: { lat: 0, lng: 0 }, zoom: 10 };
let engine: MapEngine;
let host: ReturnType<typeof fakeHost>;

beforeEach(() => {
  host = fakeHost({ width: 800, height: 600, view: VIEW });
  ({ engine } = createEngine(host));
  document.body.append(host.element);
  host.element.tabIndex = 0;
});
afterEach(() => {
  vi.useRealTimers();
  host.element.remove();
});

describe('what stands over a place of the map', () => {
  const where = (words: string) => screen.getByText(words).style.transform;

  it('is 12 px above it, its foot in the middle', () => {
    renderUi(
      <MapAnchor engine={engine} at={VIEW.center}>
        aqui
      </MapAnchor>,
    );
    expect(where('aqui')).toBe('translate(400px, 288px) translate(-50%, -100%)');
  });

  it('moves with the map, as high above as it is wanted', () => {
    renderUi(
      <MapAnchor engine={engine} at={VIEW.center} lift={0}>
        aqui
      </MapAnchor>,
    );
    expect(where('aqui')).toContain('translate(400px, 300px)');
    act(() => host.panBy(50, -20));
    expect(where('aqui')).toContain('translate(350px, 320px)');
  });
});

describe('a window on the map', () => {
  const open = () => {
    vi.useFakeTimers();
    const onClose = vi.fn<() => void>();
    const onKeyDown = vi.fn<() => void>();
    renderUi(
      <div onKeyDown={onKeyDown} role="presentation">
        <MapInfoWindow engine={engine} at={VIEW.center} onClose={onClose}>
          Talhão 7
        </MapInfoWindow>
      </div>,
    );
    const close = screen.getByRole('button', { name: 'Fechar' });
    return { onClose, onKeyDown, close };
  };

  it('goes by itself after two seconds', () => {
    const { onClose } = open();
    expect(screen.getByRole('status')).toHaveTextContent('Talhão 7');
    vi.advanceTimersByTime(1999);
    expect(onClose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays while the focus is in it', () => {
    const { onClose, close } = open();
    act(() => close.focus());
    vi.advanceTimersByTime(60_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(close);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes by Escape, which does nothing else, and gives the map its focus back', () => {
    const { onClose, onKeyDown, close } = open();
    act(() => close.focus());
    fireEvent.keyDown(close, { key: 'a' });
    expect(onClose).not.toHaveBeenCalled();
    expect(onKeyDown).toHaveBeenCalledOnce();
    fireEvent.keyDown(close, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(onKeyDown).toHaveBeenCalledOnce();
    expect(host.element).toHaveFocus();
  });
});

describe('the notice why there is no imagery', () => {
  beforeEach(() => localStorage.clear());

  it('is closed by its button, and shown to each person once', async () => {
    const { unmount } = renderUi(<MapNotice reason="noKey" person="ana" />);
    expect(screen.getByRole('status')).toHaveTextContent(mapView.notice.noKey);
    await userEvent.click(screen.getByRole('button', { name: 'Dispensar aviso' }));
    expect(screen.queryByRole('status')).toBeNull();
    unmount();
    const again = renderUi(<MapNotice reason="noKey" person="ana" />);
    expect(screen.queryByRole('status')).toBeNull();
    again.unmount();
    renderUi(<MapNotice reason="noKey" person="rui" />);
    expect(screen.getByRole('status')).toBeVisible();
  });

  it('goes by itself after twelve seconds', () => {
    vi.useFakeTimers();
    renderUi(<MapNotice reason="refused" person="ana" />);
    act(() => void vi.advanceTimersByTime(11_999));
    expect(screen.getByRole('status')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the thumbnail of a plot', () => {
  const ring = [
    { lat: 0, lng: 0 },
    { lat: 0.01, lng: 0 },
    { lat: 0.01, lng: 0.01 },
  ];
  const show = (area: [{ type: 'ADD'; path: typeof ring }] | null, selected = false) => {
    const onToggle = vi.fn<(id: number) => void>();
    const { container } = renderUi(
      <PlotThumbnail
        id={7}
        name="Sede"
        size="12,34 ha"
        area={area}
        selected={selected}
        mapsKey={null}
        onToggle={onToggle}
      />,
    );
    return { onToggle, picture: container.querySelector('[data-picture]') };
  };

  it('is a button with its name and size, pressed while the plot is chosen', async () => {
    const { onToggle, picture } = show([{ type: 'ADD', path: ring }], true);
    expect(picture).not.toBeNull();
    expect(screen.queryByText(mapView.thumbnail.unreadable)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sede, 12,34 ha', pressed: true }));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('says that its drawing cannot be read', () => {
    const { picture } = show(null);
    expect(picture).toBeNull();
    const name = `Sede, 12,34 ha, ${mapView.thumbnail.unreadable}`;
    expect(screen.getByRole('button', { name, pressed: false })).toBeVisible();
    expect(screen.getByText(mapView.thumbnail.unreadable)).toBeVisible();
  });
});
