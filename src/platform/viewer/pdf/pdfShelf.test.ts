import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PdfFailure } from './pdfFailure';
import { borrowPdf, preparePdf } from './pdfShelf';

const opened = vi.hoisted(() => ({ fail: null as Error | null, calls: [] as [Blob, string | undefined][] }));
const destroyed = vi.hoisted(() => [] as Blob[]);

vi.mock('./pdfReader', () => ({
  openPdf: (blob: Blob, password?: string) => {
    opened.calls.push([blob, password]);
    if (opened.fail) return Promise.reject(opened.fail);
    return Promise.resolve({ loadingTask: { destroy: () => destroyed.push(blob) } });
  },
}));
vi.mock('./firstPage', () => ({ firstPagePicture: () => Promise.resolve('first page') }));

const pdf = (text = '%PDF … %%EOF') => new Blob([text]);
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  opened.fail = null;
  // What lies on the shelf from before goes with four others.
  for (let at = 0; at < 4; at += 1) await preparePdf(pdf());
  await settled();
  opened.calls.length = 0;
  destroyed.length = 0;
});

describe('documents in the background', () => {
  it('are opened once, ahead or when they are shown', async () => {
    const blob = pdf();
    await preparePdf(blob);
    const { opening } = borrowPdf(blob);
    expect((await opening).first).toBe('first page');
    expect(opened.calls).toEqual([[blob, undefined]]);
  });

  it('are four at most: the one that was used longest ago goes', async () => {
    const blobs = [pdf(), pdf(), pdf(), pdf(), pdf()];
    for (const blob of blobs.slice(0, 4)) await preparePdf(blob);
    await settled();
    destroyed.length = 0;
    // Used again, the first is the youngest.
    await preparePdf(blobs[0] as Blob);
    await preparePdf(blobs[4] as Blob);
    await settled();
    expect(destroyed).toEqual([blobs[1]]);
  });

  it('stay open while they are shown, and for a while after', async () => {
    const blob = pdf();
    const { opening, release } = borrowPdf(blob);
    await opening;
    for (let at = 0; at < 6; at += 1) await preparePdf(pdf());
    await settled();
    expect(destroyed).not.toContain(blob);
    release();
    release();
    await settled();
    expect(destroyed).toContain(blob);
    expect(destroyed.filter((one) => one === blob)).toHaveLength(1);
  });

  it('shown twice are kept until both have given them back', async () => {
    const blob = pdf();
    const first = borrowPdf(blob);
    const second = borrowPdf(blob);
    await second.opening;
    first.release();
    for (let at = 0; at < 6; at += 1) await preparePdf(pdf());
    await settled();
    expect(destroyed).not.toContain(blob);
    second.release();
    await settled();
    expect(destroyed).toContain(blob);
  });

  it('with a password are opened by it, whatever was tried before', async () => {
    const blob = pdf();
    await preparePdf(blob);
    await borrowPdf(blob, 'soja').opening;
    expect(opened.calls.map(([, password]) => password)).toEqual([undefined, 'soja']);
  });
});

describe('a document that does not open', () => {
  const why = (text: string) =>
    preparePdf(pdf(text)).then(
      () => 'opened',
      (thrown: unknown) => (thrown instanceof PdfFailure ? thrown.reason : thrown),
    );

  it.each([
    [new PdfFailure('locked'), '%PDF', 'locked'],
    [new PdfFailure('slow'), '%PDF', 'slow'],
    [new PdfFailure('damaged'), '%PDF … %%EOF', 'damaged'],
    [new PdfFailure('damaged'), '%PDF … ', 'incomplete'],
    [new Error('canvas'), '%PDF … %%EOF', 'damaged'],
  ])('for %s says why (%#)', async (failure, text, reason) => {
    opened.fail = failure;
    expect(await why(text)).toBe(reason);
  });

  it('is tried again the next time', async () => {
    const blob = pdf();
    opened.fail = new PdfFailure('reader');
    await expect(preparePdf(blob)).rejects.toThrow(PdfFailure);
    await settled();
    opened.fail = null;
    await expect(preparePdf(blob)).resolves.toBeUndefined();
  });
});
