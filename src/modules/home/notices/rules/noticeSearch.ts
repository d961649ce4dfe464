import { htmlToText } from '@/platform/format/htmlText';
import { matchesSearch } from '@/platform/format/text';
import type { Notice } from '../noticesWire';
import { sortNotices } from './noticeOrder';

/** A notice with the words of its text, read once for excerpt and search. */
export interface ReadableNotice {
  readonly notice: Notice;
  readonly text: string;
}

/** All notices in order, with their words. */
export function readableNotices(notices: readonly Notice[]): ReadableNotice[] {
  return sortNotices(notices).map((notice) => ({ notice, text: htmlToText(notice.description) }));
}

/** Those in whose title, tag or text every word of the query stands; accents and case do not count. */
export function searchNotices(notices: readonly ReadableNotice[], query: string): ReadableNotice[] {
  return notices.filter(({ notice, text }) =>
    matchesSearch([notice.title, notice.tag ?? '', text].join(' '), query),
  );
}
