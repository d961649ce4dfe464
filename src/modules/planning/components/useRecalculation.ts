import { useCallback, useState, useSyncExternalStore } from 'react';
import { type AppError, asAppError } from '@/platform/http/appError';
import { useAppDispatch } from '@/platform/store/hooks';
import { startRecalculation } from '../planningService';
import { recalculationStarted, watchedRecalculation, watchRecalculation } from '../recalculationWatch';

/** So many misses in a row are shown. */
const MISSES = 3;

/** The customer's recalculation: found again when the page opens, followed while it runs, known to be out of sight. */
export function useRecalculation() {
  const dispatch = useAppDispatch();
  const subscribe = useCallback((listener: () => void) => watchRecalculation(dispatch, listener), [dispatch]);
  const { progress, misses } = useSyncExternalStore(subscribe, watchedRecalculation);
  const [starting, setStarting] = useState(false);
  const [notStarted, setNotStarted] = useState<AppError | null>(null);
  const start = useCallback(
    async (harvestYear: number) => {
      setStarting(true);
      setNotStarted(null);
      try {
        recalculationStarted(dispatch, await startRecalculation(harvestYear));
      } catch (thrown) {
        setNotStarted(asAppError(thrown));
      } finally {
        setStarting(false);
      }
    },
    [dispatch],
  );
  return { progress, lost: misses >= MISSES, starting, notStarted, start };
}
