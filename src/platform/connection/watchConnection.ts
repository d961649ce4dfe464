import { connection } from './connection';

/** How often it is tried whether the network is back, when the browser does not know itself. */
const PROBE_MS = 5000;

/** True when anything at all answers: a refusal is an answer too. */
async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Follows the browser's own word, and after a failed call asks for a small file until something answers: the browser
 * takes a network without a way out for a connection. Answers the function that stops it.
 */
export function watchConnection(address: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function probe(): Promise<void> {
    const back = navigator.onLine && (await answers(address));
    if (stopped || connection.current().offlineSince === null) return;
    if (back) connection.cameBack();
    else timer = setTimeout(() => void probe(), PROBE_MS);
  }
  function follow(): void {
    clearTimeout(timer);
    if (connection.current().offlineSince !== null) timer = setTimeout(() => void probe(), PROBE_MS);
  }
  const unsubscribe = connection.subscribe(follow);
  const offline = () => connection.wentOffline();
  const online = () => {
    clearTimeout(timer);
    void probe();
  };
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  if (!navigator.onLine) offline();
  // The calls of the start may have found out already.
  follow();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', online);
  };
}
