import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { openBell } from './bell';

const FIREBASE = {
  apiKey: 'chave',
  projectId: 'eprodutor-demo',
  appId: '1:123:web:abc',
  messagingSenderId: '123',
};

interface StandIn {
  permission: NotificationPermission;
  /** What the browser's own question answers. */
  answer?: NotificationPermission;
}

/** A browser that has notifications and push, and answers without a human: the one of the tests refuses both. */
export async function standIn(page: Page, { permission, answer = permission }: StandIn): Promise<void> {
  await page.addInitScript(
    ([start, next]) => {
      const kept = sessionStorage.getItem('stand-in') as NotificationPermission | null;
      class NotificationStandIn extends EventTarget {
        static permission = kept ?? start;
        static requestPermission() {
          sessionStorage.setItem('stand-in', next);
          NotificationStandIn.permission = next;
          return Promise.resolve(next);
        }
      }
      let subscription: object | null = null;
      const subscribed = {
        endpoint: 'https://push.example.com/1',
        getKey: () => new Uint8Array([1, 2, 3]).buffer,
        unsubscribe: () => {
          subscription = null;
          return Promise.resolve(true);
        },
      };
      Object.defineProperty(window, 'Notification', { value: NotificationStandIn });
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(subscription),
        subscribe: () => {
          subscription = subscribed;
          return Promise.resolve(subscription);
        },
      });
    },
    [permission, answer] as const,
  );
}

/** The backend gives the configuration of Firebase, whose servers are played here. */
export async function withFirebase(page: Page, context: BrowserContext, token = 'fcm-1'): Promise<void> {
  await page.route('**/User/GetLoggedUser', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { keys: object };
    await route.fulfill({ response, json: { ...answer, keys: { ...answer.keys, firebase: FIREBASE } } });
  });
  const headers = { 'access-control-allow-origin': '*' };
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      headers,
      json: {
        name: 'projects/123/installations/abcdefghijklmnopqrstuv',
        fid: 'abcdefghijklmnopqrstuv',
        refreshToken: 'r',
        authToken: { token: 'a.b.c', expiresIn: '604800s' },
      },
    }),
  );
  await context.route('https://fcmregistrations.googleapis.com/**', (route) =>
    route.fulfill({ headers, json: { token } }),
  );
}

/** Has the browser deliver a push to the application's worker, as the push service would. */
export async function deliver(page: Page, message: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await found,
    data: JSON.stringify(message),
  });
}

export const optIn = (page: Page) =>
  page.getByRole('dialog', { name: 'Receber notificações neste navegador?' });

/** The question comes when the bell's panel is closed. */
export async function promptAfterBell(page: Page) {
  const panel = await openBell(page);
  await expect(optIn(page)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(optIn(page)).toBeVisible();
  return optIn(page);
}

/** The switch in the user menu. */
export async function openSwitch(page: Page) {
  await page.getByRole('button', { name: /^Conta de/ }).click();
  const toggle = page.getByRole('switch', { name: 'Notificações neste navegador' });
  await expect(toggle).toBeVisible();
  return toggle;
}
