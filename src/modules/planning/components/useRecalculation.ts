import { useCallback, useState, useSyncExternalStore } from 'react';
import { type AppError, asAppError } from '@/platform/http/appError';
import { useAppDispatch } from '@/platform/store/hooks';
import { startRecalculation } from '../planningService';
import {
  askForProgress,
  recalculationStarted,
  watchedRecalculation,
  watchRecalculation,
} from '../recalculationWatch';
import { outOfSight } from '../rules/progress';

/** The customer's recalculation: found again when the page opens, followed while it runs, known to be out of sight. */
export function useRecalculation() {
  const dispatch = useAppDispatch();
  const subscribe = useCallback((listener: () => void) => watchRecalculation(dispatch, listener), [dispatch]);
  const watched = useSyncExternalStore(subscribe, watchedRecalculation);
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
  const again = useCallback(() => askForProgress(dispatch), [dispatch]);
  const { progress, refused } = watched;
  return { progress, lost: outOfSight(watched), refused, again, starting, notStarted, start };
}
