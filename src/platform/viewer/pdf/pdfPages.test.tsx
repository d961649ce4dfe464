import { act, renderHook } from '@testing-library/react';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import viewer from '@locales/pt-BR/viewer.json';
import { setLogSink } from '@/platform/log/log';
import '@/platform/ui/testing/renderUi';
import { drawPage, layWords } from './drawPage';
import { firstPagePicture, rememberRoom } from './firstPage';
import { useNear } from './useNear';
import { usePdfPrint } from './usePdfPrint';

const printed = vi.hoisted(() => vi.fn<(title: string, pages: unknown[]) => Promise<void>>());
const layer = vi.hoisted(() => ({ render: vi.fn(() => Promise.resolve()), cancel: vi.fn() }));

vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  TextLayer: class {
    render = layer.render;
    cancel = layer.cancel;
  },
}));
vi.mock('@/platform/export/printPages', () => ({ printPictures: printed }));

/** A page of 600 × 800 points, already turned by the document where it says so. */
function pageOf(rotate = 0) {
  const cancel = vi.fn();
  const render = vi.fn((_options: object) => ({ promise: Promise.resolve(), cancel }));
  const getViewport = vi.fn(({ scale }: { scale: number; rotation?: number }) => ({
    width: 600 * scale,
    height: 800 * scale,
    scale,
  }));
  const page = { rotate, render, getViewport, streamTextContent: () => 'words' };
  return { page: page as unknown as PDFPageProxy, render, getViewport, cancel };
}

beforeAll(() => void i18next.addResourceBundle('pt-BR', 'viewer', viewer));
beforeEach(() => {
  printed.mockReset().mockResolvedValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
});

describe('a drawn page', () => {
  it('has the pixels of its size on paper, its zoom and the screen', async () => {
    const { page, render } = pageOf();
    const canvas = await drawPage(page, { zoom: 0.5, turns: 0 }, { ratio: 2 });
    // 600 points are 800 px, half of it, twice as sharp.
    expect([canvas.width, canvas.height]).toEqual([800, 1066]);
    expect(render.mock.calls[0]?.[0]).toMatchObject({ transform: [2, 0, 0, 2, 0, 0] });
  });

  it('is turned on from how the document turns it', async () => {
    const { page, getViewport } = pageOf(270);
    await drawPage(page, { zoom: 1, turns: 2 });
    expect(getViewport).toHaveBeenCalledWith({ scale: 96 / 72, rotation: 90 });
  });

  it('is cancelled when its reader is gone', async () => {
    const { page, render, cancel } = pageOf();
    const before = new AbortController();
    before.abort();
    await expect(drawPage(page, { zoom: 1, turns: 0 }, { signal: before.signal })).rejects.toThrow('abort');
    expect(render).not.toHaveBeenCalled();
    const during = new AbortController();
    const drawing = drawPage(page, { zoom: 1, turns: 0 }, { signal: during.signal });
    during.abort();
    await drawing;
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('has its words over it, until it is another', async () => {
    const { page } = pageOf();
    const container = document.createElement('div');
    container.innerHTML = '<span>before</span>';
    const during = new AbortController();
    const laying = layWords(page, { zoom: 1.5, turns: 0 }, container, during.signal);
    expect(container.childElementCount).toBe(0);
    expect(container.style.getPropertyValue('--total-scale-factor')).toBe('2');
    during.abort();
    await laying;
    expect(layer.cancel).toHaveBeenCalledOnce();
  });

  it('is the first one ahead, for the room where the last document was shown', async () => {
    const { page } = pageOf();
    const getPage = vi.fn(() => Promise.resolve(page));
    rememberRoom(432);
    const { size, zoom } = await firstPagePicture({ getPage } as unknown as PDFDocumentProxy);
    expect(getPage).toHaveBeenCalledExactlyOnceWith(1);
    expect(size).toEqual({ width: 600, height: 800 });
    // 400 px free for 800.
    expect(zoom).toBeCloseTo(0.5, 9);
  });
});

describe('printing', () => {
  const open = (numPages: number) => {
    const { page } = pageOf();
    const pdf = { numPages, getPage: () => Promise.resolve(page) } as unknown as PDFDocumentProxy;
    return renderHook(() => usePdfPrint(pdf, 'nota.pdf')).result;
  };
  const start = async (hook: ReturnType<typeof open>) =>
    act(async () => {
      hook.current.start();
      await vi.waitFor(() => expect(printed).toHaveBeenCalled());
      // Until what follows is done too.
      await new Promise((done) => setTimeout(done));
    });

  it('hands over a picture of each page', async () => {
    const hook = open(3);
    expect(hook.current.reason).toBeUndefined();
    await start(hook);
    expect(printed.mock.calls[0]?.[0]).toBe('nota.pdf');
    expect(printed.mock.calls[0]?.[1]).toHaveLength(3);
    expect(hook.current.reason).toBeUndefined();
  });

  it('may be done once at a time, and not of very many pages', async () => {
    let end: () => void = () => undefined;
    printed.mockReturnValueOnce(new Promise((done) => (end = done)));
    const hook = open(1);
    await start(hook);
    expect(hook.current.reason).toBe(viewer.pdf.printing);
    await act(async () => {
      end();
      await new Promise((done) => setTimeout(done));
    });
    expect(hook.current.reason).toBeUndefined();
    expect([open(60).current.reason, open(61).current.reason]).toEqual([
      undefined,
      expect.stringContaining('60'),
    ]);
  });

  it('that fails leaves the button free', async () => {
    const logged = vi.fn();
    setLogSink(logged);
    printed.mockRejectedValueOnce(new Error('frame'));
    const hook = open(1);
    await start(hook);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'document not printed' }));
    expect(hook.current.reason).toBeUndefined();
  });
});

it('a page is near while it is in view, or soon will be', () => {
  let notify: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const options = vi.fn();
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: typeof notify, given: unknown) {
        notify = run;
        options(given);
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  const scroller = document.createElement('div');
  const element = { current: document.createElement('div') };
  const { result, unmount } = renderHook(() => useNear(element, scroller, true));
  expect(result.current).toBe(true);
  expect(options).toHaveBeenCalledWith({ root: scroller, rootMargin: '100% 0px' });
  act(() => notify([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(result.current).toBe(false);
  act(() => notify([{ isIntersecting: true }]));
  expect(result.current).toBe(true);
  act(() => notify([]));
  expect(result.current).toBe(false);
  unmount();
  expect(disconnect).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
