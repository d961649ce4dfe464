import { useMemo, useState } from 'react';
import { type LocalDate, today } from '@/platform/format/date';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { whileSaving } from '@/platform/forms/leaveGuard';
import { useAppDispatch } from '@/platform/store/hooks';
import { useQuery } from '@/platform/store/useQuery';
import { findStored, importLines, type Stored } from '../bankService';
import { storedLines } from '../bankSlice';
import { bankLinesWritten } from '../bankTags';
import type { Imported, ImportedLine } from '../bankTypes';
import type { JudgedPart } from '../rules/import/importVerdicts';
import { balancesOf, type Choices, chosenLines, daysOf, judge } from './chosenLines';
import { useFileParts } from './useFileParts';
import { type AccountParts, partsByAccount } from './partsByAccount';

/** Judges the statements of one account by what the server has of it. */
const judgeWith = (
  parts: AccountParts['parts'],
  stored: Stored | undefined,
  today: LocalDate,
): JudgedPart[] =>
  judge(parts, stored?.lines ?? [], {
    today,
    closedUntil: stored?.closedUntil,
    openedOn: stored?.openedOn,
  });

/** What became of the last import into one account. */
export type Outcome = { readonly accountId: string } & (
  | { readonly kind: 'done'; readonly lines: readonly ImportedLine[]; readonly imported: Imported }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly said: string | undefined }
);

const NONE: readonly never[] = [];

/** The files that are looked at, what the statements have on their days, and the import of what is ticked. */
export function useOfxImport(accountId: string | null) {
  const files = useFileParts(accountId);
  const dispatch = useAppDispatch();
  const [choices, setChoices] = useState<Choices>({});
  const [busy, setBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const day = today();
  const groups = useMemo(() => partsByAccount(files.parts, accountId), [files.parts, accountId]);
  const params = useMemo(() => {
    const queries = groups
      .map((group) => ({ accountId: group.accountId, days: daysOf(group.parts, day) }))
      .filter(({ days }) => days.length > 0);
    return queries.length === 0 ? null : queries;
  }, [groups, day]);
  const stored = useQuery(storedLines, params);
  const known = params === null ? NONE : stored.status === 'ready' ? stored.data : null;
  const judged = useMemo(
    () =>
      known
        ? groups.map(({ accountId: id, parts }) =>
            judgeWith(
              parts,
              known.find((one) => one.accountId === id),
              day,
            ),
          )
        : null,
    [groups, known, day],
  );
  const lines = useMemo(
    () => (judged ? groups.flatMap(({ parts }, at) => chosenLines(parts, judged[at] ?? NONE, choices)) : []),
    [groups, judged, choices],
  );

  /**
   * Somebody else may have imported meanwhile: the statement is requested once more, and only what it still lacks is
   * sent.
   */
  const send = async ({ accountId: account, parts }: AccountParts): Promise<Outcome> => {
    const days = daysOf(parts, day);
    const fresh =
      days.length > 0
        ? await findStored({ accountId: account, days }, new AbortController().signal)
        : undefined;
    const now = judgeWith(parts, fresh, day);
    const rest = chosenLines(parts, now, choices);
    if (rest.length === 0) return { accountId: account, kind: 'nothing' };
    const imported = await importLines({
      accountId: account,
      lines: rest,
      balances: balancesOf(parts, now, choices, day),
      files: [...new Set(parts.map(({ name }) => name))],
    });
    return { accountId: account, kind: 'done', lines: rest, imported };
  };
  const reported = async (group: AccountParts): Promise<Outcome> => {
    try {
      return await send(group);
    } catch (thrown) {
      return { accountId: group.accountId, kind: 'failed', said: saidBy(asAppError(thrown)) };
    }
  };
  /** One account after the other; what is kept goes from the list, what is not stays in it. */
  const importNow = async () => {
    setBusy(true);
    setOutcomes([]);
    await whileSaving(async () => {
      for (const [at, group] of groups.entries()) {
        if (groups.length > 1 && chosenLines(group.parts, judged?.[at] ?? NONE, choices).length === 0)
          continue;
        const outcome = await reported(group);
        setOutcomes((now) => [...now, outcome]);
        if (outcome.kind === 'done') {
          files.remove(group.parts.map(({ id }) => id));
          dispatch(bankLinesWritten());
        } else stored.retry();
      }
    });
    setBusy(false);
  };
  return {
    ...files,
    groups,
    judged,
    lines,
    choices,
    busy,
    outcomes,
    failed: params !== null && stored.status === 'failed',
    unread: params === null ? 0 : (stored.data ?? []).reduce((sum, { unread }) => sum + unread, 0),
    retry: stored.retry,
    add: async (chosen: readonly File[]) => {
      if (chosen.length === 0) return;
      setOutcomes([]);
      await files.add(chosen);
    },
    choose: (key: string, on: boolean) => setChoices((now) => ({ ...now, [key]: on })),
    chooseAll: (keys: readonly string[], on: boolean) =>
      setChoices((now) => ({ ...now, ...Object.fromEntries(keys.map((key) => [key, on])) })),
    closeOutcomes: () => setOutcomes([]),
    importNow,
  };
}

export type OfxImport = ReturnType<typeof useOfxImport>;
