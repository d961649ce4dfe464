import { useEffect } from 'react';
import { isExpired } from '@/domain/identity/accessToken';
import { tokenStore } from '@/domain/identity/tokenStore';
import { unreadCounted } from '@/domain/identity/unread';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { notifications } from './notificationsSlice';

const EVERY_MS = 5 * 60_000;

/** Loads the notifications of the current customer and keeps the bell's count; again every five minutes. */
export function useUnreadCount(): void {
  const dispatch = useAppDispatch();
  const userId = useIdentity()?.id;
  const linkId = useCustomer()?.id;
  const rows = useAppSelector(notifications.selectRows);
  useEffect(() => {
    if (userId === undefined || linkId === undefined) return undefined;
    let running: { abort: () => void } | null = null;
    const load = () => {
      // A session that is over, or another's by now, is not asked: its 401 would say nothing new.
      const token = tokenStore.access();
      if (token === null || isExpired(token, Date.now())) return;
      running?.abort();
      running = dispatch(notifications.load({ userId, linkId }));
    };
    load();
    const timer = setInterval(load, EVERY_MS);
    return () => {
      clearInterval(timer);
      running?.abort();
    };
  }, [dispatch, userId, linkId]);
  useEffect(() => {
    dispatch(unreadCounted(rows.filter(({ isRead }) => !isRead).length));
  }, [dispatch, rows]);
}
