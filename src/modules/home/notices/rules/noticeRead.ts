import { type Loose } from '@/platform/http/loose';
import type { Notice } from '../noticesSchemas';

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
const idOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

function readNotice(row: Loose<Notice> | null): Notice | null {
  const title = textOrNull(row?.title)?.trim();
  if (!row || !title || typeof row.id !== 'number') return null;
  return {
    id: row.id,
    title,
    tag: textOrNull(row.tag),
    colorTag: textOrNull(row.colorTag),
    leaveInEvidence: row.leaveInEvidence === true,
    publicationDate: textOrNull(row.publicationDate) ?? '',
    description: textOrNull(row.description),
    customerId: idOrNull(row.customerId),
    customerName: textOrNull(row.customerName),
    systemBusinessActivityId: idOrNull(row.systemBusinessActivityId),
    systemBusinessActivityName: textOrNull(row.systemBusinessActivityName),
    moduleId: idOrNull(row.moduleId),
    moduleName: textOrNull(row.moduleName),
    isNotify: row.isNotify === true,
  };
}

/**
 * The notices that can be read: a row without number or title would be an empty line, and does not count. One that is
 * told twice counts once.
 */
export function readNotices(rows: readonly (Loose<Notice> | null)[]): Notice[] {
  const notices = rows.map(readNotice).filter((notice) => notice !== null);
  return [...new Map(notices.map((notice) => [notice.id, notice])).values()];
}
