import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

const WORKER = '/offline.js';
const FILES = '/assets/';
/** Lists and code that the page asks for once it stands come within this time. */
const SETTLED_MS = 3000;

let wanted = false;
let listener: () => Promise<void> | void = () => undefined;
let prepare: () => void = () => undefined;

/** Whether a page of this visit is meant to be used without a network, and this browser may keep what it needs. */
export const keepsOffline = (): boolean => wanted && !sharedComputer.is();

/**
 * Set once by the application: what is to be kept besides code, and which code a page needs in memory before the
 * network goes, also on a computer that keeps no files.
 */
export function configureOfflinePages(onKeep: () => Promise<void> | void, onOpen: () => void): void {
  listener = onKeep;
  prepare = onOpen;
}

/** The files of this application that the page has loaded. */
function loadedFiles(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(FILES))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}

async function keep(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'keep', page: location.pathname, files: loadedFiles() }, []);
    await listener();
  } catch (thrown) {
    // A browser that keeps nothing shows its own page without a network, as before.
    log.warn('page not kept for offline use', { reason: faultOf(thrown) });
  }
}

const canKeep = () => import.meta.env.PROD && 'serviceWorker' in navigator && !sharedComputer.is();

/** From here on the lists that pages read are kept for a visit without a network, and leaving can be asked about. */
export function wantOffline(): void {
  wanted = canKeep();
  prepare();
}

/** Keeps what the open page needs, once it has loaded it. Answers the function that stops it. */
export function keepWhenLoaded(): () => void {
  if (!wanted) return () => undefined;
  const timer = setTimeout(() => void keep(), SETTLED_MS);
  return () => clearTimeout(timer);
}
