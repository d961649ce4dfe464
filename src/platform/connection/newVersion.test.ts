// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLogSink } from '@/platform/log/log';
import {
  inBackground,
  reloadOnStaleChunk,
  useNewVersion,
  watchVersion,
  waveNewVersionAway,
} from './newVersion';

let deployed: unknown = { version: __APP_VERSION__ };
let requests = 0;
const server = setupServer(
  http.get('*/version.json', () => {
    requests += 1;
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
  requests = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  stop = watchVersion();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Looks at the page again while this is deployed. */
async function look(version: unknown) {
  deployed = version;
  vi.setSystemTime(Date.now() + 60_000);
  const before = requests;
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(requests).toBe(before + 1));
}

function offers() {
  const seen: (string | null)[] = [];
  const { result } = renderHook(() => {
    const version = useNewVersion();
    seen.push(version);
  });
  expect(result).toBeDefined();
  return seen;
}
const reaches = (seen: (string | null)[], version: string) =>
  vi.waitFor(() => act(() => expect(seen.at(-1)).toBe(version)));

describe('a newly deployed version', () => {
  it.each([
    [{ version: __APP_VERSION__ }, '1+a'],
    [null, '1+b'],
    [{}, '1+c'],
    [[], '1+d'],
    [{ version: 5 }, '1+e'],
  ])('is not said for %o', async (answer, next) => {
    act(waveNewVersionAway);
    const seen = offers();
    await look(answer);
    // What comes after it shows that the answer had been read by then.
    await look({ version: next });
    await reaches(seen, next);
    expect(new Set(seen)).toEqual(new Set([null, next]));
  });

  it('is said until it is waved away, and said again for the next', async () => {
    act(waveNewVersionAway);
    const seen = offers();
    await look({ version: '2+a' });
    await reaches(seen, '2+a');
    act(waveNewVersionAway);
    expect(seen.at(-1)).toBeNull();
    await look({ version: '2+a' });
    await look({ version: '2+b' });
    await reaches(seen, '2+b');
    expect(seen.filter((version, at) => version !== seen[at - 1])).toEqual([null, '2+a', null, '2+b']);
  });

  it('is asked for every ten minutes', async () => {
    deployed = null;
    vi.advanceTimersByTime(10 * 60_000);
    await vi.waitFor(() => expect(requests).toBe(1));
    vi.advanceTimersByTime(10 * 60_000);
    await vi.waitFor(() => expect(requests).toBe(2));
  });

  it('is not asked for at each of many looks', () => {
    for (let count = 0; count < 10; count += 1) window.dispatchEvent(new Event('focus'));
    expect(requests).toBe(0);
  });
});

describe('a chunk that is gone', () => {
  const stale = (payload = new Error('gone')) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const answered = (times: number) => vi.waitFor(() => expect(requests).toBe(times));
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  let reload = vi.fn<() => void>();
  let forget = () => {};
  beforeEach(() => {
    deployed = { version: '9+new' };
    reload = vi.fn<() => void>();
    forget = reloadOnStaleChunk(reload);
  });
  afterEach(() => forget());

  it('loads the page anew, once for each release, and leaves the failure to be said', async () => {
    expect(stale()).toBe(false);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    stale();
    await turn();
    expect(requests).toBe(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([[{ version: __APP_VERSION__ }], [null]])(
    'does not do so while %o is deployed: the network failed',
    async (answer) => {
      deployed = answer;
      stale();
      await answered(1);
      await turn();
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('does not do so for code that is only preloaded', async () => {
    const gone = new Error('gone');
    const load = inBackground(() => {
      stale(gone);
      return Promise.reject(gone);
    });
    await expect(load).rejects.toBe(gone);
    await answered(1);
    await turn();
    expect(reload).not.toHaveBeenCalled();
    stale();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('does so for a page that is opened while other code loads in the background', async () => {
    let end = () => {};
    const load = inBackground(() => new Promise<void>((resolve) => (end = resolve)));
    stale();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    end();
    await load;
  });
});
