/** The bytes of a document's attachments, fetched once each; one that failed is asked for again. */
export interface BlobShelf {
  readonly get: (id: number) => Promise<Blob>;
}

type GetBytes = (id: number, options: { silent: true }) => Promise<Blob>;

export function createBlobShelf(
  getBytes: GetBytes,
  first: { readonly id: number; readonly blob: Blob } | null = null,
): BlobShelf {
  const held = new Map<number, Promise<Blob>>(first ? [[first.id, Promise.resolve(first.blob)]] : []);
  return {
    get: (id) => {
      const known = held.get(id);
      if (known) return known;
      const asked = getBytes(id, { silent: true }).catch((thrown: unknown) => {
        held.delete(id);
        throw thrown;
      });
      held.set(id, asked);
      return asked;
    },
  };
}
