import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '@/platform/format/date';
import { type DeskPeriod, readPeriod, wirePeriod, writePeriod } from '../rules/deskPeriod';

/** The period of the desk, in the address: as days, as the wire wants it, and how to choose another one. */
export function useDeskPeriod() {
  const [params, setParams] = useSearchParams();
  const { from, to } = readPeriod(params, today());
  const period = useMemo((): DeskPeriod => ({ from, to }), [from, to]);
  const wire = useMemo(() => wirePeriod(period), [period]);
  const choose = useCallback(
    (next: DeskPeriod) =>
      setParams((now) => writePeriod(now, next, today()), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return { period, wire, choose };
}
