/**
 * The obstacle that made calls fail is gone: the session goes on, or the network answers again. Set by `app`;
 * screens that failed for that reason ask again by themselves.
 */
const listeners = new Set<() => void>();

export function onResumed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function resumed(): void {
  listeners.forEach((listener) => listener());
}
