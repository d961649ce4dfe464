import { refused } from '../answers';
import type { Occurrence } from '../db/occurrence/occurrenceTypes';

type Versioned = Pick<Occurrence, 'version' | 'userName'>;

export const versionOf = ({ version = 1 }: Versioned): number => version;
export const nextVersion = (before: Versioned | undefined): number => (before ? versionOf(before) + 1 : 1);

/** The refusal of a change of what somebody else has changed since it was read; undefined where it may be changed. */
export function changedMeanwhile(sent: unknown, before: Versioned | undefined): Response | undefined {
  if (!before || typeof sent !== 'number' || sent === versionOf(before)) return undefined;
  const who = before.userName === '' ? '' : ` por ${before.userName}`;
  return refused(
    `Esta ocorrência foi alterada${who} enquanto isso. Abra-a de novo para ver o que mudou.`,
    409,
  );
}
