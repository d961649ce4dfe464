import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import type { AssistPeriod } from '../assistService';
import { loadDesk, selectDeskState } from '../assistSlice';

const EVERY_MS = 60_000;
/** Coming back to the window twice in a few seconds asks once. */
const PAUSE_MS = 5000;

/** The desk of a period: loaded, and refreshed by itself every minute and whenever somebody comes back to the window. */
export function useDesk(period: AssistPeriod) {
  const dispatch = useAppDispatch();
  const { rows, status, error, loadedAt } = useAppSelector(selectDeskState);
  const reload = useLoad(`${period.initialDate}/${period.finalDate}`, (start) => start(loadDesk({ period })));

  const loading = status === 'loading';
  const refresh = useCallback(() => {
    if (!loading && document.visibilityState === 'visible') void dispatch(loadDesk({ period, silent: true }));
  }, [dispatch, period, loading]);
  useEffect(() => {
    const timer = setInterval(refresh, EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  useEffect(() => {
    const back = () => {
      if (loadedAt !== null && Date.now() - loadedAt > PAUSE_MS) refresh();
    };
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [refresh, loadedAt]);
  return { rows, status, error, loadedAt, reload };
}
