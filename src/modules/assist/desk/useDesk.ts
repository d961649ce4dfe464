import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { usePoll } from '@/platform/store/usePoll';
import type { AssistPeriod } from '../assistService';
import { loadDesk, selectDeskState } from '../assistSlice';

const EVERY_MS = 60_000;

/** The desk of a period: loaded, and refreshed by itself every minute and whenever somebody comes back to the window. */
export function useDesk(period: AssistPeriod) {
  const dispatch = useAppDispatch();
  const { rows, status, error, loadedAt } = useAppSelector(selectDeskState);
  const retry = useLoad(`${period.initialDate}/${period.finalDate}`, (start) => start(loadDesk({ period })));
  usePoll(() => {
    if (status !== 'loading') void dispatch(loadDesk({ period, silent: true }));
  }, EVERY_MS);
  return { rows, status, error, loadedAt, retry };
}
