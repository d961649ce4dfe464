import { useMemo } from 'react';
import { useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { farmTree } from '../mapSlice';
import { mapTree } from '../rules/mapTree';

/** The farms of the map, loaded when it opens. */
export function usePropertyTree() {
  const retry = useLoad('map', (dispatch) => dispatch(farmTree.load()), farmTree.tags);
  const rows = useAppSelector(farmTree.selectRows);
  const { status, error, loadedAt } = useAppSelector(farmTree.selectList);
  const tree = useMemo(() => mapTree(rows), [rows]);
  return { tree, status, error, known: loadedAt !== null, retry };
}

export type PropertyTree = ReturnType<typeof usePropertyTree>;
