import { createQuery } from '@/platform/store/createQuery';
import { invalidate, type Tag } from '@/platform/store/tags';
import type { Notice } from './noticesWire';
import { getNotice, listNotices } from './noticesService';

/** There is one question only. */
export const ALL_NOTICES = { all: true } as const;

/** Every notice that concerns this user. The card and its dialog read the same one. */
const NOTICES: Tag = 'home/notices';

export const noticesWidget = createQuery<Notice[], typeof ALL_NOTICES>(
  'home',
  'notices',
  (_, signal) => listNotices(signal),
  { tags: [NOTICES] },
);

/** A notice was written or deleted: the list is requested again. */
export const noticesWritten = () => invalidate([NOTICES]);

/** The record behind the form, always requested again: what is edited must be what the server holds. */
export const noticeRecord = createQuery<Notice, { id: number }>(
  'home',
  'notice',
  ({ id }, signal) => getNotice(id, signal),
  { keep: false },
);
