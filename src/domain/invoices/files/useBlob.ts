import { useCallback, useEffect, useState } from 'react';
import type { BlobShelf } from './blobShelf';

type Fetched =
  | { readonly id: number; readonly phase: 'ready'; readonly blob: Blob }
  | { readonly id: number; readonly phase: 'failed' };

/** The bytes of the attachment in view. */
export function useBlob(shelf: BlobShelf, id: number | undefined) {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (id === undefined) return undefined;
    let wanted = true;
    const put = (next: Fetched) => wanted && setFetched(next);
    shelf.get(id).then(
      (blob) => put({ id, phase: 'ready', blob }),
      () => put({ id, phase: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [shelf, id, tries]);
  const retry = useCallback(() => {
    setFetched(null);
    setTries((count) => count + 1);
  }, []);
  return { fetched: fetched?.id === id ? fetched : null, retry };
}
