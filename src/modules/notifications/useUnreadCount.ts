import { useEffect } from 'react';
import { isExpired } from '@/domain/identity/accessToken';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { tokenStore } from '@/domain/identity/tokenStore';
import { unreadCounted } from '@/domain/identity/unread';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { usePreloadedPanel } from './usePreloadedPanel';
import { useDesktopNews } from './push/useDesktopNews';
import { notifications, selectUnread } from './notificationsSlice';
import { notificationKind } from './rules/notificationTone';

const EVERY_MS = 5 * 60_000;

/**
 * Loads the notifications of the current customer and keeps the bell's count; again every five minutes. Answers whether
 * an alert is among the unread.
 */
export function useUnreadCount(): boolean {
  const dispatch = useAppDispatch();
  const userId = useIdentity()?.id;
  const linkId = useCustomer()?.id;
  const unread = useAppSelector(selectUnread);
  useEffect(() => {
    if (userId === undefined || linkId === undefined) return undefined;
    let running: { abort: () => void } | null = null;
    const load = (silent: boolean) => {
      // A session that is over, or another's by now, makes no request: its 401 would say nothing new.
      const token = tokenStore.access();
      if (token === null || isExpired(token, Date.now())) return;
      running?.abort();
      running = dispatch(notifications.load({ userId, linkId, silent }));
    };
    load(false);
    const timer = setInterval(() => load(true), EVERY_MS);
    return () => {
      clearInterval(timer);
      running?.abort();
    };
  }, [dispatch, userId, linkId]);
  useEffect(() => {
    dispatch(unreadCounted(unread.length));
  }, [dispatch, unread]);
  const { loadedAt } = useAppSelector(notifications.selectList);
  usePreloadedPanel(linkId !== undefined);
  useDesktopNews(loadedAt === null ? null : unread);
  return unread.some((row) => notificationKind(row.notificationGroup, row.moduleName) === 'error');
}
