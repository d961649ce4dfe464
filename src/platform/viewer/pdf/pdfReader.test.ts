// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Asked {
  readonly password?: string;
  readonly data: Uint8Array;
  readonly isEvalSupported: boolean;
  readonly enableXfa: boolean;
  readonly useWorkerFetch: boolean;
  readonly worker: object;
  readonly BinaryDataFactory: new () => { fetch: (file: { filename: string }) => Promise<Uint8Array> };
}

const lib = vi.hoisted(() => ({
  getDocument: vi.fn<(options: Asked) => { promise: Promise<unknown>; destroy: () => void }>(),
  destroyTask: vi.fn<() => void>(),
  destroyWorker: vi.fn<() => void>(),
}));
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  getDocument: lib.getDocument,
  VerbosityLevel: { ERRORS: 0 },
  PDFWorker: class {
    destroy = lib.destroyWorker;
  },
}));

const ports: FakePort[] = [];
class FakePort extends EventTarget {
  terminate = vi.fn<() => void>();
  constructor() {
    super();
    ports.push(this);
  }
}

let openPdf: typeof import('./pdfReader').openPdf;
const blob = new Blob(['%PDF']);
const opens = (promise: Promise<unknown>) =>
  lib.getDocument.mockReturnValue({ promise, destroy: lib.destroyTask });
const rejecting = async (thrown: unknown) => {
  throw thrown;
};
const never = () => new Promise<never>(() => undefined);
/** What a document that does not open fails with. */
const reasonOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'opened',
    (thrown: unknown) => (thrown as { reason?: string }).reason,
  );
const started = () => vi.waitFor(() => expect(lib.getDocument).toHaveBeenCalled());

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('Worker', FakePort);
  for (const mock of Object.values(lib)) mock.mockReset();
  ports.length = 0;
  ({ openPdf } = await import('./pdfReader'));
});
afterEach(() => void vi.useRealTimers());

describe('opening a PDF', () => {
  it('reads its bytes and runs nothing of it', async () => {
    opens(Promise.resolve('document'));
    expect(await openPdf(blob)).toBe('document');
    const options = lib.getDocument.mock.calls[0]?.[0];
    expect([...(options?.data ?? [])]).toEqual([...new TextEncoder().encode('%PDF')]);
    expect(options).toMatchObject({ isEvalSupported: false, enableXfa: false, useWorkerFetch: false });
    expect(options).not.toHaveProperty('password');
    expect(lib.destroyTask).not.toHaveBeenCalled();
  });

  it('hands on a password, an empty one too', async () => {
    opens(Promise.resolve('document'));
    await openPdf(blob, 'soja');
    await openPdf(blob, '');
    expect(lib.getDocument.mock.calls.map(([{ password }]) => password)).toEqual(['soja', '']);
  });

  it('has one worker for all documents', async () => {
    opens(Promise.resolve('document'));
    await openPdf(blob);
    await openPdf(blob);
    expect(ports).toHaveLength(1);
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    opens(Promise.resolve('document'));
    await openPdf(blob);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a PDF that does not open', () => {
  it.each([
    [{ name: 'PasswordException', code: 1 }, 'locked'],
    [{ name: 'PasswordException', code: 2 }, 'wrongPassword'],
    [{ name: 'InvalidPDFException', code: 2 }, 'damaged'],
    ['no object', 'damaged'],
  ])('for %o is %s, and its task is given up', async (thrown, reason) => {
    opens(rejecting(thrown));
    expect(await reasonOf(openPdf(blob))).toBe(reason);
    expect(lib.destroyTask).toHaveBeenCalledOnce();
    expect(lib.destroyWorker).not.toHaveBeenCalled();
  });

  it('within 30 s is ended with its worker; the next one gets another', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    opens(never());
    const opening = reasonOf(openPdf(blob));
    while (!vi.getTimerCount()) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(lib.destroyWorker).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await opening).toBe('slow');
    expect(lib.destroyWorker).toHaveBeenCalledOnce();
    expect(ports[0]?.terminate).toHaveBeenCalledOnce();
    expect(lib.destroyTask).not.toHaveBeenCalled();
    opens(Promise.resolve('document'));
    expect(await openPdf(blob)).toBe('document');
    expect(ports).toHaveLength(2);
  });

  it('because its reader did not come says so; a late failure of it ends no other', async () => {
    opens(never());
    const opening = reasonOf(openPdf(blob));
    await started();
    ports[0]?.dispatchEvent(new Event('error'));
    expect(await opening).toBe('reader');
    expect(lib.destroyTask).not.toHaveBeenCalled();
    expect(lib.destroyWorker).toHaveBeenCalledOnce();
    opens(Promise.resolve('document'));
    await openPdf(blob);
    ports[0]?.dispatchEvent(new Event('error'));
    await openPdf(blob);
    expect(ports).toHaveLength(2);
  });
});

describe('what a PDF lacks', () => {
  const files = async () => {
    opens(Promise.resolve('document'));
    await openPdf(blob);
    const Files = lib.getDocument.mock.calls[0]?.[0].BinaryDataFactory;
    if (!Files) throw new Error('no files were offered');
    return new Files();
  };

  it('is fetched by its own address', async () => {
    const fetched = vi.fn<(address: string) => Promise<Response>>(() =>
      Promise.resolve(new Response(new Uint8Array([1, 2]))),
    );
    vi.stubGlobal('fetch', fetched);
    expect([...(await (await files()).fetch({ filename: 'FoxitFixed.pfb' }))]).toEqual([1, 2]);
    expect(fetched.mock.calls[0]?.[0]).toContain('FoxitFixed');
  });

  it('fails by name where there is none, and where it does not come', async () => {
    const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('', { status: 404 })));
    vi.stubGlobal('fetch', fetched);
    const own = await files();
    await expect(own.fetch({ filename: '../secret' })).rejects.toThrow('no file of that name: ../secret');
    expect(fetched).not.toHaveBeenCalled();
    await expect(own.fetch({ filename: 'FoxitFixed.pfb' })).rejects.toThrow('FoxitFixed.pfb: 404');
  });
});
