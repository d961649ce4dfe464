import { useEffect, useMemo, useRef, useState } from 'react';
import { draftKey, readDraft, removeDraft, writeDraft } from '@/platform/drafts/draftStore';
import { useStable } from '@/platform/react/useStable';
import type { BankLine, Candidates } from '../reconciliationTypes';
import { type MatchDraft, readDrafts, sortDrafts, withDraft } from '../rules/matchDraft';

const VERSION = 1;
const ROUTE = '/extrato-bancario/conciliacao';
const NONE: readonly MatchDraft[] = [];

interface Kept {
  readonly accountId: string;
  readonly drafts: readonly MatchDraft[];
}

const keyOf = (accountId: string) => draftKey(`match:${accountId}`, ROUTE);

/** Matches by hand that were begun in an account: kept on this device until they are confirmed or discarded. */
export function useMatchDrafts(accountId: string | null, candidates: Candidates | null) {
  const [kept, setKept] = useState<Kept | null>(null);
  const [lost, setLost] = useState(0);
  const latest = useRef<Kept | null>(null);
  const hold = (next: Kept) => {
    latest.current = next;
    setKept(next);
  };
  useEffect(() => {
    if (accountId === null) return undefined;
    let left = false;
    const read = async () => {
      const key = keyOf(accountId);
      const draft = key ? await readDraft(key, VERSION) : null;
      // What was begun while it was read is the newer one.
      if (!left && latest.current?.accountId !== accountId)
        hold({ accountId, drafts: readDrafts(draft?.values) });
    };
    void read();
    return () => {
      left = true;
    };
  }, [accountId]);

  const drafts = kept !== null && kept.accountId === accountId ? kept.drafts : NONE;
  const write = useStable((next: readonly MatchDraft[]) => {
    if (accountId === null) return;
    hold({ accountId, drafts: next });
    const key = keyOf(accountId);
    if (key) void (next.length > 0 ? writeDraft(key, VERSION, next) : removeDraft(key));
  });
  const now = () => (latest.current?.accountId === accountId ? latest.current.drafts : NONE);
  const { offered, dropped } = useMemo(
    () => (candidates ? sortDrafts(drafts, candidates) : { offered: [], dropped: NONE }),
    [drafts, candidates],
  );
  const drop = useStable((gone: readonly MatchDraft[]) => {
    setLost((count) => count + gone.length);
    write(drafts.filter((draft) => !gone.includes(draft)));
  });
  useEffect(() => {
    if (dropped.length > 0) drop(dropped);
  }, [dropped, drop]);
  return {
    offered,
    /** How many were dropped because a line of theirs was reconciled. */
    lost,
    closeLost: () => setLost(0),
    keep: useStable((draft: MatchDraft) => write(withDraft(now(), draft))),
    forget: ({ id }: BankLine) => write(now().filter(({ lineIds }) => lineIds[0] !== id)),
  };
}
