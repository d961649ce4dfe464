/** Listeners by event name. */
export function createEmitter<Events extends object>() {
  const listeners: { [Name in keyof Events]?: Set<(event: Events[Name]) => void> } = {};
  return {
    on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
      const set = (listeners[name] ??= new Set());
      set.add(listener);
      return () => void set.delete(listener);
    },
    emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
      for (const listener of listeners[name] ?? []) listener(event);
    },
    clear(): void {
      for (const name of Object.keys(listeners) as (keyof Events)[]) delete listeners[name];
    },
  };
}
