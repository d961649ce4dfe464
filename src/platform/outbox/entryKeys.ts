/** The idempotency keys of entries that were sent and not answered for: the same entry sent again keeps its key. */
export interface EntryKeys {
  /** The key of what is sent now; the same for the same content until it is released. */
  readonly keyOf: (content: unknown) => string;
  /** Saved, or kept with its key: the same content typed later is another entry. */
  readonly release: (key: string) => void;
}

/** Keys of one kind of entry, for as long as the page stands. */
export function createEntryKeys(): EntryKeys {
  const keys = new Map<string, string>();
  return {
    keyOf(content) {
      const text = JSON.stringify(content);
      const key = keys.get(text) ?? crypto.randomUUID();
      keys.set(text, key);
      return key;
    },
    release(key) {
      for (const [content, kept] of keys) if (kept === key) keys.delete(content);
    },
  };
}
