import { loadNamespaces } from '@/platform/i18n/i18n';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { routeEntry } from '@/platform/routing/catalogue';
import { currentScope } from '@/platform/store/scope';
import type { AssistDocumentDetails } from '../assistWire';
import { assistService } from '../assistService';

/** A document fetched before anybody opened it: its details, and the bytes of its first attachment. */
interface Prefetched {
  readonly details: AssistDocumentDetails;
  /** Null when it has no attachment, or the first could not be fetched. */
  readonly firstFile: FirstFile | null;
}

export interface FirstFile {
  readonly id: number;
  readonly blob: Blob;
}

interface PrefetchedDocument {
  readonly id: number;
  readonly scope: string;
  readonly at: number;
  readonly ready: Promise<Prefetched | null>;
}

/** Older than this it is fetched anew: others work on documents too. */
const FRESH_MS = 90_000;
const ROOM = 2;

let prefetched: readonly PrefetchedDocument[] = [];

async function fetchDocument(id: number): Promise<Prefetched | null> {
  try {
    const details = await assistService.get(id, { silent: true });
    const [first] = details.document.customerAssistDocumentAttachments;
    if (!first) return { details, firstFile: null };
    const blob = await assistService.getAttachment(first.id, { silent: true }).catch(() => null);
    if (blob) {
      // The viewer comes with the page; the desk itself needs none of it.
      const { prepareFile } = await import('@/platform/viewer/prepareFile');
      void prepareFile({ blob, name: first.fileName, contentType: first.contentType });
    }
    return { details, firstFile: blob && { id: first.id, blob } };
  } catch {
    // Opening the document requests it again, and shows the error then.
    return null;
  }
}

const isGood = (entry: PrefetchedDocument, id: number) =>
  entry.id === id && entry.scope === currentScope() && Date.now() - entry.at < FRESH_MS;

/** The page itself and its words: opening a document waits for neither. */
function warmUpPage(): void {
  const entry = routeEntry('assistDocument');
  if (!entry) return;
  const gone = (thrown: unknown) => log.warn('page not fetched ahead', { reason: faultOf(thrown) });
  Promise.all([entry.page(), loadNamespaces(entry.namespaces ?? [])]).catch(gone);
}

/** Fetches a document ahead of its opening, and the page that shows it; the last two documents are kept. */
export function prefetchDocument(id: number): void {
  if (prefetched.some((entry) => isGood(entry, id))) return;
  warmUpPage();
  const entry = { id, scope: currentScope(), at: Date.now(), ready: fetchDocument(id) };
  prefetched = [entry, ...prefetched.filter((other) => other.id !== id)].slice(0, ROOM);
}

let openedFile: { readonly documentId: number; readonly scope: string; readonly file: FirstFile } | null =
  null;

/**
 * The document as it was fetched ahead, or is being fetched; null when it was not, is too old or did not load.
 * Given once: what an assistant does with a document makes it another one. Who has it now, the desk's own row tells.
 * @public
 */
export async function takePrefetched(id: number): Promise<AssistDocumentDetails | null> {
  const entry = prefetched.find((each) => isGood(each, id));
  prefetched = prefetched.filter((each) => each !== entry);
  const found = (await entry?.ready) ?? null;
  const file = found?.firstFile ?? null;
  openedFile = file && { documentId: id, scope: currentScope(), file };
  return found?.details ?? null;
}

/** The first file of the document that was taken last, where it came with it. */
export function prefetchedFile(documentId: number): FirstFile | null {
  if (openedFile?.documentId !== documentId || openedFile.scope !== currentScope()) return null;
  return openedFile.file;
}
