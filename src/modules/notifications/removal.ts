import i18next from 'i18next';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import type { AppState } from '@/platform/store/appState';
import type { AppDispatch } from '@/platform/store/store';
import { toast } from '@/platform/ui/toast';
import { deleteAllNotifications, deleteNotification } from './notificationsService';
import { type PendingRemoval, pendingRemoval } from './pendingRemoval';
import { isOwnId } from './rules/ownId';
import { hiddenMarked, notifications, selectShown, shownAgain } from './notificationsSlice';

/** The page goes; the first of them leaves more time to send something, the second comes in every case. */
const LEAVING = ['beforeunload', 'pagehide'] as const;

type Thunk<T> = (dispatch: AppDispatch, getState: () => AppState) => T;

/** What a failure leaves to be seen is the list as the server has it; nothing is said. */
function failed(what: string, thrown: unknown): void {
  log.warn(what, { error: asAppError(thrown).kind });
}

/** Dismisses one at once; it comes back when the server does not take it. */
export function dismiss(id: string): Thunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(hiddenMarked([id]));
    if (isOwnId(id)) return;
    try {
      await dispatch(notifications.remove(id));
    } catch (thrown) {
      failed('notification not deleted', thrown);
      dispatch(shownAgain([id]));
    }
  };
}

async function sendEach(all: readonly string[], keepalive: boolean): Promise<string[]> {
  const ids = all.filter((id) => !isOwnId(id));
  const results = await Promise.allSettled(ids.map((id) => deleteNotification(id, keepalive)));
  return ids.filter((_, index) => results[index]?.status === 'rejected');
}

/**
 * Takes notifications out of the list and offers to undo it; the server is called when the offer has gone. `guid`: the
 * whole list of this link is meant. Something that has come meanwhile is not the user's to lose: then each goes by
 * itself.
 */
export function removeWithUndo(ids: readonly string[], guid: string | null): Thunk<void> {
  return (dispatch, getState) => {
    // One offer at a time: the earlier one is settled.
    void pendingRemoval.settle();
    dispatch(hiddenMarked(ids));

    const offer = new AbortController();
    const take = (): boolean => {
      if (!pendingRemoval.take(removal)) return false;
      for (const leaving of LEAVING) window.removeEventListener(leaving, onLeave);
      // Undone by a key, or followed by another: what it offers is no more.
      offer.abort();
      return true;
    };
    const removal: PendingRemoval = {
      undo() {
        if (take()) dispatch(shownAgain(ids));
      },
      async send(keepalive) {
        if (!take()) return;
        try {
          const whole = guid !== null && selectShown(getState()).length === 0;
          if (whole) await deleteAllNotifications(guid, keepalive);
          const left = whole ? [] : await sendEach(ids, keepalive);
          if (left.length === 0) return;
          log.warn('notifications not deleted', { count: left.length });
          dispatch(shownAgain(left));
        } catch (thrown) {
          failed('notifications not deleted', thrown);
          dispatch(shownAgain(ids));
        }
      },
    };
    const onLeave = () => void removal.send(true);
    pendingRemoval.hold(removal);
    for (const leaving of LEAVING) window.addEventListener(leaving, onLeave);
    toast({
      tone: 'neutral',
      text: i18next.t('notifications:removed', { count: ids.length }),
      action: {
        label: i18next.t('notifications:undo'),
        onClick: () => removal.undo(),
      },
      onClose: () => void removal.send(false),
      withdrawn: offer.signal,
    });
  };
}
