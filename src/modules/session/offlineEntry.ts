import { signedOut } from '@/domain/identity/events';
import type { Identity } from '@/domain/identity/identityWire';
import { connection } from '@/platform/connection/connection';
import { asAppError } from '@/platform/http/appError';
import { keepData, readKept } from '@/platform/store/keptAnswers';
import type { AppDispatch } from '@/platform/store/store';
import { admit, loadEntrant, SignedOutElsewhere } from './sessionEntry';
import { lockSession } from './sessionEnd';
import { markOf, sessionMark } from './sessionMark';

const PLACE = ['session', 'entrant'] as const;

/** Keeps who is signed in for a start without a network; goes with the sign-out like every kept answer. */
export const keepEntrant = (identity: Identity): Promise<void> =>
  keepData(...PLACE, { data: identity, at: Date.now() });

/** The person whose session this browser holds, as they were when last seen here; null for another one. */
async function keptEntrant(): Promise<Identity | null> {
  const kept = await readKept(...PLACE);
  const identity = kept && (kept.data as Identity);
  const mark = sessionMark.read();
  if (!identity || !mark) return null;
  const { userId, linkId } = markOf(identity);
  return userId === mark.userId && linkId === mark.linkId ? identity : null;
}

/** Asks the server for the user once the network is back: rights may have changed, the session may be over. */
function confirmLater(dispatch: AppDispatch): void {
  const stop = connection.subscribe(() => {
    if (connection.current().offlineSince !== null) return;
    stop();
    void dispatch(confirmEntry());
  });
}

function confirmEntry() {
  return async (dispatch: AppDispatch): Promise<void> => {
    try {
      dispatch(admit(await loadEntrant(true)));
    } catch (thrown) {
      const { kind } = asAppError(thrown);
      if (thrown instanceof SignedOutElsewhere) dispatch(signedOut('elsewhere'));
      // What is typed on the open page stays.
      else if (kind === 'unauthorized' || kind === 'forbidden') dispatch(lockSession());
      // A server that is down says nothing about the token.
      else confirmLater(dispatch);
    }
  };
}

/** Starts with the user whom this browser has kept. False where it has none: then only the server can tell. */
export function startOffline() {
  return async (dispatch: AppDispatch): Promise<boolean> => {
    const identity = await keptEntrant();
    if (!identity) return false;
    confirmLater(dispatch);
    dispatch(admit({ identity, terms: null }));
    return true;
  };
}
