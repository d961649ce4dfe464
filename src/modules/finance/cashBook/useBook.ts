import { useCallback, useMemo } from 'react';
import { useLookup } from '@/domain/lookups/useLookup';
import { useBegunFilter } from '@/domain/selection/useBegunFilter';
import { useRequiredChoice } from '@/domain/selection/useRequiredChoice';
import { today } from '@/platform/format/date';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useQuery } from '@/platform/store/useQuery';
import { cashBook } from './bookSlice';
import { bookRows } from './rules/cashBook';

const YEAR = /^20\d\d$/;

/** The book that the address asks for: of one producer and one year. */
export function useBook() {
  const { text, set: setValues } = useAddressValues();
  const farmers = useLookup('farmers', undefined);
  const set = useCallback(
    (name: string, value: string | null) => setValues({ [name]: value }, { push: true }),
    [setValues],
  );
  const { id: typed, choose } = useBegunFilter('year', 'ano', 'any');
  const year = typed !== null && YEAR.test(typed) ? Number(typed) : Number(today().slice(0, 4));
  const { id: farmerId, choose: chooseFarmer } = useRequiredChoice('farmer', 'produtor', farmers);
  const answer = useQuery(cashBook, farmerId === null ? null : { farmerId, year });
  const rows = useMemo(() => bookRows(answer.data?.entries ?? []), [answer.data]);
  return {
    farmers,
    farmerId,
    chooseFarmer,
    year,
    chooseYear: (next: string | null) => choose(next, { push: true }),
    pendingOnly: text('pendencias') === '1',
    set,
    answer,
    rows,
  };
}

export type Book = ReturnType<typeof useBook>;
