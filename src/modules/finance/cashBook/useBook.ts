import { useCallback, useMemo } from 'react';
import { useLookup } from '@/domain/lookups/useLookup';
import { today } from '@/platform/format/date';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { useWidget } from '@/platform/widgets/useWidget';
import { cashBook } from './bookSlice';
import { bookRows } from './rules/cashBook';

const YEAR = /^20\d\d$/;

/** The book that the address asks for: of one producer (the only one, where there is no other) and one year. */
export function useBook() {
  const [params, setParams] = useAddressParams();
  const farmers = useLookup('farmers', undefined);
  const set = useCallback(
    (name: string, value: string | null) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      }),
    [setParams],
  );
  const typed = params.get('ano') ?? '';
  const year = YEAR.test(typed) ? Number(typed) : Number(today().slice(0, 4));
  const [only, ...others] = farmers.options;
  const farmerId = params.get('produtor') ?? (only && others.length === 0 ? String(only.id) : null);
  const answer = useWidget(cashBook, farmerId === null ? null : { farmerId, year });
  const rows = useMemo(() => bookRows(answer.data?.entries ?? []), [answer.data]);
  return { farmers, farmerId, year, pendingOnly: params.get('pendencias') === '1', set, answer, rows };
}

export type Book = ReturnType<typeof useBook>;
