import { createAction } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { selectIdentity } from '@/domain/identity/selectors';
import { tokenStore } from '@/domain/identity/tokenStore';
import { lockSession, sessionRefused } from '@/modules/session/sessionEnd';
import { getLoggedUser } from '@/modules/session/sessionService';
import { connection } from '@/platform/connection/connection';
import { isSaving } from '@/platform/forms/leaveGuard';
import { type AppError, asAppError } from '@/platform/http/appError';
import { configureHttp } from '@/platform/http/policy';
import { unreadRows } from '@/platform/http/unreadRows';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { currentScope } from '@/platform/store/scope';
import type { AppStore } from '@/platform/store/store';
import { toast } from '@/platform/ui/toast';
import type { AppRouter } from './router';

interface ReportedCall {
  method: string;
  path: string;
  error: AppError;
  /** The message for the user, if any. */
  messages: string[];
}

/** Every call that failed, in the store's record of actions. */
export const callFailed = createAction<ReportedCall>('http/callFailed');

function messagesOf(error: AppError): string[] {
  switch (error.kind) {
    case 'server':
      return error.messages.length > 0
        ? error.messages
        : [i18next.t('common:unexpectedError', { status: error.status })];
    case 'offline':
      return connection.callFailed() ? [i18next.t('session:offline.callFailed')] : [];
    case 'cancelled':
    case 'unauthorized':
    case 'forbidden':
    case 'validation':
    case 'unexpected':
      // The session, another page, or the screen that made the call shows it.
      return [];
  }
}

/** The backend itself answered; what stands before it answers its own errors of 500 and above. */
const isAnswered = (error: AppError): boolean =>
  error.kind === 'unauthorized' || ('status' in error && error.status !== undefined && error.status < 500);

/** What was said of calls that failed: it goes once the same call is answered. */
const saidOf = new Map<string, AbortController>();

function withdraw(method: string, path: string): void {
  const call = `${method} ${path}`;
  saidOf.get(call)?.abort();
  saidOf.delete(call);
}

/** The fetch of another anti-forgery token that is under way: calls that are refused together share it. */
let renewing: Promise<'renewed' | 'same' | 'gone'> | null = null;

/** Fetches the anti-forgery token of the session anew. Without one the page stays, and sign-in stands over it. */
async function fetchAntiForgery(store: AppStore, sent: string | null, refused: boolean) {
  // Another tab has renewed it meanwhile.
  if (tokenStore.form() !== sent) return 'renewed';
  const present = selectIdentity(store.getState());
  try {
    const { identity, accessToken, tokenForm } = await getLoggedUser();
    // The cookie is somebody else's by now: nothing is written in their name.
    const isOther = present !== null && identity.id !== present.id;
    if (!isOther && tokenForm !== null && tokenForm !== sent) {
      tokenStore.keep(accessToken, tokenForm);
      return 'renewed';
    }
    if (!isOther && !refused) return 'same';
  } catch (thrown) {
    if (asAppError(thrown).kind !== 'unauthorized') return 'same';
  }
  store.dispatch(lockSession());
  return 'gone';
}

function renewAntiForgery(store: AppStore, sent: string | null, refused: boolean) {
  renewing ??= fetchAntiForgery(store, sent, refused).finally(() => {
    renewing = null;
  });
  return renewing;
}

/** What happens to a failed call that its screen does not answer itself. */
export function wireHttpPolicy(store: AppStore, router: () => AppRouter | undefined): void {
  configureHttp({
    bearer: tokenStore.access,
    antiForgery: tokenStore.form,
    renewAntiForgery: (sent, refused) => renewAntiForgery(store, sent, refused),
    onDone(method, path) {
      withdraw(method, path);
      // What was written went through; what was read may come from what this device keeps.
      if (method !== 'get') connection.cameBack();
    },
    onUnread(path, count) {
      unreadRows.read(`${currentScope()} ${location.pathname}`, path, count);
    },
    onError(error, call) {
      const { method, path, silent } = call;
      // What is being saved says itself why it was not, and keeps what was typed.
      const saving = method !== 'get' && isSaving();
      const unreported = silent || (saving && error.kind === 'offline');
      // The banner says already that nothing comes through; what was not read says so in its place.
      const isKnown =
        method === 'get' && error.kind === 'offline' && connection.current().offlineSince !== null;
      const messages = unreported || isKnown ? [] : messagesOf(error);
      if (unreported && error.kind === 'offline') connection.wentOffline();
      // What was written and refused went through as well.
      if (method !== 'get' && isAnswered(error)) connection.cameBack();
      // The token itself goes into no record.
      store.dispatch(callFailed({ method, path, error, messages }));
      const tone = error.kind === 'offline' ? 'neutral' : 'danger';
      // What was said of an earlier try is no longer so.
      if (!silent && error.kind !== 'cancelled') withdraw(method, path);
      const retried = new AbortController();
      if (messages.length > 0) saidOf.set(`${method} ${path}`, retried);
      for (const text of messages) toast({ tone, text, withdrawn: retried.signal });
      if (error.kind === 'unauthorized') store.dispatch(sessionRefused(call.bearer));
      const leaves = error.kind === 'forbidden' && error.status === 401 && !call.contained && !saving;
      if (leaves) void router()?.navigate('/401');
      if (error.kind === 'unexpected') {
        log.error('call failed', { method, path, error: faultOf(error) });
      }
    },
  });
}
