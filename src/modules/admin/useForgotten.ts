import { useEffect } from 'react';
import { lookupsForgotten } from '@/domain/lookups/lookupStore';
import type { LookupName } from '@/domain/lookups/lookupTypes';
import { useAppDispatch } from '@/platform/store/hooks';

/** Lists that this page may have changed are asked for again wherever they are shown next. */
export function useForgotten(name: LookupName): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(lookupsForgotten([name]));
    },
    [dispatch, name],
  );
}
