import { useEffect, useState } from 'react';

/** Longer than the first page of a file that was fetched ahead takes to be drawn. */
const FILE_FIRST_MS = 160;

/**
 * False until the first page of a file that is there already has been drawn: an assistant looks at the paper first, and
 * the forty fields of its entry, drawn before it, would take longer than the page itself.
 */
export function useBehindFile(fileIsThere: boolean): boolean {
  const [due, setDue] = useState(!fileIsThere);
  useEffect(() => {
    if (due) return undefined;
    const timer = setTimeout(() => setDue(true), FILE_FIRST_MS);
    return () => clearTimeout(timer);
  }, [due]);
  return due;
}
