import { useState } from 'react';
import { useIdentity, selectIdentity } from '@/domain/identity/selectors';
import { asAppError } from '@/platform/http/appError';
import type { AppState } from '@/platform/store/appState';
import { createQuery } from '@/platform/store/createQuery';
import { useAppDispatch } from '@/platform/store/hooks';
import type { AppDispatch } from '@/platform/store/store';
import type { Reading } from '@/platform/store/useQuery';
import { useWidget } from '@/platform/widgets/useWidget';
import { togglePinned, pinnedPages } from '../homeService';
import { flipped } from './rules/pins';

/** Menu ids of the pinned pages. Not kept between visits: who is signed in brings a newer list along. */
const shortcuts = createQuery<number[]>('home', 'shortcuts', (_, signal) => pinnedPages(signal), {
  keep: false,
});

/** What is pinned by now: what was requested, else what came with the signed-in user. */
function pinnedNow(state: AppState): number[] {
  return shortcuts.select(state).data ?? selectIdentity(state)?.shortcutList ?? [];
}

/** Takes a change over that the server has made. */
function pinFlipped(menuId: number) {
  return (dispatch: AppDispatch, getState: () => AppState) => {
    dispatch(shortcuts.changed(flipped(pinnedNow(getState()), menuId)));
  };
}

export interface Pins {
  readonly answer: Reading<number[]>;
  /** The changes under way: by menu id, whether the page is to be pinned. */
  readonly wanted: ReadonlyMap<number, boolean>;
  /** The page whose last change did not succeed. */
  readonly failed: number | null;
  readonly toggle: (menuId: number) => void;
}

const without = (wanted: ReadonlyMap<number, boolean>, id: number) =>
  new Map([...wanted].filter(([each]) => each !== id));

/** The pinned pages and the way to change them; until the list comes, what came with the signed-in user. */
export function usePins(): Pins {
  const dispatch = useAppDispatch();
  const known = useIdentity()?.shortcutList ?? [];
  const answer = useWidget(shortcuts, undefined);
  const [since] = useState(() => Date.now());
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [failed, setFailed] = useState<number | null>(null);
  const { retry } = answer;
  const pinned = answer.data ?? known;

  async function change(menuId: number): Promise<void> {
    setWanted((all) => new Map(all).set(menuId, !pinned.includes(menuId)));
    setFailed(null);
    try {
      dispatch(pinFlipped(await togglePinned(menuId)));
      // A list requested before the change may lack it.
      if (answer.status === 'loading') retry();
    } catch (thrown) {
      setFailed(menuId);
      // No answer, or none that can be read: whether the page is pinned now, only the server knows.
      const { kind } = asAppError(thrown);
      if (kind === 'offline' || kind === 'unexpected') retry();
    } finally {
      setWanted((all) => without(all, menuId));
    }
  }

  return {
    answer: answer.data === null && pinned.length > 0 ? { ...answer, data: pinned, at: since } : answer,
    wanted,
    failed,
    toggle: (menuId) => {
      if (!wanted.has(menuId)) void change(menuId);
    },
  };
}
