import { createWidget } from '@/platform/widgets/createWidget';
import type { Notice } from './noticesSchemas';
import { getNotice, listNotices } from './noticesService';

/** There is one question only. */
export const ALL_NOTICES = { all: true } as const;

/** Every notice that concerns this user. The card and its dialog read the same one. */
export const noticesWidget = createWidget<Notice[], typeof ALL_NOTICES>('home', 'notices', (_, signal) =>
  listNotices(signal),
);

/** The record behind the form, always asked for anew: what is edited must be what the server holds. */
export const noticeRecord = createWidget<Notice, { id: number }>(
  'home',
  'notice',
  ({ id }, signal) => getNotice(id, signal),
  { keep: false },
);
