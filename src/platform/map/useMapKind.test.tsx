import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLogSink } from '@/platform/log/log';
import '@/platform/ui/testing/renderUi';
import { useMapKind } from './useMapKind';

const google = vi.hoisted(() => ({
  loadGoogle: vi.fn<(key: string, language: string) => Promise<void>>(),
  onKeyRefused: vi.fn<(notify: () => void) => () => void>(),
  stop: vi.fn<() => void>(),
}));
vi.mock('./google/loadGoogle', () => google);

/** Google says that it does not accept the key. */
const refuse = () => google.onKeyRefused.mock.calls.at(-1)?.[0]();
const start = async (key: string | null) => {
  const hook = renderHook(({ mapsKey }) => useMapKind(mapsKey), { initialProps: { mapsKey: key } });
  if (key) await act(() => vi.waitFor(() => expect(google.loadGoogle).toHaveBeenCalled()));
  return hook;
};

beforeEach(() => {
  setLogSink(vi.fn());
  google.stop.mockReset();
  google.onKeyRefused.mockReset().mockReturnValue(google.stop);
  google.loadGoogle.mockReset().mockResolvedValue();
});
afterEach(() => setLogSink(() => undefined));

it('needs a key for the map of Google', async () => {
  const { result } = await start(null);
  expect(result.current).toEqual({ mapKind: 'plain', reason: 'noKey' });
  expect(google.loadGoogle).not.toHaveBeenCalled();
});

it('waits for Google, then shows it', async () => {
  let arrive: () => void = () => undefined;
  google.loadGoogle.mockReturnValue(new Promise((done) => (arrive = done)));
  const { result } = await start('key');
  expect(result.current).toEqual({ mapKind: 'waiting', reason: null });
  expect(google.loadGoogle).toHaveBeenCalledWith('key', 'pt-BR');
  await act(async () => arrive());
  expect(result.current).toEqual({ mapKind: 'google', reason: null });
});

it('does without a Google that does not arrive', async () => {
  google.loadGoogle.mockRejectedValue(new Error('offline'));
  const { result } = await start('key');
  expect(result.current).toEqual({ mapKind: 'plain', reason: 'unreachable' });
});

it('does without a key that is refused, even when the map arrives afterwards', async () => {
  let arrive: () => void = () => undefined;
  google.loadGoogle.mockReturnValue(new Promise((done) => (arrive = done)));
  const { result } = await start('key');
  act(() => refuse());
  expect(result.current).toEqual({ mapKind: 'plain', reason: 'refused' });
  await act(async () => arrive());
  expect(result.current.mapKind).toBe('plain');
});

it('replaces a map whose key is refused later', async () => {
  const { result } = await start('key');
  expect(result.current.mapKind).toBe('google');
  act(() => refuse());
  expect(result.current).toEqual({ mapKind: 'plain', reason: 'refused' });
});

it('listens no longer once the screen is left or has another key', async () => {
  const { result, rerender } = await start('first');
  const refuseFirst = google.onKeyRefused.mock.calls[0]?.[0];
  rerender({ mapsKey: 'second' });
  await act(() => vi.waitFor(() => expect(google.loadGoogle).toHaveBeenCalledTimes(2)));
  expect(google.stop).toHaveBeenCalledOnce();
  act(() => refuseFirst?.());
  expect(result.current.mapKind).toBe('google');
});
