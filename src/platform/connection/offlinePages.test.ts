import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const computer = vi.hoisted(() => ({ shared: false }));
vi.mock('@/platform/drafts/sharedComputer', () => ({ sharedComputer: { is: () => computer.shared } }));

let pages: typeof import('./offlinePages');
const worker = {
  register: vi.fn<(path: string) => Promise<void>>(),
  posted: vi.fn<(message: object) => void>(),
};
const entry = (name: string) => ({ name });

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  computer.shared = false;
  worker.register.mockReset().mockResolvedValue();
  worker.posted.mockReset();
  const ready = Promise.resolve({ active: { postMessage: worker.posted } });
  vi.stubGlobal('navigator', { serviceWorker: { register: worker.register, ready } });
  vi.stubGlobal('location', {
    href: 'https://farm.example/loads',
    origin: 'https://farm.example',
    pathname: '/loads',
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [
      'https://farm.example/assets/a.js',
      'https://farm.example/assets/a.js',
      'https://farm.example/api/loads',
      'https://cdn.example/assets/b.js',
      '/assets/c.css',
    ].map(entry) as never,
  );
  pages = await import('./offlinePages');
});
afterEach(() => void vi.useRealTimers());

describe('a page that is to be used without a network', () => {
  it('keeps its own files and lists once it has settled', async () => {
    const lists = vi.fn<() => void>();
    pages.configureOfflinePages(lists, () => undefined);
    pages.wantOffline();
    expect(pages.keepsOffline()).toBe(true);
    pages.keepWhenLoaded();
    await vi.advanceTimersByTimeAsync(2999);
    expect(worker.register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(worker.register).toHaveBeenCalledExactlyOnceWith('/offline.js');
    const files = ['/assets/a.js', '/assets/c.css'];
    expect(worker.posted.mock.calls[0]?.[0]).toEqual({ type: 'keep', page: '/loads', files });
    expect(lists).toHaveBeenCalledOnce();
  });

  it('keeps nothing when it is left before', async () => {
    pages.wantOffline();
    pages.keepWhenLoaded()();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(worker.register).not.toHaveBeenCalled();
  });

  it('says in the log that the browser keeps nothing', async () => {
    const logged = vi.fn();
    (await import('@/platform/log/log')).setLogSink(logged);
    worker.register.mockRejectedValue(new Error('refused'));
    pages.wantOffline();
    pages.keepWhenLoaded();
    await vi.advanceTimersByTimeAsync(3000);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'page not kept for offline use' }),
    );
  });
});

describe('nothing is kept', () => {
  const tried = async () => {
    pages.keepWhenLoaded();
    await vi.advanceTimersByTimeAsync(60_000);
    return { keeps: pages.keepsOffline(), registered: worker.register.mock.calls.length };
  };
  const NOTHING = { keeps: false, registered: 0 };

  it('by a page that was not meant for it', async () => {
    expect(await tried()).toEqual(NOTHING);
  });

  it('on a computer that others use too, from the moment it is known', async () => {
    computer.shared = true;
    pages.wantOffline();
    expect(await tried()).toEqual(NOTHING);
    computer.shared = false;
    pages.wantOffline();
    computer.shared = true;
    expect(pages.keepsOffline()).toBe(false);
  });

  it('but the code that leaving needs is loaded all the same', async () => {
    computer.shared = true;
    const load = vi.fn<() => void>();
    pages.configureOfflinePages(() => undefined, load);
    pages.wantOffline();
    expect(load).toHaveBeenCalledOnce();
  });

  it('while the application is developed', async () => {
    vi.stubEnv('PROD', false);
    pages.wantOffline();
    expect(await tried()).toEqual(NOTHING);
  });

  it('by a browser that cannot', async () => {
    vi.stubGlobal('navigator', {});
    pages.wantOffline();
    expect(await tried()).toEqual(NOTHING);
  });
});
