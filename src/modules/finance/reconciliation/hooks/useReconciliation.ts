import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookupState } from '@/domain/lookups/useLookup';
import { dayText } from '@/platform/format/dayText';
import { whileSaving } from '@/platform/forms/leaveGuard';
import { useStable } from '@/platform/react/useStable';
import { toast } from '@/platform/ui/toast';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { useAppDispatch } from '@/platform/store/hooks';
import { bankLinesWritten } from '../../bank/bankTags';
import type { MakeKind } from '../components/MakeDialog';
import type { LineDoings } from '../components/LineLists';
import { type Made, reconcile } from '../reconciliationService';
import type { BankLine, LearnedName } from '../reconciliationTypes';
import { reverseAsking } from '../reversing';
import type { Target } from '../rules/judgeMatch';
import { matchBody } from '../rules/matchBody';
import type { Proposal } from '../rules/matchLines';
import { settle } from '../rules/settle';
import { summaryOf } from '../rules/summary';
import { useCandidates } from './useCandidates';
import { type Step, useConfirming } from './useConfirming';
import { useMatchDrafts } from './useMatchDrafts';
import { useMatching } from './useMatching';

/** A line that is matched by hand, or of which something is made. */
interface Working {
  readonly line: BankLine;
  readonly make: MakeKind | null;
}

const TYPING = 'input, textarea, [contenteditable="true"], [role="dialog"]';

/** What the page shows of an account, and what is done with its lines. */
export function useReconciliation(
  accounts: LookupState,
  learned: readonly LearnedName[],
  onMatched: (step: Step, target: Target) => void,
  onUndone: () => void,
) {
  const { t } = useTranslation('financeReconciliation');
  const dispatch = useAppDispatch();
  const loaded = useCandidates(accounts);
  const { accountId, answer } = loaded;
  const { data } = answer;
  const matching = useMatching(data, learned);
  const confirming = useConfirming();
  const drafts = useMatchDrafts(accountId, data);
  const [aside, setAside] = useState<ReadonlySet<string>>(() => new Set());
  const [working, setWorking] = useState<Working | null>(null);
  const summary = useMemo(
    () => (data ? summaryOf(data, matching.proposals, aside) : null),
    [data, matching.proposals, aside],
  );

  const stepOf = (proposal: Proposal): Step[] => {
    if (accountId === null) return [];
    const { lines, titles, records } = proposal;
    const settlement = settle({ lines, titles, records, surplus: 'interest', shortage: 'discount' });
    if (settlement.fault !== null) return [];
    const match = matchBody({ accountId, lines, target: proposal, settlement, learned, automatic: true });
    return [{ match, lines }];
  };
  const confirmAll = () => void confirming.confirm(summary?.auto.flatMap(stepOf) ?? []);
  const undo = useStable(() => {
    if (!confirming.canUndo) return;
    void confirming.undo((count, failed) => {
      if (count > 0) {
        toast({ tone: 'success', text: t('undo.done', { count }) });
        // What was taken back teaches nothing.
        onUndone();
      }
      if (failed) notifyRefusal(failed, t('undo.refused'));
    });
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest(TYPING) !== null;
      if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo]);

  const doings: LineDoings = {
    match: (line) => {
      confirming.closeReport();
      setWorking({ line, make: null });
    },
    confirm: (proposal) => void confirming.confirm(stepOf(proposal)),
    putAside: ({ lines: [first] }) => first && setAside((now) => new Set([...now, first.id])),
    reverse: (line) => {
      const name = `${dayText(line.day)} ${line.memo || line.payee}`;
      void reverseAsking(line.id, name, t, dispatch).then((gone) => gone && confirming.stepTaken(null));
    },
  };
  const match = async (step: Step, target: Target) => {
    const done = await confirming.confirm([step]);
    // What was refused stays as it was chosen, with the reason.
    if (done === 0) return;
    for (const line of step.lines) drafts.forget(line);
    setWorking(null);
    onMatched(step, target);
  };
  const make = async (line: BankLine, made: Made) => {
    if (accountId === null) return;
    const id = await whileSaving(() =>
      reconcile({ accountId, lines: [line], records: [], payments: [], made, unmet: [], automatic: false }),
    );
    toast({ tone: 'success', text: t('make.done') });
    drafts.forget(line);
    setWorking(null);
    confirming.stepTaken(id);
    dispatch(bankLinesWritten());
  };
  return {
    ...loaded,
    matching,
    confirming,
    summary,
    working,
    drafts,
    doings,
    confirmAll,
    undo,
    match,
    make,
    workOn: setWorking,
  };
}

export type Reconciliation = ReturnType<typeof useReconciliation>;
