import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import type { AppDispatch } from '@/platform/store/store';
import { markAllRead } from './notificationsService';
import { readMarked, readSent } from './notificationsSlice';

/** Marks what has not been read as read, here at once and on the server for the whole link: it knows no smaller part. */
export function readAll(ids: readonly string[], guid: string) {
  return async (dispatch: AppDispatch): Promise<void> => {
    dispatch(readMarked(ids));
    try {
      await markAllRead(guid);
      dispatch(readSent(true));
    } catch (thrown) {
      // They stay unread on the server and are counted again at the next visit.
      log.warn('notifications not marked as read', { error: asAppError(thrown).kind });
      dispatch(readSent(false));
    }
  };
}
