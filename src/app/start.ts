import { configureSignOut } from '@/domain/identity/signOutCommand';
import { selectIdentity } from '@/domain/identity/selectors';
import { tokenStore } from '@/domain/identity/tokenStore';
import { hideResetLink } from '@/modules/session/rules/resetLink';
import { onSessionGone } from '@/modules/session/sessionEnd';
import { loadLeaveQuestions, onBeforeSignOut, signOut, startSession } from '@/modules/session/sessionFlow';
import { selectSession } from '@/modules/session/sessionSlice';
import { configureWarmUp } from '@/modules/session/warmUp';
import {
  inBackground,
  reloadOnStaleChunk,
  VERSION_FILE,
  watchVersion,
} from '@/platform/connection/newVersion';
import { configureOfflinePages } from '@/platform/connection/offlinePages';
import { watchConnection } from '@/platform/connection/watchConnection';
import { startI18n } from '@/platform/i18n/i18n';
import { beaconSink } from '@/platform/log/beaconSink';
import { faultOf } from '@/platform/log/faultOf';
import { log, setLogSink } from '@/platform/log/log';
import { configureOutboxSenders } from '@/platform/outbox/waitingHere';
import { selectPreferences } from '@/platform/preferences/preferencesSlice';
import type { AppStore } from '@/platform/store/store';
import { outboxSenders } from './outboxSenders';
import { watchCustomer } from './customerWatch';
import { wireHttpPolicy } from './httpPolicy';
import { syncPreferences } from './preferencesSync';
import { watchResume } from './resumeWatch';
import { type AppRouter, createAppRouter } from './router';
import { wireSessionNavigation } from './sessionNavigation';
import { watchSession } from './sessionWatch';
import { makeStore } from './store';
import { warmUpNext } from './warmUpNext';

const notificationsEnd = () => import('@/modules/notifications/leaveNotifications');

/** Sends what the bell still holds back, and ends what is pushed to this browser. */
async function leaveNotifications(): Promise<void> {
  await (await inBackground(notificationsEnd)).leaveNotifications();
}

/** A session that ends by itself cannot tell the server any more. */
async function endPushHere(): Promise<void> {
  await (await inBackground(notificationsEnd)).endPushHere();
}

/** Resolves when the first page and its texts are there: until then the static splash of index.html stands. */
function ready(router: AppRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** Removes what is kept too long; nothing waits for it. */
async function sweepKept(): Promise<void> {
  try {
    await (await inBackground(() => import('@/platform/drafts/keptHere'))).sweepKept();
  } catch (thrown) {
    log.warn('kept data not swept', { reason: faultOf(thrown) });
  }
}

/** Who is signed in is kept with a page that is used without a network. */
async function keepEntrant(store: AppStore): Promise<void> {
  const identity = selectIdentity(store.getState());
  if (!identity) return;
  const entry = await inBackground(() => import('@/modules/session/offlineEntry'));
  await entry.keepEntrant(identity);
}

/** Brings the application up to the moment of its first render. */
export async function start() {
  hideResetLink();
  const made: { router?: AppRouter } = {};
  // Who is still on the way to another page arrives there.
  reloadOnStaleChunk(() => {
    const to = made.router?.state.navigation.location;
    if (to) location.assign(to.pathname + to.search);
    else location.reload();
  });
  const sink = import.meta.env.VITE_ERROR_SINK_URL;
  if (sink) setLogSink(beaconSink(sink));
  const store = makeStore();
  wireHttpPolicy(store, () => made.router);
  onSessionGone(endPushHere);
  configureSignOut(() => store.dispatch(signOut()));
  configureOutboxSenders(outboxSenders);
  configureWarmUp(() => warmUpNext(selectPreferences(store.getState()).language));
  const { language } = selectPreferences(store.getState());
  // Who has a token will hardly see the sign-in: the pages load while the session is requested.
  if (tokenStore.access()) warmUpNext(language);
  await Promise.all([startI18n(language, ['common', 'session']), store.dispatch(startSession())]);
  syncPreferences(store);
  configureOfflinePages(() => keepEntrant(store), loadLeaveQuestions);
  onBeforeSignOut(leaveNotifications);
  if (selectSession(store.getState()).phase === 'unreachable') {
    const { waitUntilReachable } = await import('./unreachableStart');
    await waitUntilReachable(store);
  }
  const router = createAppRouter(store);
  made.router = router;
  wireSessionNavigation(store, router);
  watchSession(store);
  watchCustomer(store);
  watchConnection(VERSION_FILE);
  watchResume(store);
  watchVersion();
  await ready(router);
  void sweepKept();
  return { store, router };
}
