import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { SheetPlace } from '@/platform/sheet/sheetProps';

/** Who goes back further than so many reports begins at the top. */
const MOST = 20;

/** Where a reader stood in a sheet, by the entry of the browser's history. */
const places = new Map<string, SheetPlace>();

/** Where the reader stood when this page was left, for who comes back to it by Back or Forward. */
export function useKeptPlace() {
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const [startAt] = useState(() => (back ? (places.get(key) ?? null) : null));
  // Groups and filters change the entry's key and are the same place in the history.
  const entry = useRef(key);
  useLayoutEffect(() => {
    entry.current = key;
  }, [key]);
  const keepPlace = useCallback((place: SheetPlace) => {
    places.delete(entry.current);
    places.set(entry.current, place);
    const [oldest] = places.keys();
    if (places.size > MOST && oldest !== undefined) places.delete(oldest);
  }, []);
  return { startAt, keepPlace };
}
