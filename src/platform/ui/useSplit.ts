import { useCallback, useState } from 'react';
import { localStore } from '@/platform/store/localStore';
import { currentScope } from '@/platform/store/scope';

/** Percent of the width that the left side may take. */
const LIMITS = { min: 30, max: 65 } as const;
export const USUAL = 48;

const bounded = (percent: number) => Math.min(LIMITS.max, Math.max(LIMITS.min, percent));
const keyNow = () => `ep.view.${currentScope()}.assistSplit`;

function read(): number {
  const kept = Number(localStore.read(keyNow()) ?? NaN);
  return Number.isFinite(kept) ? bounded(kept) : USUAL;
}

/** Where the bar between document and entry stands, kept for this user in this browser. */
export function useSplit() {
  const [percent, setPercent] = useState(read);
  const move = useCallback((to: number) => setPercent(bounded(to)), []);
  const keep = useCallback((to: number) => {
    setPercent(bounded(to));
    localStore.keep(keyNow(), String(bounded(to)));
  }, []);
  return { percent, limits: LIMITS, move, keep };
}
