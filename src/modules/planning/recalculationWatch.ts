import { asAppError } from '@/platform/http/appError';
import { currentScope } from '@/platform/store/scope';
import type { AppDispatch } from '@/platform/store/store';
import { invalidate } from '@/platform/store/tags';
import { recalculationProgress } from './planningService';
import { comparisons, plans, summaries } from './planningSlice';
import type { Progress } from './planningTypes';
import { laterProgress } from './rules/progress';

const SOON_MS = 2000;
/** After a minute the poll slows down. */
const LATER_MS = 10_000;
const PATIENCE_MS = 60_000;

interface Watched {
  /** Undefined until the server has answered; null where there is none. */
  readonly progress: Progress | null | undefined;
  /** Questions in a row without an answer. */
  readonly misses: number;
  /** The last question was refused: it is not put again by itself. */
  readonly refused: boolean;
}

const UNKNOWN: Watched = { progress: undefined, misses: 0, refused: false };
const listeners = new Set<() => void>();
let watched = UNKNOWN;
let scope = '';
let leaving: AbortController | null = null;

function show(next: Watched): void {
  watched = next;
  for (const listener of listeners) listener();
}

/** What a recalculation has written is requested again once it ends. */
function follow(dispatch: AppDispatch, now: Progress | null): void {
  const before = watched.progress;
  show({ progress: laterProgress(before, now), misses: 0, refused: false });
  if (before?.status === 'RUNNING' && now?.status !== 'RUNNING')
    dispatch(invalidate([...plans.tags, ...summaries.tags, ...comparisons.tags]));
}

/** Asks how far the recalculation is, and goes on asking while it runs or does not answer. */
export function askForProgress(dispatch: AppDispatch): void {
  leaving?.abort();
  const own = new AbortController();
  leaving = own;
  const { signal } = own;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  const since = Date.now();
  const ask = async () => {
    let again: boolean;
    try {
      const now = await recalculationProgress(signal);
      if (signal.aborted) return;
      follow(dispatch, now);
      again = now?.status === 'RUNNING';
    } catch (thrown) {
      const { kind } = asAppError(thrown);
      if (signal.aborted || kind === 'cancelled') return;
      const refused = kind === 'forbidden' || kind === 'unauthorized';
      show({ ...watched, misses: watched.misses + 1, refused });
      again = !refused;
    }
    const pause = Date.now() - since > PATIENCE_MS ? LATER_MS : SOON_MS;
    if (again) timer = setTimeout(() => void ask(), pause);
  };
  void ask();
}

/** Joins those who watch the customer's recalculation: they share its questions, which end when the last leaves. */
export function watchRecalculation(dispatch: AppDispatch, listener: () => void): () => void {
  const first = listeners.size === 0;
  listeners.add(listener);
  if (first || scope !== currentScope()) {
    scope = currentScope();
    watched = UNKNOWN;
    askForProgress(dispatch);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    leaving?.abort();
    leaving = null;
  };
}

export const watchedRecalculation = (): Watched => watched;

/** A start was answered: that recalculation is watched from here. */
export function recalculationStarted(dispatch: AppDispatch, progress: Progress | null): void {
  show({ progress, misses: 0, refused: false });
  askForProgress(dispatch);
}
