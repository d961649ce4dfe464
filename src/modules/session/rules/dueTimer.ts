/**
 * Longest single wait. A browser's timer fires at once beyond 2^31 − 1 ms, and stands still while a laptop sleeps: it
 * is better checked often.
 */
const MAX_WAIT_MS = 10 * 60_000;

/**
 * Calls back once when the clock reaches `at`, however far away that is, and as soon as the page is looked at again
 * when it slept through it. Answers the function that calls it off.
 */
export function onDue(at: number, fire: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('focus', look);
  };
  function look() {
    clearTimeout(timer);
    const remaining = at - Date.now();
    if (remaining > 0) {
      timer = setTimeout(look, Math.min(remaining, MAX_WAIT_MS));
      return;
    }
    cancel();
    fire();
  }
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', look);
  // Never within the caller's own run, even when the moment is past.
  timer = setTimeout(look, Math.max(0, Math.min(at - Date.now(), MAX_WAIT_MS)));
  return cancel;
}
