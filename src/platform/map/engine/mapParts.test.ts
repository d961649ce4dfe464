// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapCamera } from '../mapEngine';
import { rememberShown, wasShown } from '../mapNotice';
import { createEmitter } from './emitter';
import { guardedCamera } from './guardedCamera';
import { listenToKeys } from './mapKeys';

const VIEW = { center: { lat: -12, lng: -55 }, zoom: 14 };
const BOUNDS = { south: -13, west: -56, north: -11, east: -54 };

function cameraOf() {
  return {
    view: vi.fn(() => VIEW),
    bounds: vi.fn(() => BOUNDS),
    project: vi.fn(() => ({ x: 3, y: 4 })),
    unproject: vi.fn(() => ({ lat: 1, lng: 2 })),
    setView: vi.fn(),
    jump: vi.fn(),
    fit: vi.fn(),
    panBy: vi.fn(),
    zoomBy: vi.fn(),
    reveal: vi.fn(),
  } satisfies MapCamera;
}

describe('keys on the map', () => {
  const camera = cameraOf();
  const pressMiddle = vi.fn();
  const element = document.createElement('div');
  const inside = element.appendChild(document.createElement('button'));
  const press = (key: string, more: KeyboardEventInit = {}, at: HTMLElement = element) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    at.dispatchEvent(event);
    return event.defaultPrevented;
  };
  let stop: () => void = () => undefined;
  beforeEach(() => {
    stop();
    vi.clearAllMocks();
    stop = listenToKeys(element, { camera, pressMiddle });
  });

  it.each([
    ['ArrowLeft', [-80, 0]],
    ['ArrowRight', [80, 0]],
    ['ArrowUp', [0, -80]],
    ['ArrowDown', [0, 80]],
  ])('%s moves it, with Shift three times as far', (key, [x = 0, y = 0]) => {
    expect(press(key)).toBe(true);
    expect(camera.panBy).toHaveBeenLastCalledWith(x, y);
    press(key, { shiftKey: true });
    expect(camera.panBy).toHaveBeenLastCalledWith(x * 3, y * 3);
  });

  it.each([
    ['+', 1],
    ['=', 1],
    ['-', -1],
    ['_', -1],
  ])('%s zooms by %i', (key, by) => {
    expect(press(key)).toBe(true);
    expect(camera.zoomBy).toHaveBeenCalledExactlyOnceWith(by);
  });

  it('Enter chooses what is in the middle', () => {
    expect(press('Enter')).toBe(true);
    expect(pressMiddle).toHaveBeenCalledOnce();
  });

  it.each<[string, KeyboardEventInit]>([
    ['ArrowLeft', { ctrlKey: true }],
    ['ArrowLeft', { metaKey: true }],
    ['ArrowLeft', { altKey: true }],
    ['x', {}],
  ])('%s with %j is for others', (key, more) => {
    expect(press(key, more)).toBe(false);
    expect(camera.panBy).not.toHaveBeenCalled();
  });

  it('what lies in the map has keys of its own', () => {
    expect(press('ArrowLeft', {}, inside)).toBe(false);
    stop();
    expect(press('ArrowLeft')).toBe(false);
    expect(camera.panBy).not.toHaveBeenCalled();
  });
});

describe('a camera whose map is gone', () => {
  it('shows what it saw last, and moves nothing', () => {
    const real = cameraOf();
    const { camera, close } = guardedCamera(real);
    camera.panBy(1, 2);
    expect(real.panBy).toHaveBeenCalledExactlyOnceWith(1, 2);
    expect(camera.project({ lat: 0, lng: 0 })).toEqual({ x: 3, y: 4 });
    expect(camera.unproject({ x: 0, y: 0 })).toEqual({ lat: 1, lng: 2 });
    close();
    vi.clearAllMocks();
    camera.panBy(1, 2);
    camera.zoomBy(1);
    expect([camera.view(), camera.bounds()]).toEqual([VIEW, BOUNDS]);
    expect(camera.project({ lat: 0, lng: 0 })).toEqual({ x: 0, y: 0 });
    expect(camera.unproject({ x: 0, y: 0 })).toEqual(VIEW.center);
    for (const one of Object.values(real)) expect(one).not.toHaveBeenCalled();
  });
});

it('events reach who listens, until that ends or all is cleared', () => {
  const emitter = createEmitter<{ moved: number }>();
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = emitter.on('moved', one);
  emitter.on('moved', other);
  emitter.emit('moved', 1);
  stop();
  emitter.emit('moved', 2);
  emitter.clear();
  emitter.emit('moved', 3);
  expect(one.mock.calls).toEqual([[1]]);
  expect(other.mock.calls).toEqual([[1], [2]]);
});

it('a missing key is said once to a person, a failure once in a visit', () => {
  rememberShown('noKey', 'ana');
  rememberShown('unreachable', 'ana');
  expect([wasShown('noKey', 'ana'), wasShown('unreachable', 'ana')]).toEqual([true, true]);
  expect([wasShown('noKey', 'rui'), wasShown('refused', 'ana')]).toEqual([false, false]);
  sessionStorage.clear();
  expect([wasShown('noKey', 'ana'), wasShown('unreachable', 'ana')]).toEqual([true, false]);
});
