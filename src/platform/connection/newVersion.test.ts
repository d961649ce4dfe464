import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLogSink } from '@/platform/log/log';
import { reloadOnStaleChunk, useNewVersion, watchVersion, waveNewVersionAway } from './newVersion';

let deployed: unknown = { version: __APP_VERSION__ };
let asked = 0;
const server = setupServer(
  http.get('*/version.json', () => {
    asked += 1;
    return deployed === null
      ? new HttpResponse(null, { status: 404 })
      : HttpResponse.json(deployed as object);
  }),
);
let stop: () => void;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  setLogSink(() => undefined);
  sessionStorage.clear();
  asked = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  stop = watchVersion();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function look(version: unknown) {
  deployed = version;
  vi.setSystemTime(Date.now() + 60_000);
  const before = asked;
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(asked).toBe(before + 1));
  // The answer is read after it has been given.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
}

describe('a newly deployed version', () => {
  it.each([[{ version: __APP_VERSION__ }], [null], [{}], [[]], [{ version: 5 }]])(
    'is not said for %o',
    async (answer) => {
      const { result } = renderHook(() => useNewVersion());
      await look(answer);
      expect(result.current).toBeNull();
    },
  );

  it('is said until it is waved away, and said again for the next', async () => {
    const { result } = renderHook(() => useNewVersion());
    await look({ version: '9.9.1+a' });
    expect(result.current).toBe('9.9.1+a');
    act(waveNewVersionAway);
    expect(result.current).toBeNull();
    await look({ version: '9.9.1+a' });
    expect(result.current).toBeNull();
    await look({ version: '9.9.2+b' });
    expect(result.current).toBe('9.9.2+b');
  });

  it('is asked for every ten minutes', async () => {
    deployed = null;
    vi.advanceTimersByTime(10 * 60_000);
    await vi.waitFor(() => expect(asked).toBe(1));
    vi.advanceTimersByTime(10 * 60_000);
    await vi.waitFor(() => expect(asked).toBe(2));
  });

  it('is not asked for at each of many looks', () => {
    for (let count = 0; count < 10; count += 1) window.dispatchEvent(new Event('focus'));
    expect(asked).toBe(0);
  });
});

describe('a chunk that is gone', () => {
  const stale = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('loads the page anew, once for each release', () => {
    const reload = vi.fn<() => void>();
    const forget = reloadOnStaleChunk(reload);
    expect(stale()).toBe(true);
    expect(stale()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    forget();
  });

  it('does not do so without network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = vi.fn<() => void>();
    const forget = reloadOnStaleChunk(reload);
    expect(stale()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    forget();
  });
});
