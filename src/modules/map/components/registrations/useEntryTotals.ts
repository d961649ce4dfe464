import { useWatch } from 'react-hook-form';
import { useItem } from '@/platform/store/useResource';
import { realEstateTotals } from '../../mapSlice';
import { useFollow } from '../useFollow';
import { remainder, type UsedRegistration } from '../../rules/registrations';

/**
 * Asks for the figures of the registration that is being picked and puts them into the form's entry line. Answers
 * where that stands.
 */
export function useEntryTotals(entry: string, saved: readonly UsedRegistration[]) {
  const id = useWatch<Record<string, number | null>>({ name: `${entry}.realEstatePatrimonyId` });
  const { data: totals, status, retry } = useItem(realEstateTotals, id);
  const savedHere = saved.find((row) => row.realEstatePatrimonyId === id)?.apportionedAreaSize ?? 0;
  useFollow(`${entry}.total`, totals?.totalAreaSize ?? null);
  useFollow(`${entry}.remainder`, totals ? remainder(totals, savedHere) : null);
  return {
    loading: id !== null && status === 'loading',
    failed: status === 'failed',
    retry,
  };
}
