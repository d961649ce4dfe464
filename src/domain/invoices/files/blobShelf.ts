/** The bytes of a document's attachments, fetched once each; one that failed is requested again. */
export interface BlobShelf {
  readonly get: (id: number) => Promise<Blob>;
}

type GetBytes = (id: number, options: { silent: true }) => Promise<Blob>;

export function createBlobShelf(
  getBytes: GetBytes,
  first: { readonly id: number; readonly blob: Blob } | null = null,
): BlobShelf {
  const blobs = new Map<number, Promise<Blob>>(first ? [[first.id, Promise.resolve(first.blob)]] : []);
  return {
    get: (id) => {
      const known = blobs.get(id);
      if (known) return known;
      const request = getBytes(id, { silent: true }).catch((thrown: unknown) => {
        blobs.delete(id);
        throw thrown;
      });
      blobs.set(id, request);
      return request;
    },
  };
}
