// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const importLibrary = vi.fn((): Promise<unknown> => Promise.resolve());
vi.mock('@googlemaps/js-api-loader', () => ({
  Loader: class {
    importLibrary = importLibrary;
  },
}));

const arrive = (maps?: object) => vi.stubGlobal('google', { maps });
let load: typeof import('./loadGoogle');

beforeEach(async () => {
  vi.resetModules();
  importLibrary.mockReset();
  load = await import('./loadGoogle');
});
afterEach(() => void vi.useRealTimers());

it('loads nothing when the map is there already', async () => {
  arrive({ Map: () => undefined });
  await load.loadGoogle('key', 'pt-BR');
  expect(importLibrary).not.toHaveBeenCalled();
});

it.each([[undefined], [{}]])('loads the map where Google is there without it: %o', async (maps) => {
  arrive(maps);
  importLibrary.mockImplementation(() => {
    arrive({ Map: () => undefined });
    return Promise.resolve();
  });
  await load.loadGoogle('key', 'pt-BR');
  expect(importLibrary).toHaveBeenCalledWith('maps');
});

it('fails when the script comes without the map, when it does not come, and when it is late', async () => {
  arrive();
  await expect(load.loadGoogle('key', 'pt-BR')).rejects.toThrow('arrived without its map');
  importLibrary.mockRejectedValue(new Error('offline'));
  await expect(load.loadGoogle('key', 'pt-BR')).rejects.toThrow('offline');
  vi.useFakeTimers();
  importLibrary.mockImplementation(() => new Promise(() => undefined));
  const late = load.loadGoogle('key', 'pt-BR').catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toMatchObject({ message: 'Google Maps did not arrive in time' });
  expect(vi.getTimerCount()).toBe(0);
});

it('says that the key is refused to those that wait and to those that come later', async () => {
  arrive({ Map: () => undefined });
  await load.loadGoogle('key', 'pt-BR');
  const [waiting, gone, later] = [vi.fn(), vi.fn(), vi.fn()];
  load.onKeyRefused(waiting);
  load.onKeyRefused(gone)();
  expect(waiting).not.toHaveBeenCalled();
  window.gm_authFailure?.();
  load.onKeyRefused(later);
  expect([waiting, gone, later].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});
