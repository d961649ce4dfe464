import { isRecord } from '@/platform/http/loose';
import type { BankLine, Candidates } from '../reconciliationTypes';
import type { Shortage, Surplus } from './settle';

/** A match by hand that was begun and not confirmed. */
export interface MatchDraft {
  /** The line it began with first. */
  readonly lineIds: readonly string[];
  /** What was chosen: 't' or 'r' before the id of a title or record. */
  readonly chosen: readonly string[];
  readonly surplus: Surplus;
  readonly shortage: Shortage;
}

/** What is missing stays open: nothing is forgiven unless somebody says so. */
export const EMPTY_CHOICE = { chosen: [], surplus: 'interest', shortage: 'partial' } as const;

/** Something was chosen: opening the dialog alone begins nothing. */
const isBegun = ({ lineIds, chosen }: MatchDraft): boolean => lineIds.length > 1 || chosen.length > 0;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** The drafts of an account as they were kept; what cannot be read is left out. */
export function readDrafts(kept: unknown): MatchDraft[] {
  return (Array.isArray(kept) ? kept : []).filter(isRecord).flatMap((row) => {
    const lineIds = texts(row['lineIds']);
    if (lineIds.length === 0) return [];
    return [
      {
        lineIds,
        chosen: texts(row['chosen']),
        surplus: row['surplus'] === 'penalty' ? ('penalty' as const) : ('interest' as const),
        shortage: row['shortage'] === 'discount' ? ('discount' as const) : ('partial' as const),
      },
    ];
  });
}

/** The drafts with this one in place of the one that began with the same line; one in which nothing is chosen goes. */
export function withDraft(drafts: readonly MatchDraft[], draft: MatchDraft): readonly MatchDraft[] {
  const rest = drafts.filter(({ lineIds }) => lineIds[0] !== draft.lineIds[0]);
  return isBegun(draft) ? [draft, ...rest] : rest;
}

export interface OfferedDraft {
  readonly line: BankLine;
  readonly draft: MatchDraft;
  /** Of what was chosen, how much is no longer open. */
  readonly gone: number;
}

/**
 * What can be gone on with among the lines that are shown, and the drafts of which a line was reconciled meanwhile.
 * A draft whose lines lie in another period waits.
 */
export function sortDrafts(
  drafts: readonly MatchDraft[],
  { lines, titles, records }: Pick<Candidates, 'lines' | 'titles' | 'records'>,
): { readonly offered: readonly OfferedDraft[]; readonly dropped: readonly MatchDraft[] } {
  if (drafts.length === 0) return { offered: [], dropped: [] };
  const byId = new Map(lines.map((line) => [line.id, line]));
  const open = new Set([...titles.map(({ id }) => `t${id}`), ...records.map(({ id }) => `r${id}`)]);
  const isDone = (id: string) => (byId.get(id)?.match ?? null) !== null;
  const dropped = drafts.filter(({ lineIds }) => lineIds.some(isDone));
  const offered = drafts.flatMap((draft) => {
    const line = byId.get(draft.lineIds[0] ?? '');
    if (!line || dropped.includes(draft) || !draft.lineIds.every((id) => byId.has(id))) return [];
    const chosen = draft.chosen.filter((key) => open.has(key));
    return [{ line, draft: { ...draft, chosen }, gone: draft.chosen.length - chosen.length }];
  });
  return { offered, dropped };
}
