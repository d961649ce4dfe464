import { useEffect, useMemo, useState } from 'react';
import type { Candidates, LearnedName } from '../reconciliationTypes';
import { matchSteps, type Proposals } from '../rules/matchLines';

/** Milliseconds of work after which the page may do something else. */
const SLICE = 12;
const NOTHING: Proposals = new Map();

interface Matching {
  readonly of: Candidates | null;
  readonly proposals: Proposals;
  /** 0 to 1 while lines are still compared; null when that is done, or was stopped. */
  readonly share: number | null;
}

/** Compares the open lines with what they may stand for, in slices between which the page is free. */
export function useMatching(candidates: Candidates | null, learned: readonly LearnedName[]) {
  const [state, setState] = useState<Matching>({ of: null, proposals: NOTHING, share: null });
  const [stopped, setStopped] = useState<Candidates | null>(null);
  const halted = candidates !== null && stopped === candidates;
  useEffect(() => {
    if (candidates === null || halted) return undefined;
    const steps = matchSteps({ ...candidates, learned });
    let timer = 0;
    const work = () => {
      const end = performance.now() + SLICE;
      let step = steps.next();
      while (!step.done && performance.now() < end) step = steps.next();
      if (step.done) setState({ of: candidates, proposals: step.value, share: null });
      else {
        setState({ of: candidates, proposals: NOTHING, share: step.value });
        timer = window.setTimeout(work);
      }
    };
    timer = window.setTimeout(work);
    return () => window.clearTimeout(timer);
  }, [candidates, learned, halted]);
  return useMemo(() => {
    const own = state.of === candidates;
    return {
      proposals: own ? state.proposals : NOTHING,
      share: halted || candidates === null ? null : own ? state.share : 0,
      stop: () => setStopped(candidates),
      stopped: halted,
      again: () => setStopped(null),
    };
  }, [state, candidates, halted]);
}
