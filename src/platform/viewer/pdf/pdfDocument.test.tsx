import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import viewer from '@locales/pt-BR/viewer.json';
import { setLogSink } from '@/platform/log/log';
import { renderUi } from '@/platform/ui/testing/renderUi';
import { PdfDocument } from './PdfDocument';

type Draw = (page: { number: number }, view: { zoom: number; turns: number }) => Promise<HTMLCanvasElement>;
const drawn = vi.hoisted(() => ({
  drawPage: vi.fn<Draw>(),
  layWords: vi.fn<(page: object, view: object, layer: HTMLElement) => Promise<void>>(),
}));
vi.mock('./drawPage', () => drawn);

/** Tells the page of that number that it is in view, or no longer. */
let near: (number: number, isIn: boolean) => void;

/** 600 × 800 points are 800 × 1067 px; the second page lies on its side. */
const SIZES = [
  { width: 600, height: 800 },
  { width: 800, height: 600 },
];
const first = document.createElement('canvas');

function open(numPages = 3) {
  const getPage = vi.fn<(number: number) => Promise<object>>((number) =>
    Promise.resolve({ number, getViewport: () => SIZES[number - 1] ?? SIZES[0] }),
  );
  const pdf = { numPages, getPage } as unknown as PDFDocumentProxy;
  const opened = { pdf, first: { canvas: first, size: SIZES[0] ?? { width: 0, height: 0 }, zoom: 1 } };
  renderUi(<PdfDocument name="nota.pdf" blob={new Blob(['%PDF'])} opened={opened} />);
  return { getPage, scroller: screen.getByRole('document', { name: 'Páginas de nota.pdf' }) };
}
const sheet = (number: number) => screen.getByRole('group', { name: new RegExp(`^Página ${number} de `) });
const button = (name: string) => screen.getByRole('button', { name });
const figure = (words: string) => screen.getByText(words);
/** The view of the last drawn picture of a page. */
const lastView = (number: number) =>
  drawn.drawPage.mock.calls.filter(([page]) => page.number === number).at(-1)?.[1];
const settled = () => act(async () => new Promise((done) => setTimeout(done, 20)));
/** The scroller has arrived where it was sent. */
const arrived = async (scroller: HTMLElement) => {
  fireEvent.scroll(scroller);
  await settled();
};

beforeAll(() => void i18next.addResourceBundle('pt-BR', 'viewer', viewer));
beforeEach(() => {
  first.remove();
  drawn.drawPage
    .mockReset()
    .mockImplementation(({ number }) =>
      Promise.resolve(Object.assign(document.createElement('canvas'), { title: `picture ${number}` })),
    );
  drawn.layWords.mockReset().mockResolvedValue();
  const observers = new Map<string, (entries: object[]) => void>();
  near = (number, isIntersecting) => act(() => observers.get(String(number))?.([{ isIntersecting }]));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      run: (entries: object[]) => void;
      constructor(run: (entries: object[]) => void) {
        this.run = run;
      }
      observe = (element: HTMLElement) => observers.set(element.dataset['page'] ?? '', this.run);
      disconnect = () => undefined;
    },
  );
  // Each page lies 1000 px under the one before.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Number(this.dataset['page'] ?? 0) * 1000;
  });
});

describe('the pages of a document', () => {
  it('are sheets of their size, the first drawn already', async () => {
    const { getPage } = open();
    // No room is known here: the least zoom.
    const { width, height } = sheet(1).style;
    expect(Number.parseFloat(width) / Number.parseFloat(height)).toBeCloseTo(0.75, 6);
    expect(sheet(1)).toContainElement(first);
    expect(sheet(2)).not.toContainElement(first);
    await settled();
    // In its place comes the picture in its own size.
    expect(within(sheet(1)).getByTitle('picture 1')).toBeInTheDocument();
    expect(sheet(1)).not.toContainElement(first);
    expect(getPage.mock.calls).toEqual([[1]]);
    expect(drawn.layWords).toHaveBeenCalledOnce();
  });

  it('are drawn when they come near, in the size of their own, and given up when they are far', async () => {
    open();
    await settled();
    const before = sheet(2).style.width;
    near(2, true);
    await settled();
    expect(within(sheet(2)).getByTitle('picture 2')).toBeInTheDocument();
    expect(Number.parseFloat(sheet(2).style.width) / Number.parseFloat(before)).toBeCloseTo(8 / 6, 6);
    near(2, false);
    expect(within(sheet(2)).queryByTitle('picture 2')).toBeNull();
    expect(within(sheet(1)).getByTitle('picture 1')).toBeInTheDocument();
  });

  it('that cannot be drawn say so until they can', async () => {
    const logged = vi.fn();
    setLogSink(logged);
    drawn.drawPage.mockRejectedValueOnce(new Error('canvas'));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('A página 1 não pôde ser mostrada.');
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'page not drawn' }));
    await userEvent.click(button('Girar (R)'));
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that were left while they were drawn complain about nothing', async () => {
    const logged = vi.fn();
    setLogSink(logged);
    let fail: (thrown: Error) => void = () => undefined;
    drawn.drawPage.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    open();
    await settled();
    near(1, false);
    fail(new Error('aborted'));
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  it('are 500 at most, and the rest is named', () => {
    open(501);
    expect(screen.getAllByRole('group', { name: /^Página \d+ de 501$/ })).toHaveLength(500);
    expect(
      figure('Aparecem as primeiras 500 de 501 páginas. Baixe o arquivo para ver as demais.'),
    ).toBeVisible();
    expect(figure('1 de 500')).toBeVisible();
  }, 60_000);

  it('that are all shown are not counted out', () => {
    open(2);
    expect(screen.queryByText(/Aparecem as primeiras/)).toBeNull();
  });
});

