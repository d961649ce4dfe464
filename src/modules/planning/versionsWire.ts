import { isRecord, textOf } from '@/platform/http/loose';
import type { VersionHead } from './planningTypes';

/** Who saved a version and when; null for an answer without a number. */
export function readVersionHead(answer: unknown): VersionHead | null {
  if (!isRecord(answer) || typeof answer['number'] !== 'number') return null;
  return {
    number: answer['number'],
    userName: textOf(answer['userName']),
    savedAt: textOf(answer['savedAt']),
    approvedBy: textOf(answer['approvedBy']),
    approvedAt: textOf(answer['approvedAt']),
  };
}
