import { useRef, useState } from 'react';
import { whileSaving } from '@/platform/forms/leaveGuard';
import { asAppError, isUnanswered } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';

export interface EachState {
  readonly total: number;
  readonly done: number;
  readonly running: boolean;
  /** Names of the records that were changed, of earlier tries too. */
  readonly changed: readonly string[];
  /** Records that were not changed, with what the server said; `answered` is false where it said nothing that can be read. */
  readonly refused: readonly {
    /** Which of them it was, from 0: names may repeat. */
    readonly at: number;
    readonly name: string;
    readonly reason: string | undefined;
    readonly answered: boolean;
  }[];
  /** Names of the records that it did not come to. */
  readonly left: readonly string[];
}

const IDLE: EachState = { total: 0, done: 0, running: false, changed: [], refused: [], left: [] };

/**
 * Changes several records, one after the other. It can be stopped between two of them, stops by itself where there is
 * no connection or session any more, and what was written is known exactly: `remaining` is what another try would
 * change.
 */
export function useEach<Row>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const [state, setState] = useState(IDLE);
  const [remaining, setRemaining] = useState(rows);
  const stopping = useRef(false);

  async function run(change: (row: Row) => Promise<unknown>): Promise<EachState> {
    stopping.current = false;
    const open: Row[] = [];
    let now: EachState = { ...IDLE, changed: state.changed, total: remaining.length, running: true };
    const notify = (news: Partial<EachState>) => {
      now = { ...now, ...news };
      setState(now);
    };
    notify({});
    for (const row of remaining) {
      const name = nameOf(row);
      if (stopping.current) {
        open.push(row);
        now = { ...now, left: [...now.left, name] };
        continue;
      }
      try {
        await whileSaving(() => change(row));
        notify({ done: now.done + 1, changed: [...now.changed, name] });
      } catch (thrown) {
        const error = asAppError(thrown);
        // The others would fare no better: they are not tried one by one.
        if (error.kind === 'offline' || error.kind === 'unauthorized') stopping.current = true;
        open.push(row);
        const refusal = { at: now.done, name, reason: saidBy(error), answered: !isUnanswered(error) };
        notify({ done: now.done + 1, refused: [...now.refused, refusal] });
      }
    }
    notify({ running: false });
    setRemaining(open);
    return now;
  }
  return {
    state,
    remaining,
    run,
    stop: () => {
      stopping.current = true;
    },
  };
}