describe('the way through a document', () => {
  it('leads from page to page by its buttons, as far as there are pages', async () => {
    const { scroller } = open();
    expect(button('Página anterior (Page Up)')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Próxima página (Page Down)'));
    expect(scroller.scrollTop).toBe(1988);
    // A page is in view from a third of the height on, which is 0 px here.
    scroller.scrollTop = 2000;
    await arrived(scroller);
    expect(figure('2 de 3')).toBeVisible();
    expect(button('Página anterior (Page Up)')).not.toHaveAttribute('aria-disabled');
    expect(button('Próxima página (Page Down)')).not.toHaveAttribute('aria-disabled');
    scroller.scrollTop = 3000;
    await arrived(scroller);
    expect(button('Próxima página (Page Down)')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Página anterior (Page Up)'));
    expect(scroller.scrollTop).toBe(1988);
  });

  it.each([
    ['PageDown', 2988],
    ['ArrowRight', 2988],
    ['PageUp', 988],
    ['ArrowLeft', 988],
    ['Home', 988],
    ['End', 3988],
  ])('leads from the second page by %s to %i px', async (key, top) => {
    const { scroller } = open(4);
    scroller.scrollTop = 2000;
    await arrived(scroller);
    expect(fireEvent.keyDown(scroller, { key })).toBe(false);
    expect(scroller.scrollTop).toBe(top);
  });

  it('leaves to the browser what leads nowhere, other keys and those with a modifier', () => {
    const { scroller } = open();
    for (const key of ['PageUp', 'ArrowLeft', 'x', 'Tab', 'ArrowDown'])
      expect(fireEvent.keyDown(scroller, { key })).toBe(true);
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])
      expect(fireEvent.keyDown(scroller, { key: 'PageDown', [modifier]: true })).toBe(true);
    expect(scroller.scrollTop).toBe(0);
  });

  it('has no buttons where there is one page', () => {
    open(1);
    expect(screen.queryByRole('button', { name: 'Próxima página (Page Down)' })).toBeNull();
    expect(screen.queryByText('1 de 1')).toBeNull();
  });
});

describe('the size of the pages', () => {
  it.each(['+', '='])('grows by the key %s, shrinks by -, and is fitted by 0', async (key) => {
    const { scroller } = open();
    await settled();
    const fitted = lastView(1)?.zoom ?? 0;
    expect(fireEvent.keyDown(scroller, { key })).toBe(false);
    await settled();
    expect(lastView(1)?.zoom).toBeCloseTo(fitted * 1.25, 6);
    fireEvent.keyDown(scroller, { key });
    fireEvent.keyDown(scroller, { key: '-' });
    await settled();
    expect(lastView(1)?.zoom).toBeCloseTo(fitted * 1.25, 6);
    fireEvent.keyDown(scroller, { key: '0' });
    await settled();
    expect(lastView(1)?.zoom).toBeCloseTo(fitted, 6);
  });

  it.each(['r', 'R'])('is that of a page on its side by the key %s', async (key) => {
    const { scroller } = open();
    const { width, height } = sheet(1).style;
    expect(fireEvent.keyDown(scroller, { key })).toBe(false);
    await settled();
    expect(lastView(1)?.turns).toBe(1);
    const lying = sheet(1).style;
    expect(Number.parseFloat(lying.width) / Number.parseFloat(lying.height)).toBeCloseTo(
      Number.parseFloat(height) / Number.parseFloat(width),
      6,
    );
  });

  it('is upright again after four turns', async () => {
    const { scroller } = open();
    for (let turn = 0; turn < 4; turn += 1) fireEvent.keyDown(scroller, { key: 'r' });
    await settled();
    expect(lastView(1)?.turns).toBe(0);
  });
});
