import { BRAND } from '@/platform/ui/brand';

const WORKER = '/firebase-messaging-sw.js';
/** Not the pages: the worker serves none of them. */
const SCOPE = '/firebase-cloud-messaging-push-scope';
/** Sent by the worker to the tab that it brings to the front. */
const CLICKED = 'eprodutor/notification-clicked';

function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve(registration);
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(registration);
      if (worker.state === 'redundant') reject(new Error('push worker not installed'));
    });
  });
}

/** The worker that receives what is pushed, once it is at work: before that a browser subscribes to nothing. */
export async function startPushWorker(): Promise<ServiceWorkerRegistration> {
  const query = new URLSearchParams({ brand: BRAND });
  const url = `${WORKER}?${query.toString()}`;
  return activated(await navigator.serviceWorker.register(url, { scope: SCOPE }));
}

/** Ends what the browser keeps of it, so that nothing arrives even if the server was not reached. */
export async function endPushSubscription(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  // A browser without push knows workers, and no manager of subscriptions.
  if (!registration || !('pushManager' in registration)) return;
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Calls back when a pushed notification was clicked while a tab of the application stood open. */
export function onNotificationClick(listener: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === CLICKED) listener();
  };
  navigator.serviceWorker.addEventListener('message', onMessage);
  return () => navigator.serviceWorker.removeEventListener('message', onMessage);
}
