import {
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MOST_PIXELS } from '@/platform/forms/files/imageSize';
import { isRecord } from '@/platform/http/loose';
import { PdfFailure } from '@/platform/viewer/pdf/pdfFailure';

// What a document may lack: fonts it does not bring, tables of its characters, decoders of scanned pages.
// Each is a file of this origin, fetched by its hashed name when a page first needs it.
const files = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/wasm/*.wasm',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** Hands the reader of PDFs the files that it asks for by name. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename);
    if (!address) throw new Error(`no file of that name: ${filename}`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** Longer than any honest document of 10 MB needs to open; a crafted one may never come to an end. */
const PATIENCE_MS = 30_000;

interface Reader {
  readonly worker: PDFWorker;
  /** Rejects when the worker cannot be loaded or falls over. */
  readonly broken: Promise<never>;
  readonly stop: () => void;
}

let reader: Reader | undefined;

function startReader(): Reader {
  const port = new Worker(new URL('./readerWorker.ts', import.meta.url), { type: 'module' });
  // Its types know only that the port may be missing.
  const worker = new PDFWorker({ port: port as unknown as null, verbosity: VerbosityLevel.ERRORS });
  const stop = () => {
    if (reader?.worker === worker) reader = undefined;
    worker.destroy();
    port.terminate();
  };
  const broken = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => {
      stop();
      reject(new PdfFailure('reader'));
    });
  });
  broken.catch(() => undefined);
  return { worker, broken, stop };
}

function failureOf(thrown: unknown): PdfFailure {
  if (thrown instanceof PdfFailure) return thrown;
  const { name, code } = isRecord(thrown) ? thrown : {};
  // The codes of a PasswordException: 1 none was given, 2 it was wrong.
  if (name === 'PasswordException') return new PdfFailure(code === 2 ? 'wrongPassword' : 'locked');
  return new PdfFailure('damaged');
}

function timeUp(): { promise: Promise<never>; stop: () => void } {
  let timer = 0;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new PdfFailure('slow')), PATIENCE_MS);
  });
  return { promise, stop: () => window.clearTimeout(timer) };
}

/** Opens a document from its bytes. It runs no script of it. Throws a `PdfFailure`. */
export async function openPdf(blob: Blob, password?: string): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await blob.arrayBuffer());
  reader ??= startReader();
  const { worker, broken, stop } = reader;
  const task = getDocument({
    data,
    worker,
    ...(password === undefined ? {} : { password }),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    useWorkerFetch: false,
    BinaryDataFactory: OwnFiles,
  });
  const limit = timeUp();
  try {
    return await Promise.race([task.promise, broken, limit.promise]);
  } catch (thrown) {
    const failure = failureOf(thrown);
    // What does not come to an end is only ended with its worker.
    if (failure.reason === 'slow') stop();
    else if (failure.reason !== 'reader') void task.destroy();
    throw failure;
  } finally {
    limit.stop();
  }
}
