// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MapEngine, MapPlot } from '../mapEngine';
import { createEngine } from './createEngine';
import { fakeHost } from './testing/fakeHost';

const square = (id: number, west: number, size: number): MapPlot => ({
  id,
  label: `TALHAO ${id}`,
  area: [
    {
      type: 'ADD',
      path: [
        { lat: 0, lng: west },
        { lat: size, lng: west },
        { lat: size, lng: west + size },
        { lat: 0, lng: west + size },
      ],
    },
  ],
});

let engine: MapEngine;
let host: ReturnType<typeof fakeHost>;

beforeEach(() => {
  host = fakeHost({ width: 800, height: 600, view: { center: { lat: 1, lng: 1 }, zoom: 7 } });
  ({ engine } = createEngine(host));
  engine.showPlots([square(1, 0, 2), square(2, 0.5, 0.5), square(3, 10, 1)]);
});
afterEach(() => engine.destroy());

function press(lat: number, lng: number, kind = 'click', init: PointerEventInit = {}) {
  const { x, y } = host.toScreen({ lat, lng });
  const at = { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', bubbles: true, ...init };
  if (kind === 'click') {
    host.element.dispatchEvent(new PointerEvent('pointerdown', { ...at, button: 0, buttons: 1 }));
    host.element.dispatchEvent(new PointerEvent('pointerup', { ...at, button: 0 }));
  } else host.element.dispatchEvent(new PointerEvent(kind, at));
}

test('a press tells the smallest plot under it, and where it was', () => {
  const listener = vi.fn();
  engine.on('click', listener);
  press(0.25, 0.75);
  press(1.5, 1.5);
  press(5, 5);
  expect(listener.mock.calls.map(([event]) => (event as { plotId: unknown }).plotId)).toEqual([2, 1, null]);
  expect(listener.mock.calls[0]?.[0]).toMatchObject({
    at: { lat: expect.closeTo(0.25, 6) as number, lng: expect.closeTo(0.75, 6) as number },
  });
});

test('a drag is no press', () => {
  const listener = vi.fn();
  engine.on('click', listener);
  const { x, y } = host.toScreen({ lat: 1, lng: 1 });
  const at = (moved: number) => ({ clientX: x + moved, clientY: y, pointerId: 1, bubbles: true });
  host.element.dispatchEvent(new PointerEvent('pointerdown', at(0)));
  host.element.dispatchEvent(new PointerEvent('pointermove', at(20)));
  host.element.dispatchEvent(new PointerEvent('pointerup', at(0)));
  expect(listener).not.toHaveBeenCalled();
});

test('hidden plots are not found, neighbours are', () => {
  engine.mark({ hidden: new Set([2]) });
  expect(engine.pick({ lat: 0.25, lng: 0.75 })).toEqual([1]);
  const near = engine.plotsIn({ south: 0, west: 0, north: 1, east: 1 });
  expect(near.map(({ id }) => id)).toEqual([1, 2]);
  expect(engine.plotBounds(3)?.east).toBeCloseTo(11, 6);
  expect(engine.plotBounds(77)).toBeNull();
});

test('while drawing nothing is picked, and the right button still reports its click', () => {
  const click = vi.fn();
  const menu = vi.fn();
  engine.on('click', click);
  engine.on('contextmenu', menu);
  engine.setDrawing(true);
  press(0.25, 0.75);
  press(0.25, 0.75, 'contextmenu');
  expect(click).not.toHaveBeenCalled();
  expect(menu).toHaveBeenCalledOnce();
});

test('the pointer over a plot is reported once for each plot', () => {
  const listener: unknown[] = [];
  engine.on('hover', (id) => listener.push(id));
  press(1.5, 1.5, 'pointermove');
  press(1.6, 1.6, 'pointermove');
  press(0.25, 0.75, 'pointermove');
  press(0, 0, 'pointerleave', { bubbles: false });
  expect(listener).toEqual([1, 2, null]);
});

test('keys move and zoom the map, Enter presses its middle', () => {
  const click = vi.fn();
  engine.on('click', click);
  const key = (name: string, more: KeyboardEventInit = {}) =>
    host.element.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    );
  const before = host.view();
  key('ArrowRight');
  expect(host.view().center.lng).toBeGreaterThan(before.center.lng);
  key('ArrowLeft');
  key('+');
  expect(host.view().zoom).toBe(8);
  key('-');
  key('Enter');
  expect(click).toHaveBeenCalledWith(expect.objectContaining({ plotId: 1 }));
  key('+', { ctrlKey: true });
  expect(host.view().zoom).toBe(7);
});

test('a removed listener is not called; destroying runs the last clean-up', () => {
  const listener = vi.fn();
  const last = vi.fn();
  const stop = engine.on('move', listener);
  engine.onDestroy(last);
  host.emit('move');
  stop();
  host.emit('move');
  expect(listener).toHaveBeenCalledOnce();
  engine.destroy();
  expect(last).toHaveBeenCalledOnce();
  const { center } = engine.camera.view();
  engine.camera.zoomBy(1);
  expect(engine.camera.unproject({ x: 10, y: 10 })).toEqual(center);
  expect(host.view().zoom).toBe(7);
});

test('a map tells where it sets out for, and jumps where it is told to', () => {
  const glide = vi.fn();
  const moved = vi.fn();
  engine.on('glide', glide);
  engine.on('move', moved);
  const there = { center: { lat: 2, lng: 3 }, zoom: 9 };
  host.setOut(there);
  expect(glide).toHaveBeenCalledWith(there);
  expect(moved).not.toHaveBeenCalled();
  engine.camera.jump({ ...there, zoom: 99 });
  // No nearer than the base map allows.
  expect(host.view()).toEqual({ ...there, zoom: 20 });
  expect(moved).toHaveBeenCalledTimes(1);
});

test('what is taken back after the map is gone asks its ground nothing', () => {
  const frames: FrameRequestCallback[] = [];
  const later = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  const size = vi.spyOn(host, 'size');
  engine.destroy();
  size.mockClear();
  engine.setOverlay('drawing', []);
  engine.mark({ hidden: new Set([1]) });
  engine.showPlots([]);
  frames.forEach((run) => run(0));
  expect(size).not.toHaveBeenCalled();
  later.mockRestore();
});
