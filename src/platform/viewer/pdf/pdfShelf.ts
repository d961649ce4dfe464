import type { PDFDocumentProxy } from 'pdfjs-dist';
import { isPdfCut } from '@/platform/forms/files/pdfEnd';
import { firstPagePicture, type PagePicture } from '@/platform/viewer/pdf/firstPage';
import { PdfFailure } from '@/platform/viewer/pdf/pdfFailure';
import { openPdf } from '@/platform/viewer/pdf/pdfReader';

/** An open document with its first page drawn, ready to be shown. */
export interface OpenedPdf {
  readonly pdf: PDFDocumentProxy;
  readonly first: PagePicture;
}

interface Place {
  readonly opening: Promise<OpenedPdf>;
  shown: number;
}

/** Documents kept open in the background: the one before, and those prepared ahead. */
const KEPT = 4;

// In the order of their last use.
const shelf = new Map<Blob, Place>();

function putAway(blob: Blob, { opening }: Place): void {
  shelf.delete(blob);
  opening.then(
    ({ pdf }) => pdf.loadingTask.destroy(),
    () => undefined,
  );
}

function tidy(): void {
  const idle = [...shelf].filter(([, place]) => place.shown === 0);
  for (const [blob, place] of idle.slice(0, Math.max(0, idle.length - KEPT))) putAway(blob, place);
}

async function open(blob: Blob, password?: string): Promise<OpenedPdf> {
  try {
    const pdf = await openPdf(blob, password);
    return { pdf, first: await firstPagePicture(pdf) };
  } catch (thrown) {
    const damaged = !(thrown instanceof PdfFailure) || thrown.reason === 'damaged';
    if (!damaged) throw thrown;
    throw new PdfFailure((await isPdfCut(blob)) ? 'incomplete' : 'damaged');
  }
}

function take(blob: Blob, password?: string): Place {
  const known = password === undefined ? shelf.get(blob) : undefined;
  const place = known ?? { opening: open(blob, password), shown: 0 };
  shelf.delete(blob);
  shelf.set(blob, place);
  // A failure is not kept: the next try may have the password, or the network.
  place.opening.catch(() => shelf.get(blob) === place && shelf.delete(blob));
  tidy();
  return place;
}

/** Opens a document and draws its first page, so that it shows at once when it is wanted. Throws a `PdfFailure`. */
export async function preparePdf(blob: Blob): Promise<void> {
  await take(blob).opening;
}

/** Takes a document to be shown: the prepared one if there is one. `release` gives it back. */
export function borrowPdf(blob: Blob, password?: string) {
  const place = take(blob, password);
  place.shown += 1;
  let out = true;
  return {
    opening: place.opening,
    release: () => {
      if (!out) return;
      out = false;
      place.shown -= 1;
      if (shelf.get(blob) === place) tidy();
      else if (place.shown === 0) putAway(blob, place);
    },
  };
}
