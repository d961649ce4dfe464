import { useCallback, useEffect, useRef, useState } from 'react';
import { type AppError, asAppError } from '@/platform/http/appError';
import { recalculationProgress, startRecalculation } from '../planningService';
import type { Progress } from '../planningTypes';
import { laterProgress } from '../rules/progress';

const SOON_MS = 2000;
/** After a minute nobody waits for every step any more. */
const LATER_MS = 10_000;
const PATIENCE_MS = 60_000;
/** So many misses in a row are told. */
const MISSES = 3;

/** The recalculation of the customer: found again when the page opens, asked for while it runs, told when it is lost. */
export function useRecalculation() {
  const [progress, setProgress] = useState<Progress | null | undefined>(undefined);
  const [misses, setMisses] = useState(0);
  const [starting, setStarting] = useState(false);
  const [notStarted, setNotStarted] = useState<AppError | null>(null);
  const [round, setRound] = useState(0);
  const since = useRef(0);

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let missed = 0;
    since.current = Date.now();
    const ask = async () => {
      let again = true;
      try {
        const now = await recalculationProgress(leaving.signal);
        if (leaving.signal.aborted) return;
        missed = 0;
        setProgress((before) => laterProgress(before, now));
        again = now?.status === 'RUNNING';
      } catch (thrown) {
        const { kind } = asAppError(thrown);
        if (leaving.signal.aborted || kind === 'cancelled') return;
        missed += 1;
        again = kind !== 'forbidden' && kind !== 'unauthorized';
      }
      setMisses(missed);
      const pause = Date.now() - since.current > PATIENCE_MS ? LATER_MS : SOON_MS;
      if (again) timer = setTimeout(() => void ask(), pause);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [round]);

  const start = useCallback(async (harvestYear: number) => {
    setStarting(true);
    setNotStarted(null);
    try {
      setProgress(await startRecalculation(harvestYear));
      setRound((count) => count + 1);
    } catch (thrown) {
      setNotStarted(asAppError(thrown));
    } finally {
      setStarting(false);
    }
  }, []);
  return { progress, lost: misses >= MISSES, starting, notStarted, start };
}
