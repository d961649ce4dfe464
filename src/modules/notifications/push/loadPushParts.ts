import { loadNamespaces } from '@/platform/i18n/i18n';

/** The dialog, the registration and their words: only for whom they concern. */
export async function loadPushParts() {
  const [{ PushParts }, { switchPush }] = await Promise.all([
    import('./PushParts'),
    import('./switchPush'),
    loadNamespaces(['notifications']),
  ]);
  return { PushParts, switchPush };
}
