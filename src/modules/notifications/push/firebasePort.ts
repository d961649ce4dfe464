import { initializeApp } from 'firebase/app';
import * as messagingOfFirebase from 'firebase/messaging';
import { startPushWorker } from './pushWorker';

/** What the application needs of a push service. */
export interface PushPort {
  /** The token of this browser. */
  token: () => Promise<string>;
  /** Listens to pushes while a tab is visible; returns how to stop. */
  onMessage: (listener: (payload: unknown) => void) => () => void;
}

/**
 * The backend knows browsers by registration tokens. The library has begun to lead its users to installation ids instead,
 * which the backend could not send to.
 */
interface Tokens {
  getToken: (
    messaging: messagingOfFirebase.Messaging,
    options: messagingOfFirebase.GetTokenOptions,
  ) => Promise<string>;
}
const tokens: Tokens = messagingOfFirebase;

/** The service of Firebase; null where it cannot work. */
export async function openFirebase(config: Record<string, string>): Promise<PushPort | null> {
  if (!(await messagingOfFirebase.isSupported())) return null;
  const { vapidKey, ...options } = config;
  const messaging = messagingOfFirebase.getMessaging(initializeApp(options));
  return {
    token: async () =>
      tokens.getToken(messaging, {
        serviceWorkerRegistration: await startPushWorker(),
        ...(vapidKey ? { vapidKey } : {}),
      }),
    onMessage: (listener) => messagingOfFirebase.onMessage(messaging, listener),
  };
}
