import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatLocale, setFormatLocale } from '@/platform/format/formatLocale';
import { paperOf, workbookOf } from './exportFile';
import { PAGE_MARKS } from './paperWords';

type PageOf = (at: number, of: number) => string;
const made = vi.hoisted(() => ({
  xlsxFile: vi.fn<(table: object, cover: object) => Blob>(),
  pdfFile: vi.fn<(table: object, words: { note: string; page: PageOf }) => Blob>(),
}));
vi.mock('./xlsx', () => ({ xlsxFile: made.xlsxFile }));
vi.mock('./pdf', () => ({ pdfFile: made.pdfFile }));

const TABLE = { title: 'Lotes', columns: [], rows: [] };
const COVER = { name: 'filters' } as never;
const WORDS = { note: '3 lotes', page: `${PAGE_MARKS.at} de ${PAGE_MARKS.of}` } as never;
const BOOK = new Blob(['xlsx']);
const PAPER = new Blob(['pdf']);
const going = () => new AbortController().signal;

beforeEach(() => {
  made.xlsxFile.mockReset().mockReturnValue(BOOK);
  made.pdfFile.mockReset().mockReturnValue(PAPER);
});
afterEach(() => setFormatLocale('pt-BR'));

describe('a file that is made beside the page', () => {
  const workers: FakeWorker[] = [];
  class FakeWorker extends EventTarget {
    postMessage = vi.fn<(request: object) => void>();
    terminate = vi.fn<() => void>();
  }
  const say = (event: string, data?: object) =>
    workers[0]?.dispatchEvent(Object.assign(new Event(event), { data }));
  beforeEach(() => {
    workers.length = 0;
    vi.stubGlobal('Worker', function makeWorker() {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    });
  });

  it('comes from a worker, which ends with it', async () => {
    const making = workbookOf(TABLE, COVER, going());
    expect(workers[0]?.postMessage.mock.calls[0]?.[0]).toEqual({ kind: 'xlsx', table: TABLE, cover: COVER });
    expect(workers[0]?.terminate).not.toHaveBeenCalled();
    say('message', { file: BOOK });
    expect(await making).toBe(BOOK);
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
    expect(made.xlsxFile).not.toHaveBeenCalled();
  });

  it('is written in the language of the page', () => {
    setFormatLocale('en-US');
    void paperOf(TABLE, WORDS, going());
    expect(workers[0]?.postMessage.mock.calls[0]?.[0]).toMatchObject({ kind: 'pdf', language: 'en-US' });
  });

  it.each([
    ['message', { file: null, fault: 'too large' }, 'too large'],
    ['error', undefined, 'no file'],
  ])('fails by the worker’s %s', async (event, data, words) => {
    const making = workbookOf(TABLE, COVER, going());
    say(event, data);
    await expect(making).rejects.toThrow(words);
    expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  });

  it('is given up on request, and not begun where it was given up before', async () => {
    const leaving = new AbortController();
    const making = workbookOf(TABLE, COVER, leaving.signal);
    leaving.abort();
    await expect(making).rejects.toThrow('stopped');
    await expect(workbookOf(TABLE, COVER, leaving.signal)).rejects.toThrow('abort');
    expect(workers).toHaveLength(1);
  });
});

describe('a file that is made in the page, without workers', () => {
  beforeEach(() => vi.stubGlobal('Worker', undefined));

  it('is a workbook with its cover', async () => {
    expect(await workbookOf(TABLE, COVER, going())).toBe(BOOK);
    expect(made.xlsxFile).toHaveBeenCalledExactlyOnceWith(TABLE, COVER);
    expect(made.pdfFile).not.toHaveBeenCalled();
  });

  it('is a PDF with its note and the numbers of its pages', async () => {
    setFormatLocale('en-US');
    expect(await paperOf(TABLE, WORDS, going())).toBe(PAPER);
    expect(made.xlsxFile).not.toHaveBeenCalled();
    const words = made.pdfFile.mock.calls[0]?.[1];
    expect([words?.note, words?.page(2, 7)]).toEqual(['3 lotes', '2 de 7']);
    expect(formatLocale()).toBe('en-US');
  });
});
