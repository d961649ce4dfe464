import i18next from 'i18next';
import { selectIdentity } from '@/domain/identity/selectors';
import { tokenStore } from '@/domain/identity/tokenStore';
import { sharedComputer } from '@/platform/drafts/sharedComputer';
import { asAppError } from '@/platform/http/appError';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import type { AppState } from '@/platform/store/appState';
import { goesOf, isOfUser } from '@/platform/store/deviceStores';
import { leaveDevice } from '@/platform/store/leaveDevice';
import { localStore } from '@/platform/store/localStore';
import type { AppDispatch } from '@/platform/store/store';
import { toast } from '@/platform/ui/toast';
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

/** What is asked of who leaves, and what this browser keeps: the sign-in does not need it. Null without its code. */
async function loadQuestions() {
  try {
    return await import('./leaveQuestions');
  } catch (thrown) {
    log.warn('kept data not reached', { reason: faultOf(thrown) });
    return null;
  }
}

/** Fetches the questions before somebody works without a network, where they could not be fetched any more. */
export const loadLeaveQuestions = (): void => void loadQuestions();

/** Whether something may wait that nobody could be asked about: on a shared computer only a page's memory knows. */
const mayHoldWork = (userId: string) =>
  sharedComputer.is() || localStore.has((key) => goesOf(key) === 'work' && isOfUser(key, userId));

/**
 * The person leaves, and with this tab all others of this browser. What was kept for them goes. Answers false where
 * they were asked about what is not sent or saved, and stay.
 */
export function signOut() {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<boolean> => {
    const userId = selectIdentity(getState())?.id ?? null;
    const questions = userId === null ? null : await loadQuestions();
    if (userId !== null && !questions && mayHoldWork(userId)) {
      toast({ tone: 'warning', text: i18next.t('session:waiting.notAsked') });
      return false;
    }
    const leaving = userId !== null && questions ? await questions.askBeforeLeaving(userId) : 'keepDrafts';
    if (leaving === null) return false;
    const draftsGo = leaving === 'dropDrafts';
    await Promise.all([...beforeSignOut].map((step) => attempt('step before sign-out failed', step)));
    await dispatch(notifyServer());
    sessionMark.clear();
    if (userId !== null && draftsGo) questions?.closeDrafts(userId);
    dispatch(endSession(null));
    dispatch(serverSessionFound(localStore.read(OWED_KEY) !== null));
    leaveDevice(userId);
    if (userId !== null) await questions?.forgetKept(userId, draftsGo);
    sharedComputer.set(false);
    return true;
  };
}

/** Held by each window of a session on a shared computer, for as long as the window stands. */
const WINDOW_LOCK = 'ep.window';
let holds = false;

/** On a shared computer this window shows the others that the session is still in use. */
export function holdWindow(): void {
  if (holds || !sharedComputer.is() || !navigator.locks) return;
  holds = true;
  void navigator.locks.request(WINDOW_LOCK, { mode: 'shared' }, () => new Promise(() => undefined));
}

/** Whether another window shows so: then the lock cannot be had alone. */
const isInUse = async (): Promise<boolean> =>
  navigator.locks?.request(WINDOW_LOCK, { ifAvailable: true }, (lock) => lock === null) ?? false;

/**
 * The last window of a session on a shared computer was closed without a sign-out: its token went with it, and what
 * else it left goes now. The server is told, for its cookie may have outlived the window.
 */
export async function endClosedWindow(): Promise<void> {
  if (!sharedComputer.is() || (await isInUse())) return;
  const userId = sessionMark.read()?.userId ?? null;
  tokenStore.clear();
  localStore.keep(OWED_KEY, '1');
  leaveDevice(userId);
  sharedComputer.set(false);
  await (await loadQuestions())?.forgetKept(userId, true);
}
