import { useMemo } from 'react';
import { useList } from '@/platform/store/useResource';
import { farmTree } from '../mapSlice';
import { mapTree } from '../rules/mapTree';

/** The farms of the map, loaded when it opens. */
export function usePropertyTree() {
  const { rows, list, retry } = useList(farmTree, undefined);
  const { status, error, loadedAt } = list;
  const tree = useMemo(() => mapTree(rows), [rows]);
  return { tree, status, error, known: loadedAt !== null, retry };
}

export type PropertyTree = ReturnType<typeof usePropertyTree>;
