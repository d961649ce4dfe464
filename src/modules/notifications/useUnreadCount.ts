import { useEffect } from 'react';
import { isExpired } from '@/domain/identity/accessToken';
import { tokenStore } from '@/domain/identity/tokenStore';
import { unreadCounted } from '@/domain/identity/unread';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import type { Reader } from '@/platform/store/queryReaders';
import { usePreloadedPanel } from './usePreloadedPanel';
import { useDesktopNews } from './push/useDesktopNews';
import { notifications, selectOwner, selectUnread } from './notificationsSlice';
import { notificationKind } from './rules/notificationTone';

const EVERY_MS = 5 * 60_000;

/**
 * Loads the notifications of the current customer and keeps the bell's count; again every five minutes. Answers whether
 * an alert is among the unread.
 */
export function useUnreadCount(): boolean {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectOwner);
  const unread = useAppSelector(selectUnread);
  useEffect(() => {
    if (owner === null) return undefined;
    let running: Reader | null = null;
    const load = (background: boolean) => {
      // A session that is over, or another's by now, makes no request: its 401 would say nothing new.
      const token = tokenStore.access();
      if (token === null || isExpired(token, Date.now())) return;
      running?.leave();
      const reader = dispatch(notifications.list.read(owner, { again: true, background }));
      running = reader;
      void reader.ended.then(reader.leave);
    };
    load(false);
    const timer = setInterval(() => load(true), EVERY_MS);
    return () => {
      clearInterval(timer);
      running?.leave();
    };
  }, [dispatch, owner]);
  useEffect(() => {
    dispatch(unreadCounted(unread.length));
  }, [dispatch, unread]);
  const isKnown = useAppSelector(
    (state) => owner !== null && notifications.list.select(state, owner).at !== null,
  );
  usePreloadedPanel(owner !== null);
  useDesktopNews(isKnown ? unread : null);
  return unread.some((row) => notificationKind(row.notificationGroup, row.moduleName) === 'error');
}
