import { useCallback, useRef, useState } from 'react';
import { whileSaving } from '@/platform/forms/leaveGuard';
import { type AppError, asAppError, isUnanswered } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { useAppDispatch } from '@/platform/store/hooks';
import { bankLinesWritten } from '../../bank/bankTags';
import { type MatchBody, reconcile, undoMatch } from '../reconciliationService';
import type { BankLine, Id } from '../reconciliationTypes';

/** One match as it is sent, and the lines that identify it. */
export interface Step {
  readonly match: MatchBody;
  readonly lines: readonly BankLine[];
}

export interface NotDone {
  readonly lines: readonly BankLine[];
  /** The server's own words; undefined when it gave none. */
  readonly said: string | undefined;
  /** Nothing came back: it may have been done all the same. `untried`: it was not sent any more. */
  readonly kind: 'refused' | 'unsure' | 'untried';
}

/** What became of the last run. */
export interface Report {
  readonly done: number;
  readonly notDone: readonly NotDone[];
}

/** Ends a run: the calls after it would fail in the same way. */
const ENDS: readonly AppError['kind'][] = ['offline', 'unauthorized', 'forbidden', 'cancelled'];

/** Sends matches one after the other, each whole or not at all; what is done and what is not is reported. */
export function useConfirming() {
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const [last, setLast] = useState<readonly Id[]>([]);
  const underWay = useRef(false);

  const exclusively = useCallback(async (work: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setRunning(true);
    try {
      await whileSaving(work);
    } finally {
      underWay.current = false;
      setRunning(false);
    }
  }, []);

  /** Answers how many were done. */
  const confirm = useCallback(
    async (steps: readonly Step[]): Promise<number> => {
      let done = 0;
      await exclusively(async () => {
        const made: Id[] = [];
        const notDone: NotDone[] = [];
        let ended = false;
        for (const { match, lines } of steps) {
          if (ended) {
            notDone.push({ lines, said: undefined, kind: 'untried' });
            continue;
          }
          try {
            const id = await reconcile(match);
            if (id !== null) made.push(id);
            done += 1;
          } catch (thrown) {
            const error = asAppError(thrown);
            ended = ENDS.includes(error.kind);
            notDone.push({ lines, said: saidBy(error), kind: isUnanswered(error) ? 'unsure' : 'refused' });
          }
        }
        if (done > 0) setLast(made);
        setReport({ done, notDone });
        dispatch(bankLinesWritten());
      });
      return done;
    },
    [exclusively, dispatch],
  );

  /** Takes the matches of the last step back. Answers how many were. */
  const undo = useCallback(
    async (onDone: (count: number, failed: AppError | null) => void) =>
      exclusively(async () => {
        let failed: AppError | null = null;
        const rest = [...last];
        for (const id of last) {
          try {
            await undoMatch(id);
            rest.shift();
          } catch (thrown) {
            failed = asAppError(thrown);
            break;
          }
        }
        // What is gone already cannot be undone a second time.
        setLast(failed && failed.kind !== 'validation' ? rest : []);
        setReport(null);
        onDone(last.length - rest.length, failed);
        dispatch(bankLinesWritten());
      }),
    [exclusively, last, dispatch],
  );

  /** What was done outside of a run is the last step now, undone by `id` alone: undoing never reaches behind it. */
  const stepTaken = (id: Id | null) => {
    setLast(id === null ? [] : [id]);
    setReport(null);
  };

  return {
    running,
    report,
    closeReport: () => setReport(null),
    confirm,
    stepTaken,
    undo,
    canUndo: last.length > 0,
  };
}
