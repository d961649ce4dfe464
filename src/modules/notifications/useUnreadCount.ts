import { useEffect } from 'react';
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
    let running = dispatch(notifications.load({ userId, linkId }));
    const timer = setInterval(() => {
      running = dispatch(notifications.load({ userId, linkId }));
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      running.abort();
    };
  }, [dispatch, userId, linkId]);
  useEffect(() => {
    dispatch(unreadCounted(rows.filter(({ isRead }) => !isRead).length));
  }, [dispatch, rows]);
}
