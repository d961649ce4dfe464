import { useEffect } from 'react';
import { useAppDispatch } from '@/platform/store/hooks';
import { usePoll } from '@/platform/store/usePoll';
import { useQuery } from '@/platform/store/useQuery';
import type { AssistPeriod } from '../assistService';
import { deskRows, periodShown } from '../assistSlice';
import type { DeskRow } from '../rules/deskRows';

const EVERY_MS = 60_000;
const NO_ROWS: readonly DeskRow[] = [];

/** The desk of a period: loaded, and refreshed by itself every minute and whenever somebody comes back to the window. */
export function useDesk(period: AssistPeriod) {
  const dispatch = useAppDispatch();
  const { data, status, error, at, retry } = useQuery(deskRows, period);
  useEffect(() => void dispatch(periodShown(period)), [dispatch, period]);
  usePoll(() => {
    if (status !== 'loading') void dispatch(deskRows.refresh(period, { background: true }));
  }, EVERY_MS);
  return { rows: data ?? NO_ROWS, status, error, loadedAt: at, retry };
}
