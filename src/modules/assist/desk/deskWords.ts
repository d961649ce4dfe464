import type { TFunction } from 'i18next';
import { keysOf, recordOf } from '@/platform/typed/records';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import { assistStatus, waitStatus } from '../assistLook';
import { AI_KINDS } from '../assistWords';
import type { DeskRow } from '../rules/deskRows';
import { levelOf, LEVELS } from '../rules/serviceLevel';
import { minuteNow } from './clock';

type Status = keyof typeof assistStatus;
export type Texts = TFunction<['assist', 'ui']>;
export const SHOWN_STATUSES = keysOf(assistStatus);

/** The status that a document shows: an inactive one says so, whatever it was before. */
export function shownStatus(row: Pick<DeskRow, 'active' | 'statusName'>): Status {
  return row.active ? row.statusName : 'INATIVADO';
}

/**
 * The words of rows, each looked up once and not for every row: lists of thousands are searched and sorted by them.
 */
export function deskWords(t: Texts, userId: number) {
  const statuses = recordOf(SHOWN_STATUSES, (key) => t(`ui:status.assist.${key}`));
  const levels = recordOf(LEVELS, (key) => t(`ui:status.wait.${key}`));
  const kinds = recordOf(AI_KINDS, (key) => t(`desk.aiKinds.${key}`));
  const [you, unassigned] = [t('desk.assistant.you'), t('desk.assistant.unassigned')];
  return {
    levels,
    you,
    unassigned,
    /** Status as icon, word and tone; a returned document counts its messages in parentheses. */
    status(row: DeskRow): StatusChipProps {
      const shown = shownStatus(row);
      // An unknown value of a newer server is shown as it is written.
      if (!(shown in assistStatus)) return { ...assistStatus.INATIVADO, label: shown };
      const count = shown === 'RETORNADO' ? row.customerAssistDocumentChatLogs.length : undefined;
      return { ...assistStatus[shown], label: statuses[shown], count };
    },
    level(row: DeskRow): StatusChipProps | null {
      const level = levelOf(row, minuteNow());
      return level && { ...waitStatus[level], label: levels[level] };
    },
    assistant(row: DeskRow): string {
      if (row.assistantUserId === null) return unassigned;
      return row.assistantUserId === userId ? you : (row.assistantUserName ?? '');
    },
    kind: (row: DeskRow): string | null => (row.aiDocumentKind ? kinds[row.aiDocumentKind] : null),
  };
}
export type DeskWords = ReturnType<typeof deskWords>;
