import { useState } from 'react';
import { useIdentity } from '@/domain/identity/selectors';
import { asAppError } from '@/platform/http/appError';
import { useAppDispatch } from '@/platform/store/hooks';
import type { Reading } from '@/platform/store/useQuery';
import { useWidget } from '@/platform/widgets/useWidget';
import { togglePinned } from '../homeService';
import { pinFlipped, shortcuts } from './shortcutsWidget';

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
