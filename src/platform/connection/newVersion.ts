import { useSyncExternalStore } from 'react';
import { log } from '@/platform/log/log';

/** Written by the build beside index.html: `{ "version": "…" }`, the same text as `__APP_VERSION__`. */
export const VERSION_FILE = '/version.json';
const EVERY_MS = 10 * 60_000;
/** A tab that is looked at again and again need not ask each time. */
const AT_MOST_EVERY_MS = 30_000;
const RELOADED_KEY = 'ep.reloadedFor';

let available: string | null = null;
let waved: string | null = null;
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** The version that is deployed now, or null when none can be read (development has no such file). */
async function deployedVersion(): Promise<string | null> {
  try {
    const answer = await fetch(VERSION_FILE, { cache: 'no-store', headers: { Accept: 'application/json' } });
    const body: unknown = answer.ok ? await answer.json() : null;
    const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : null;
    return typeof version === 'string' ? version : null;
  } catch {
    // Offline, or no such file: nothing is known, and nothing is said.
    return null;
  }
}

/** Looks for a newly deployed version: every ten minutes, and when the page is looked at again. */
export function watchVersion(): () => void {
  let lastCheck = Date.now();
  async function look(): Promise<void> {
    if (!navigator.onLine || Date.now() - lastCheck < AT_MOST_EVERY_MS) return;
    lastCheck = Date.now();
    const version = await deployedVersion();
    if (version === null || version === __APP_VERSION__ || version === available) return;
    available = version;
    notify();
  }
  const onFocus = () => void look();
  const interval = setInterval(onFocus, EVERY_MS);
  window.addEventListener('focus', onFocus);
  return () => {
    clearInterval(interval);
    window.removeEventListener('focus', onFocus);
  };
}

let inBackgroundNow = 0;
/** What code in the background failed with. */
const ofBackground = new WeakSet();

/** Loads code in the background: should it be gone, that is no reason to load the page anew under a typing user. */
export async function inBackground<Part>(load: () => Promise<Part>): Promise<Part> {
  inBackgroundNow += 1;
  try {
    return await load();
  } catch (thrown) {
    if (thrown instanceof Error) ofBackground.add(thrown);
    throw thrown;
  } finally {
    inBackgroundNow -= 1;
  }
}

/**
 * A chunk that is not there any more: once a newer version is deployed the page is loaded anew, once for each release.
 * Any other failure may be a network that is gone, which a browser often does not know: loading the page anew would
 * leave nothing of it, so the error page stands instead.
 */
export function reloadOnStaleChunk(reload: () => void = () => location.reload()): () => void {
  const onStale = async (event: Event & { readonly payload?: unknown }) => {
    const again = sessionStorage.getItem(RELOADED_KEY) === __APP_VERSION__;
    log.warn('chunk not loaded', { again, background: inBackgroundNow > 0 });
    if (again) return;
    const version = await deployedVersion();
    if (version === null || version === __APP_VERSION__) return;
    // Whose failure this is shows when it is thrown, right after the event.
    if (event.payload instanceof Error && ofBackground.has(event.payload)) return;
    sessionStorage.setItem(RELOADED_KEY, __APP_VERSION__);
    reload();
  };
  const listener = (event: Event) => void onStale(event);
  window.addEventListener('vite:preloadError', listener);
  return () => window.removeEventListener('vite:preloadError', listener);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The newer version that waits, or null when there is none or the user has waved it away. */
export function useNewVersion(): string | null {
  return useSyncExternalStore(subscribe, () => (available === waved ? null : available));
}

/** Not now: the offer comes back with the next version. */
export function waveNewVersionAway(): void {
  waved = available;
  notify();
}
