import type { FilterSpec } from '@/platform/filters/filterSpec';
import { AI_KINDS } from '../assistWords';
import type { DeskRow } from '../rules/deskRows';
import { LEVELS, levelOf } from '../rules/serviceLevel';
import { minuteNow } from './clock';
import { SHOWN_STATUSES, shownStatus, type Texts } from './deskWords';

/** The filter by assistant: an id, or unassigned. */
export const ASSISTANT = 'assistente';
const UNASSIGNED = 'ninguem';

function distinct(values: Iterable<string>): { id: string; name: string }[] {
  return [...new Set(values)].toSorted((a, b) => a.localeCompare(b)).map((name) => ({ id: name, name }));
}

/** The choices: oneself, unassigned, and each assistant with a document of the period. */
export function assistantOptions(rows: readonly DeskRow[], userId: number, t: Texts) {
  const others = new Map<number, string>();
  for (const { assistantUserId: id, assistantUserName: name } of rows)
    if (id !== null && id !== userId) others.set(id, name ?? '');
  return [
    { id: String(userId), name: t('desk.assistant.you') },
    { id: UNASSIGNED, name: t('desk.assistant.unassigned') },
    ...[...others]
      .map(([id, name]) => ({ id: String(id), name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  ];
}

/** What the desk can be narrowed by; the options are those that the rows have. */
export function deskFilters(
  rows: readonly DeskRow[],
  userId: number,
  t: Texts,
): readonly FilterSpec<DeskRow>[] {
  return [
    {
      name: ASSISTANT,
      label: t('desk.filters.assistant'),
      kind: 'select',
      options: assistantOptions(rows, userId, t),
      value: (row) => (row.assistantUserId === null ? UNASSIGNED : String(row.assistantUserId)),
    },
    {
      name: 'status',
      label: t('desk.filters.status'),
      kind: 'multiSelect',
      options: SHOWN_STATUSES.map((id) => ({ id, name: t(`ui:status.assist.${id}`) })),
      value: (row) => shownStatus(row),
    },
    {
      name: 'prazo',
      label: t('desk.filters.level'),
      kind: 'multiSelect',
      options: LEVELS.map((id) => ({ id, name: t(`ui:status.wait.${id}`) })),
      value: (row) => levelOf(row, minuteNow()) ?? '',
    },
    {
      name: 'cliente',
      label: t('desk.filters.customer'),
      kind: 'multiSelect',
      options: distinct(rows.map((row) => row.customerName)),
      value: (row) => row.customerName,
    },
    {
      name: 'origem',
      label: t('desk.filters.origin'),
      kind: 'multiSelect',
      options: distinct(rows.map((row) => row.sendingOriginName)),
      value: (row) => row.sendingOriginName,
    },
    {
      name: 'anexo',
      label: t('desk.filters.attachments'),
      kind: 'yesNo',
      value: (row) => row.customerAssistDocumentAttachments.length > 0,
    },
    {
      name: 'tipo',
      label: t('desk.filters.aiKind'),
      kind: 'multiSelect',
      options: AI_KINDS.map((id) => ({ id, name: t(`desk.aiKinds.${id}`) })),
      value: (row) => row.aiDocumentKind ?? '',
    },
  ];
}
