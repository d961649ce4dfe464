import { useLayoutEffect, useState } from 'react';
import { RowWindowStore } from '@/platform/sheet/rowWindow';

/** The store of the drawn lines, kept up to date with the sheet's measures. */
export function useRowWindow(count: number, row: number, head: number, foot: number): RowWindowStore {
  const [store] = useState(() => new RowWindowStore({ count, row, head, foot }));
  useLayoutEffect(() => store.update({ count, row, head, foot }), [store, count, row, head, foot]);
  return store;
}
