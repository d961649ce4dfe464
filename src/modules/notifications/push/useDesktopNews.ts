import { useEffect, useRef } from 'react';
import { useIdentity } from '@/domain/identity/selectors';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import type { AppNotification } from '../notificationsWire';
import { pushStatus } from './pushStatus';

function show({ id, title, description }: AppNotification): void {
  try {
    const shown = new Notification(title, { body: description, tag: id, icon: '/icon-192.png' });
    shown.addEventListener('click', () => window.focus());
  } catch (thrown) {
    // Telephones let only a worker show them.
    log.info('notification not shown', { error: faultOf(thrown) });
  }
}

/**
 * Without a push service the tab itself shows what is new while it stands behind others. Null until the list has been
 * loaded; what stands in it then is no news.
 */
export function useDesktopNews(unread: readonly AppNotification[] | null): void {
  const identity = useIdentity();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = unread && new Set(unread.map(({ id }) => id));
    if (!before || !unread || !document.hidden || !identity) return;
    if (identity.keys.firebase !== null || pushStatus(identity) !== 'on') return;
    unread.filter(({ id }) => !before.has(id)).forEach(show);
  }, [unread, identity]);
}
