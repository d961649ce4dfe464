import { toLocalDate } from '@/platform/format/date';
import { formatTimeOfDay } from '@/platform/format/instant';
import type { Notice } from '../noticesWire';

type Dated = Pick<Notice, 'id' | 'leaveInEvidence' | 'publicationDate'>;

/** How many notices that are not pinned the card shows. */
const NEWEST_IN_CARD = 2;

/** Day and time as this device shows them, as a text that sorts; what has no date comes last. */
function moment({ publicationDate }: Dated): string {
  return `${toLocalDate(publicationDate) ?? ''} ${formatTimeOfDay(publicationDate)}`;
}

/** Pinned first, then by publication date, the newest first; of one moment the one that was written last. */
export function sortNotices<N extends Dated>(notices: readonly N[]): N[] {
  return [...notices].sort(
    (a, b) =>
      Number(b.leaveInEvidence) - Number(a.leaveInEvidence) ||
      moment(b).localeCompare(moment(a)) ||
      b.id - a.id,
  );
}

/** What the card shows: all pinned notices and the two newest of the others, in order. */
export function cardNotices<N extends Dated>(notices: readonly N[]): N[] {
  const sorted = sortNotices(notices);
  const pinned = sorted.filter(({ leaveInEvidence }) => leaveInEvidence);
  return [...pinned, ...sorted.filter((notice) => !notice.leaveInEvidence).slice(0, NEWEST_IN_CARD)];
}
