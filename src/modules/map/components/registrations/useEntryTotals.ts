import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { realEstateTotals } from '../../mapSlice';
import { useFollow } from '../useFollow';
import { remainder, type UsedRegistration } from '../../rules/registrations';

/**
 * Asks for the figures of the registration that is being picked and puts them into the form's entry line. Answers
 * where that stands.
 */
export function useEntryTotals(entry: string, saved: readonly UsedRegistration[]) {
  const dispatch = useAppDispatch();
  const id = useWatch<Record<string, number | null>>({ name: `${entry}.realEstatePatrimonyId` });
  const item = useAppSelector(realEstateTotals.selectItem);
  const mine = id !== null && item.id === id ? item : null;
  const savedHere = saved.find((row) => row.realEstatePatrimonyId === id)?.apportionedAreaSize ?? 0;
  const load = () => (id === null ? undefined : dispatch(realEstateTotals.loadItem(id)));
  useEffect(() => {
    if (id === null) return undefined;
    const run = dispatch(realEstateTotals.loadItem(id));
    return () => run.abort();
  }, [dispatch, id]);
  const totals = mine?.status === 'ready' ? mine.data : null;
  useFollow(`${entry}.total`, totals?.totalAreaSize ?? null);
  useFollow(`${entry}.remainder`, totals ? remainder(totals, savedHere) : null);
  return {
    loading: mine?.status === 'loading',
    failed: mine?.status === 'failed',
    retry: () => void load(),
  };
}
