import { useCallback, useEffect, useRef } from 'react';
import type { ReadableQuery } from './createQuery';
import { useAppDispatch, useAppSelector } from './hooks';
import { isPassing } from './isPassing';
import type { Answer } from './queryAnswer';
import type { Turn } from './queryLoad';
import type { Reader } from './queryReaders';
import { onResumed } from './resumed';
import { currentScope } from './scope';
import { selectMarks } from './tags';

/** An answer as a component reads it. */
export interface Reading<T> extends Answer<T> {
  /** Asks again, after a failure or by hand; the answer that stands stays until then. */
  readonly retry: () => void;
}

interface ReadingOptions {
  /** Waits until it may ask: a card of a page full of cards. */
  readonly turn?: Turn | undefined;
  /** Asks nothing for now, and drops what is under way. */
  readonly paused?: boolean;
  /** Asks again when a tag is stale. On by default; a form keeps what it was opened with. */
  readonly follows?: boolean;
  /** True while what is read is being removed: nothing is asked, and what stands stays. */
  readonly isGoing?: { readonly current: boolean } | undefined;
}

const NOTHING = { data: null, at: null, kept: false, error: null, requestId: null, marks: '' };

/**
 * Reads an answer: asks when the component appears, whenever its arguments or the customer change, and when one of
 * its tags is stale. A request that failed because the session or the network was away is made again once it is back.
 * `null` asks nothing: what the question depends on is not known yet.
 */
export function useQuery<T, Args>(
  query: ReadableQuery<T, Args>,
  args: NoInfer<Args> | null,
  { turn, paused = false, follows = true, isGoing }: ReadingOptions = {},
): Reading<T> {
  const dispatch = useAppDispatch();
  const answer = useAppSelector((state) => (args === null ? null : query.select(state, args)));
  const marks = useAppSelector((state) =>
    args === null || !follows ? '' : selectMarks(state, query.tagsOf(args)),
  );
  const scope = currentScope();
  const key = args === null || paused ? null : `${scope} ${query.keyOf(args)} ${marks}`;
  const latest = useRef({ args, turn, isGoing });
  const reader = useRef<Reader | null>(null);
  useEffect(() => {
    latest.current = { args, turn, isGoing };
  });

  const join = useCallback(
    (asking: { readonly again?: boolean; readonly resumed?: boolean }) => {
      const { args: wanted, turn: line, isGoing: going } = latest.current;
      reader.current?.leave();
      reader.current =
        wanted === null
          ? null
          : dispatch(query.read(wanted, { ...asking, turn: line, isGoing: going?.current }));
    },
    [dispatch, query],
  );
  const retry = useCallback(() => join({ again: true }), [join]);
  useEffect(() => {
    if (key === null) return undefined;
    join({});
    return () => {
      reader.current?.leave();
      reader.current = null;
    };
  }, [key, join]);
  const isLost = key !== null && answer?.status === 'failed' && isPassing(answer.error);
  useEffect(() => (isLost ? onResumed(() => join({ resumed: true })) : undefined), [isLost, join]);

  // Until the effect has run, the store may still hold the answer of a former customer.
  if (answer?.scope !== scope) return { ...NOTHING, scope, status: 'loading', retry };
  const asks = answer.status === 'idle' && answer.data === null;
  return { ...answer, status: asks ? 'loading' : answer.status, retry };
}
