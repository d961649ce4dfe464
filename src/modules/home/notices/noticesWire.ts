import { figureOrNull, filled, flag, id, type Read, record, text, textOrNull } from '@/platform/http/wire';

/** A notice as list and record answer it: without number or title it would be an empty line. */
export const Notice = record({
  id,
  title: filled,
  tag: textOrNull,
  colorTag: textOrNull,
  leaveInEvidence: flag,
  publicationDate: text,
  description: textOrNull,
  customerId: figureOrNull,
  customerName: textOrNull,
  systemBusinessActivityId: figureOrNull,
  systemBusinessActivityName: textOrNull,
  moduleId: figureOrNull,
  moduleName: textOrNull,
  isNotify: flag,
});
export type Notice = Read<typeof Notice>;

/** The notices, each once. */
export const distinctNotices = (notices: readonly Notice[]): Notice[] => [
  ...new Map(notices.map((notice) => [notice.id, notice])).values(),
];

/** What a new or changed notice sends. */
export interface NoticePayload {
  title: string;
  description: string;
  publicationDate: string;
  tag: string;
  colorTag: string | null;
  leaveInEvidence: boolean;
  type: number;
  customerId: number | string | null;
  systemBusinessActivityId: number | string | null;
  moduleId: number | string | null;
  isNotify: boolean;
}
