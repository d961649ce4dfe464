import { type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pixelRatio, PX_PER_POINT } from '@/platform/viewer/pdf/pdfMeasures';

export interface PageView {
  /** 1 is the size on paper. */
  readonly zoom: number;
  /** Quarters to the right. */
  readonly turns: number;
}

function viewportOf(page: PDFPageProxy, { zoom, turns }: PageView) {
  return page.getViewport({ scale: zoom * PX_PER_POINT, rotation: (page.rotate + turns * 90) % 360 });
}

/** Draws a page on a new canvas, for this screen by default, else for the given pixels per CSS px. */
export async function drawPage(
  page: PDFPageProxy,
  view: PageView,
  options: { signal?: AbortSignal; ratio?: number } = {},
): Promise<HTMLCanvasElement> {
  const { signal, ratio: wanted = window.devicePixelRatio || 1 } = options;
  const viewport = viewportOf(page, view);
  const ratio = pixelRatio(viewport, wanted);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width * ratio));
  canvas.height = Math.max(1, Math.floor(viewport.height * ratio));
  signal?.throwIfAborted();
  const task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  const cancel = () => task.cancel();
  signal?.addEventListener('abort', cancel);
  try {
    await task.promise;
    return canvas;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/** Lays the words of a page over its picture, unseen, so that they can be selected, searched and read aloud. */
export async function layWords(
  page: PDFPageProxy,
  view: PageView,
  container: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const viewport = viewportOf(page, view);
  container.replaceChildren();
  container.style.setProperty('--total-scale-factor', String(viewport.scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  const cancel = () => layer.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await layer.render();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
