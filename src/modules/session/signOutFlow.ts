import i18next from 'i18next';
import { selectIdentity } from '@/domain/identity/selectors';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { asAppError } from '@/platform/http/appError';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import type { AppState } from '@/platform/store/appState';
import { localStore } from '@/platform/store/localStore';
import type { AppDispatch } from '@/platform/store/store';
import { confirm } from '@/platform/ui/confirm';
import { endSession } from './sessionEnd';
import { sessionMark } from './sessionMark';
import * as service from './sessionService';
import { serverSessionFound } from './sessionSlice';

/** What other parts do while the session still stands, each in at most the time that sign-out waits. */
const beforeSignOut = new Set<() => Promise<unknown>>();
const PATIENCE_MS = 3000;

export function onBeforeSignOut(step: () => Promise<unknown>): () => void {
  beforeSignOut.add(step);
  return () => void beforeSignOut.delete(step);
}

/** Gives a call its chance without letting a dead server keep anybody signed in. Answers whether it is done in time. */
async function attempt(what: string, run: () => Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const finished = run().then(
    () => true,
    (error: unknown) => {
      log.warn(what, { error: asAppError(error).kind });
      return false;
    },
  );
  const done = await Promise.race([finished, patience]);
  clearTimeout(timer);
  return done;
}

/** Set while the server has not taken a sign-out: its cookie still names the former user. */
const OWED_KEY = 'ep.signOutOwed';
let request: AbortController | undefined;

/** A sign-out that is still under way must not end the session that somebody is about to begin. */
export function stopOwedSignOut(): void {
  request?.abort();
}

/** A new sign-in has replaced the cookie. */
export function dropOwedSignOut(): void {
  localStore.drop(OWED_KEY);
}

function notifyServer() {
  return async (dispatch: AppDispatch): Promise<void> => {
    request?.abort();
    const own = new AbortController();
    request = own;
    // An answer after all, later than anybody waits, counts as well.
    const taken = async () => {
      await service.signOutOnServer(own.signal);
      localStore.drop(OWED_KEY);
      dispatch(serverSessionFound(false));
    };
    localStore.keep(OWED_KEY, '1');
    await attempt('sign-out not told to the server', taken);
  };
}

/** A sign-out that the server has not taken yet is sent again: at the next start, and on request. */
export function repeatSignOut() {
  return async (dispatch: AppDispatch): Promise<void> => {
    if (localStore.read(OWED_KEY) === null) return;
    await dispatch(notifyServer());
    dispatch(serverSessionFound(localStore.read(OWED_KEY) !== null));
  };
}

/** What this browser keeps, loaded for who leaves: the sign-in does not need it. Null where its code cannot be had. */
async function loadKept() {
  try {
    const [drafts, kept] = await Promise.all([
      import('@/platform/drafts/draftStore'),
      import('@/platform/drafts/keptHere'),
    ]);
    return { closeDrafts: drafts.closeDrafts, countDrafts: kept.countDrafts, forgetKept: kept.forgetKept };
  } catch (thrown) {
    log.warn('kept data not reached', { reason: faultOf(thrown) });
    return null;
  }
}

type Kept = NonNullable<Awaited<ReturnType<typeof loadKept>>>;

/** Confirmed once, and only where there are drafts: whether they stay here. On a shared computer nothing does. */
async function wantsDraftsGone(userId: string, kept: Kept): Promise<boolean> {
  if (sharedComputer.is()) return true;
  const count = await kept.countDrafts(userId);
  return (
    count > 0 &&
    confirm({
      title: i18next.t('session:drafts.title', { count }),
      body: i18next.t('session:drafts.text'),
      confirmLabel: i18next.t('session:drafts.remove'),
      cancelLabel: i18next.t('session:drafts.keep'),
      danger: true,
    })
  );
}

const RECENT_PAGES = 'ep.recent.';

/** The person leaves, and with this tab all others of this browser. What was kept for them goes. */
export function signOut() {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    const userId = selectIdentity(getState())?.id;
    const kept = userId === undefined ? null : await loadKept();
    const draftsGo = userId !== undefined && kept !== null && (await wantsDraftsGone(userId, kept));
    await Promise.all([...beforeSignOut].map((step) => attempt('step before sign-out failed', step)));
    await dispatch(notifyServer());
    sessionMark.clear();
    if (userId !== undefined && draftsGo) kept?.closeDrafts(userId);
    dispatch(endSession(null));
    dispatch(serverSessionFound(localStore.read(OWED_KEY) !== null));
    localStore.dropAll(RECENT_PAGES);
    if (userId !== undefined) await kept?.forgetKept(userId, draftsGo);
    sharedComputer.set(false);
  };
}
