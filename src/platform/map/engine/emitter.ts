/** Listeners by event name; telling never stops because one of them fails to unsubscribe in time. */
export function createEmitter<Events extends object>() {
  const heard: { [Name in keyof Events]?: Set<(event: Events[Name]) => void> } = {};
  return {
    on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
      const set = (heard[name] ??= new Set());
      set.add(listener);
      return () => void set.delete(listener);
    },
    tell<Name extends keyof Events>(name: Name, event: Events[Name]): void {
      for (const listener of heard[name] ?? []) listener(event);
    },
    clear(): void {
      for (const name of Object.keys(heard) as (keyof Events)[]) delete heard[name];
    },
  };
}
