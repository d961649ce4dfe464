import type { PDFDocumentProxy } from 'pdfjs-dist';
import { drawPage } from '@/platform/viewer/pdf/drawPage';
import { fittedZoom, type PageSize } from '@/platform/viewer/pdf/pdfMeasures';

export interface PagePicture {
  readonly canvas: HTMLCanvasElement;
  /** Of the page as it lies in the document, in points. */
  readonly size: PageSize;
  readonly zoom: number;
}

// Where the last document was shown the next one will be: its first page is drawn for the same room.
let lastRoom = 700;

export function rememberRoom(room: number): void {
  lastRoom = room;
}

/** The first page of a document, drawn ahead. */
export async function firstPagePicture(pdf: PDFDocumentProxy): Promise<PagePicture> {
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const zoom = fittedZoom(width, lastRoom);
  const canvas = await drawPage(page, { zoom, turns: 0 });
  return { canvas, size: { width, height }, zoom };
}
