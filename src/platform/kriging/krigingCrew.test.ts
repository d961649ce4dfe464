import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buffersOf, krigingTasks, type KrigingRequest } from './krigingTasks';
import { startDeviation, startKriging } from './startKriging';
import { mapOf, PLOT, SAMPLES, SPHERICAL } from './testing/samples';

describe('workers', () => {
  /** A worker of the same code, between which and the page nothing but copies pass. */
  class FakeWorker extends EventTarget {
    static made: FakeWorker[] = [];
    static mode: 'works' | 'hangs' | 'fails' | 'dies' = 'works';
    readonly answer = krigingTasks();
    readonly terminate = vi.fn<() => void>();
    constructor() {
      super();
      FakeWorker.made.push(this);
    }
    postMessage(request: KrigingRequest) {
      const copy = structuredClone(request);
      const say = (event: string, data?: object) =>
        setTimeout(() => this.dispatchEvent(Object.assign(new Event(event), { data })), 0);
      if (FakeWorker.mode === 'hangs') return;
      if (FakeWorker.mode === 'dies') say('error');
      else if (FakeWorker.mode === 'fails') say('message', { fault: 'out of memory' });
      else {
        const reply = this.answer(copy);
        say('message', structuredClone({ reply }, { transfer: buffersOf(reply) }));
      }
    }
  }

  beforeEach(() => {
    FakeWorker.made = [];
    FakeWorker.mode = 'works';
    vi.stubGlobal('Worker', FakeWorker);
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      advanceTimeDelta: 1,
    });
  });
  afterEach(async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
  });

  const input = { points: SAMPLES, area: PLOT, variogram: SPHERICAL };

  it('two share a map, which is the one that the page makes', async () => {
    const map = mapOf(await startKriging(input));
    expect(FakeWorker.made).toHaveLength(2);
    vi.stubGlobal('Worker', undefined);
    const own = mapOf(await startKriging(input));
    expect(map.values).toEqual(own.values);
    expect(map.system).toEqual(own.system);
  });

  it('stay for the next task, and end when none comes', async () => {
    const map = mapOf(await startKriging(input));
    const layer = await startDeviation(map);
    expect(layer.values.every(Number.isFinite)).toBe(true);
    expect(FakeWorker.made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(31_000);
    for (const { terminate } of FakeWorker.made) expect(terminate).toHaveBeenCalledOnce();
  });

  it('end at once when the map is given up', async () => {
    FakeWorker.mode = 'hangs';
    const leaving = new AbortController();
    const making = startKriging(input, { signal: leaving.signal });
    leaving.abort();
    await expect(making).rejects.toThrow('stopped');
    for (const { terminate } of FakeWorker.made) expect(terminate).toHaveBeenCalledOnce();
    await expect(startKriging(input, { signal: leaving.signal })).rejects.toThrow('abort');
    expect(FakeWorker.made).toHaveLength(2);
  });

  it.each(['fails', 'dies'] as const)('that %s leave a named reason', async (mode) => {
    FakeWorker.mode = mode;
    expect(await startKriging(input)).toMatchObject({ kind: 'refused', reason: 'workerFailed' });
    for (const { terminate } of FakeWorker.made) expect(terminate).toHaveBeenCalledOnce();
  });
});

describe('without workers', () => {
  it('a map that is given up ends between its parts', async () => {
    vi.stubGlobal('Worker', undefined);
    const leaving = new AbortController();
    let parts = 0;
    const making = startKriging(
      { points: SAMPLES, area: PLOT, variogram: SPHERICAL },
      {
        signal: leaving.signal,
        onProgress: () => {
          parts += 1;
          if (parts === 2) leaving.abort();
        },
      },
    );
    await expect(making).rejects.toThrow('stopped');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(parts).toBe(2);
  });
});
