import { useMemo, useState } from 'react';
import { today } from '@/platform/format/date';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { whileSaving } from '@/platform/forms/leaveGuard';
import { useWidget } from '@/platform/widgets/useWidget';
import { findStored, importLines } from '../bankService';
import { storedLines } from '../bankSlice';
import type { ImportedLine } from '../bankTypes';
import { balancesOf, type Choices, chosenLines, daysOf, judge } from './chosenLines';
import { type FilePart, readOfxFiles, type RefusedFile } from './readOfxFiles';

/** What became of the last import. */
export type Outcome =
  | { readonly kind: 'done'; readonly lines: readonly ImportedLine[] }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly said: string | undefined };

const NONE: readonly never[] = [];

/** The files that are looked at, what the statement has on their days, and the import of what is ticked. */
export function useOfxImport(accountId: string | null) {
  const [parts, setParts] = useState<readonly FilePart[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [choices, setChoices] = useState<Choices>({});
  const [reading, setReading] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const day = today();
  const days = useMemo(() => daysOf(parts, day), [parts, day]);
  const asked = useMemo(
    () => (accountId === null || days.length === 0 ? null : { accountId, days }),
    [accountId, days],
  );
  const stored = useWidget(storedLines, asked);
  const known = asked === null ? NONE : stored.status === 'ready' ? stored.data?.lines : undefined;
  const judged = useMemo(() => (known ? judge(parts, known, day) : null), [parts, known, day]);
  const lines = useMemo(() => (judged ? chosenLines(parts, judged, choices) : []), [parts, judged, choices]);

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setOutcome(null);
    setReading(true);
    const read = await readOfxFiles(files);
    setReading(false);
    setRefused(read.refused);
    setParts((now) => [...now, ...read.parts]);
  };
  const clear = () => {
    setParts([]);
    setChoices({});
  };
  /** Somebody else may have imported meanwhile: the statement is asked once more, and only what it still lacks is sent. */
  const send = async (account: string): Promise<Outcome> => {
    const fresh =
      days.length > 0 ? await findStored({ accountId: account, days }, new AbortController().signal) : null;
    const rest = chosenLines(parts, judge(parts, fresh?.lines ?? [], day), choices);
    if (rest.length === 0) return { kind: 'nothing' };
    await importLines(
      account,
      rest,
      balancesOf(parts, fresh ? judge(parts, fresh.lines, day) : [], choices, day),
    );
    return { kind: 'done', lines: rest };
  };
  const importNow = async () => {
    if (accountId === null) return;
    setBusy(true);
    setOutcome(null);
    try {
      const done = await whileSaving(() => send(accountId));
      if (done.kind === 'done') clear();
      else stored.reload();
      setOutcome(done);
    } catch (thrown) {
      setOutcome({ kind: 'failed', said: saidBy(asAppError(thrown)) });
    }
    setBusy(false);
  };
  return {
    parts,
    judged,
    lines,
    choices,
    refused,
    reading,
    busy,
    outcome,
    failed: asked !== null && stored.status === 'failed',
    unread: asked === null ? 0 : (stored.data?.unread ?? 0),
    retry: stored.reload,
    add,
    remove: (id: string) => setParts((now) => now.filter((part) => part.id !== id)),
    choose: (key: string, on: boolean) => setChoices((now) => ({ ...now, [key]: on })),
    closeRefused: () => setRefused([]),
    closeOutcome: () => setOutcome(null),
    importNow,
  };
}
