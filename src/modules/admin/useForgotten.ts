import { useEffect } from 'react';
import { invalidate } from '@/platform/store/tags';
import type { LookupName } from '@/domain/lookups/lookupTypes';
import { useAppDispatch } from '@/platform/store/hooks';

/** Lists that this page may have changed are asked for again wherever they are shown next. */
export function useForgotten(name: LookupName): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(invalidate([name]));
    },
    [dispatch, name],
  );
}
