import type { TFunction } from 'i18next';
import { assistStatus } from '@/platform/theme/status';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import type { DeskRow } from '../rules/deskRows';

type Texts = TFunction<['assist', 'ui']>;

/** The status that a document shows: an inactive one says so, whatever it was before. */
export function shownStatus(row: Pick<DeskRow, 'active' | 'statusName'>): keyof typeof assistStatus {
  return row.active ? row.statusName : 'INATIVADO';
}

/** Status as icon, word and tone; a returned document counts its messages in parentheses. */
export function statusChip(row: DeskRow, t: Texts): StatusChipProps {
  const shown = shownStatus(row);
  const count = shown === 'RETORNADO' ? row.customerAssistDocumentChatLogs.length : undefined;
  // What a newer server may send and nobody here knows is shown as it is written.
  if (!(shown in assistStatus)) return { ...assistStatus.INATIVADO, label: String(shown) };
  return { ...assistStatus[shown], label: t(`ui:status.assist.${shown}`), count };
}

/** Who holds a document, as the list says it. */
export function assistantText(row: DeskRow, userId: number, t: Texts): string {
  if (row.assistantUserId === null) return t('desk.assistant.nobody');
  return row.assistantUserId === userId ? t('desk.assistant.you') : (row.assistantUserName ?? '');
}
