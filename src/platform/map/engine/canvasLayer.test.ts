// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { worldX } from '../mercator';
import type { Viewport } from '../paint/viewport';
import { createCanvasLayer } from './canvasLayer';
import { fakeHost } from './testing/fakeHost';

const VIEW = { center: { lat: 0, lng: 0 }, zoom: 7 };
/** Frames that were requested and not yet drawn. */
const frames = new Map<number, () => void>();
let [now, last] = [0, 0];
const pen = { setTransform: vi.fn(), clearRect: vi.fn(), getImageData: vi.fn(), globalAlpha: 0 };

beforeEach(() => {
  frames.clear();
  now = 1000;
  vi.clearAllMocks();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    last += 1;
    frames.set(last, run);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.stubGlobal('devicePixelRatio', 1);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const frame = () => {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run();
};

/** A layer whose painting takes so many steps of so many milliseconds. */
function layerOf({ sliced = true, steps = 1, ms = 0, size = { width: 800, height: 600 } } = {}) {
  const host = fakeHost({ ...size, view: VIEW });
  const viewports: Viewport[] = [];
  let done = 0;
  const layer = createCanvasLayer(host, 3, sliced, function* (_, viewport) {
    viewports.push(viewport);
    for (let step = 0; step < steps; step += 1) {
      now += ms;
      done += 1;
      yield;
    }
  });
  const canvases = () => [...host.pane.querySelectorAll('canvas')];
  const shown = () => canvases().filter(({ style }) => style.visibility === 'visible');
  return { host, layer, viewports, canvases, shown, steps: () => done };
}

describe('a layer of canvases', () => {
  it('paints a quarter of the window beyond each edge', () => {
    const { layer, viewports, shown, canvases } = layerOf();
    expect(shown()).toEqual([]);
    layer.repaint();
    frame();
    const [viewport] = viewports;
    expect(viewport).toMatchObject({ width: 1200, height: 900, zoom: 7, scale: 256 * 2 ** 7 });
    // 400 + 200 px west of the middle.
    expect(((viewport?.originX ?? 0) - worldX(0)) * 256 * 2 ** 7).toBeCloseTo(-600, 6);
    expect(canvases()).toHaveLength(2);
    expect(shown()).toHaveLength(1);
    const [canvas] = shown();
    expect([canvas?.width, canvas?.height, canvas?.style.width, canvas?.style.height]).toEqual([
      1200,
      900,
      '1200px',
      '900px',
    ]);
    expect(canvas?.style.transform).toBe('translate3d(-200px, -150px, 0) scale(1)');
  });

  it('is sharp on fine screens, to twice the pixels', () => {
    vi.stubGlobal('devicePixelRatio', 3);
    const { layer, shown } = layerOf();
    layer.repaint();
    frame();
    expect([shown()[0]?.width, shown()[0]?.style.width]).toEqual([2400, '1200px']);
    expect(pen.setTransform).toHaveBeenLastCalledWith(2, 0, 0, 2, 0, 0);
  });

  it('is empty again before it is painted anew', () => {
    const { layer } = layerOf({ sliced: false });
    layer.repaint();
    frame();
    expect(pen.clearRect).not.toHaveBeenCalled();
    layer.repaint();
    frame();
    expect(pen.clearRect).toHaveBeenCalledExactlyOnceWith(0, 0, 1200, 900);
  });

  it('shows the former canvas until the next is whole', () => {
    const { layer, shown, steps } = layerOf({ steps: 3, ms: 50 });
    layer.repaint();
    frame();
    expect([steps(), shown().length]).toEqual([1, 0]);
    frame();
    frame();
    expect([steps(), shown().length]).toEqual([3, 0]);
    frame();
    const [first] = shown();
    expect(first).toBeDefined();
    layer.repaint();
    frame();
    expect(shown()).toEqual([first]);
    for (let at = 0; at < 3; at += 1) frame();
    expect(shown()).toHaveLength(1);
    expect(shown()).not.toEqual([first]);
  });

  it('paints 40 ms in a frame while the map stands, 6 ms while it moves', () => {
    const still = layerOf({ steps: 20, ms: 10 });
    still.layer.repaint();
    frame();
    expect(still.steps()).toBe(4);
    still.layer.destroy();
    const moving = layerOf({ steps: 20, ms: 5 });
    moving.layer.follow();
    now += 59;
    moving.layer.repaint();
    frame();
    expect(moving.steps()).toBe(2);
  });

  it('that is not sliced is painted at once, on one canvas', () => {
    const { layer, canvases, shown, steps } = layerOf({ sliced: false, steps: 20, ms: 100 });
    layer.repaint();
    frame();
    expect([steps(), canvases().length, shown().length]).toEqual([20, 1, 1]);
    expect(pen.getImageData).not.toHaveBeenCalled();
  });

  it('follows the map, and is painted anew before its edge comes into view', () => {
    const { host, layer, viewports, shown } = layerOf();
    layer.repaint();
    frame();
    // 0.6 × 200 px of the margin may be used up.
    host.panBy(119, 0);
    layer.follow();
    expect(shown()[0]?.style.transform).toBe('translate3d(-319px, -150px, 0) scale(1)');
    frame();
    expect(viewports).toHaveLength(1);
    host.panBy(2, 0);
    layer.follow();
    frame();
    expect(viewports).toHaveLength(2);
    host.panBy(0, -91);
    layer.follow();
    frame();
    expect(viewports).toHaveLength(3);
  });

  it('is scaled to another zoom until it is painted there', () => {
    const { host, layer, viewports, shown } = layerOf();
    layer.repaint();
    frame();
    layer.glide({ ...VIEW, zoom: 8 });
    expect(shown()[0]?.style.transform).toBe('translate3d(-800px, -600px, 0) scale(2)');
    host.setView({ ...VIEW, zoom: 8 });
    layer.follow();
    frame();
    expect(viewports.map(({ zoom }) => zoom)).toEqual([7, 8]);
  });

  it('waits for a window that has a size', () => {
    for (const size of [
      { width: 0, height: 600 },
      { width: 800, height: 0 },
    ]) {
      const { layer, viewports } = layerOf({ size });
      layer.repaint();
      frame();
      expect(viewports).toEqual([]);
    }
  });

  it('that is gone paints nothing more', () => {
    const { layer, canvases, viewports } = layerOf();
    layer.repaint();
    layer.destroy();
    frame();
    layer.repaint();
    layer.follow();
    layer.glide(VIEW);
    frame();
    expect([canvases().length, viewports.length]).toEqual([0, 0]);
  });
});
