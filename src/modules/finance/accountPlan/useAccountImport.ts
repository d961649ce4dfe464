import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/platform/store/hooks';
import { readTableFile } from '@/platform/tableFile/readTableFile';
import { isFault } from '@/platform/tableFile/tableFile';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { fileLines, importWords } from './accountFiles';
import { planWritten } from './accountSlice';
import { countVerdicts, planImport, type PlannedLine } from './rules/accountImport';
import type { AccountTree } from './rules/accountTree';
import { type WriteOutcome, writeImport } from './writeImport';

/** A file on its way into the plan: read, looked at, written, and what was not written. */
export function useAccountImport(tree: AccountTree) {
  const { t } = useTranslation('financeAccounts');
  const { t: register } = useTranslation('register');
  const dispatch = useAppDispatch();
  const [planned, setPlanned] = useState<readonly PlannedLine[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [outcome, setOutcome] = useState<WriteOutcome | null>(null);
  const control = useRef<AbortController>(null);
  const counts = countVerdicts(planned ?? []);
  const toWrite = counts.new + counts.changed;

  const read = async ([file]: readonly File[]) => {
    if (!file) return;
    control.current?.abort();
    const mine = new AbortController();
    control.current = mine;
    setPlanned(null);
    setOutcome(null);
    setFault(null);
    try {
      const table = await readTableFile(file, { signal: mine.signal, onProgress: () => undefined });
      const lines = isFault(table) ? table : fileLines(table, t);
      if (mine.signal.aborted) return;
      if ('lines' in lines) setPlanned(planImport(lines.lines, tree, importWords(t)));
      else setFault(register(`import.errors.${lines.kind}`, lines));
    } catch (thrown) {
      if (!mine.signal.aborted) setFault(register('import.errors.unreadable'));
      else if (!(thrown instanceof DOMException)) throw thrown;
    }
  };
  const write = async () => {
    if (!planned) return;
    const mine = new AbortController();
    control.current = mine;
    setProgress({ done: 0, total: toWrite });
    try {
      setOutcome(await writeImport(planned, (done, total) => setProgress({ done, total }), mine.signal));
    } catch (thrown) {
      notifyRefusal(thrown);
    }
    setProgress(null);
    dispatch(planWritten());
  };
  return {
    planned,
    counts,
    toWrite,
    fault,
    progress,
    outcome,
    read,
    write,
    stop: () => control.current?.abort(),
  };
}
