import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printElement, printPictures, printText } from './printPages';
import { usePrintView } from './usePrintView';

const frame = vi.hoisted(() => ({
  page: null as unknown,
  titles: [] as string[],
  print: vi.fn<() => void>(),
}));
vi.mock('@/platform/export/printFrame', () => ({
  openPrintFrame: (title: string) => {
    frame.titles.push(title);
    return { page: frame.page, print: frame.print };
  },
}));

let page: Document;
beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  frame.page = page;
  frame.titles = [];
  frame.print.mockReset();
});
afterEach(() => void vi.useRealTimers());

describe('on paper', () => {
  it('pictures stand one by one, printed once they are there, their memory given back after ten minutes', async () => {
    vi.useFakeTimers();
    let count = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(count += 1)}`);
    const gone = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    let decoded: () => void = () => undefined;
    HTMLImageElement.prototype.decode = vi
      .fn<() => Promise<void>>()
      .mockReturnValueOnce(new Promise((done) => (decoded = done)))
      .mockResolvedValue();
    const printing = printPictures('Notas', [new Blob(['a']), new Blob(['b'])]);
    expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      'blob:1',
      'blob:2',
    ]);
    await Promise.resolve();
    expect(frame.print).not.toHaveBeenCalled();
    decoded();
    await printing;
    expect(frame.titles).toEqual(['Notas']);
    expect(frame.print).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(599_999);
    expect(gone).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(gone.mock.calls).toEqual([['blob:1'], ['blob:2']]);
  });

  it('a text stands as it is', async () => {
    await printText('nota.xml', '<nota>\n  <b>1</b>');
    expect(page.querySelector('pre')?.textContent).toBe('<nota>\n  <b>1</b>');
    expect(frame.print).toHaveBeenCalledOnce();
  });

  it('a part of the page stands whole, with the rules of this site alone', async () => {
    vi.stubGlobal('location', { origin: 'https://farm.example' });
    const sheet = (href: string | null, cssText: string) => ({ href, cssRules: [{ cssText }] });
    const foreign = {
      href: 'https://elsewhere.example/a.css',
      get cssRules(): never {
        throw new Error('not readable');
      },
    };
    vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([
      sheet(null, '.made-here { top: 1px }'),
      foreign,
      sheet('https://farm.example/a.css', '.own-file { top: 2px }'),
    ] as never);
    const part = document.createElement('section');
    part.innerHTML = '<p>Nota <b>12</b></p>';
    await printElement('Nota', part);
    expect(page.body.innerHTML).toBe('<section><p>Nota <b>12</b></p></section>');
    const rules = page.head.textContent;
    expect(rules).toContain('.made-here');
    expect(rules).toContain('.own-file');
    expect(frame.print).toHaveBeenCalledOnce();
  });
});

it('the paper version of a page is there while it is printed', () => {
  const { result } = renderHook(() => usePrintView());
  expect(result.current.printing).toBe(false);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(result.current.printing).toBe(true);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(result.current.printing).toBe(false);
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  window.print = print;
  result.current.print();
  expect(print).toHaveBeenCalledOnce();
});
