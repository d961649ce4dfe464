import { useEffect, useMemo, useRef, useState } from 'react';
import { useStable } from '@/platform/react/useStable';
import { readTableFile } from '@/platform/tableFile/readTableFile';
import { isFault, type TableFile, type TableFileFault } from '@/platform/tableFile/tableFile';
import type { ImportedTable } from './importedTable';
import { type ChosenHeads, type DecimalMark, decimalMarkOf, readRows } from './rules/readRows';

interface ChosenFile {
  /** Null of cells that were pasted. */
  readonly name: string | null;
  readonly table: TableFile | null;
  readonly fault: TableFileFault | null;
}

/** Several cells or lines; a single word belongs to the field that it is pasted into. */
const CELLS = /[\t\n;]/;

interface RowsFileOptions<Name extends string> {
  readonly table: Pick<ImportedTable<Name>, 'columns' | 'headsOf' | 'complete' | 'check'>;
  /** While what was read is written nothing else is taken. */
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** The file, or the cells of a spreadsheet, that rows are read from: what stands in it and what is wrong with it. */
export function useRowsFile<Name extends string>({ table, busy, onChoose }: RowsFileOptions<Name>) {
  const { columns, headsOf, complete, check } = table;
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [decimal, setDecimal] = useState<DecimalMark>(',');
  const [chosenHeads, setChosenHeads] = useState<ChosenHeads<Name>>(new Map());
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  const cells = file?.table ?? null;
  const read = useMemo(() => {
    if (!cells) return null;
    const answer = readRows(cells, columns, decimal, headsOf, chosenHeads);
    const rows = complete ? complete(answer.rows) : answer.rows;
    return { ...answer, rows, checked: check(rows) };
  }, [cells, columns, decimal, headsOf, complete, check, chosenHeads]);

  const choose = async (chosen: File, name: string | null) => {
    control.current?.abort();
    const { signal } = (control.current = new AbortController());
    onChoose();
    try {
      const answer = await readTableFile(chosen, { signal, onProgress: () => undefined });
      if (signal.aborted) return;
      const fault = isFault(answer) ? answer : null;
      const found = isFault(answer) ? null : answer;
      if (found) setDecimal(decimalMarkOf(found));
      setChosenHeads(new Map());
      setFile({ name, table: found, fault });
    } catch (thrown) {
      // Given up for another file.
      if (!signal.aborted) throw thrown;
    }
  };
  /** Reads a head as a column, or as none again. */
  const chooseHead = (head: string, column: Name | null) =>
    setChosenHeads((before) => {
      const next = new Map(before);
      if (column === null) next.delete(head);
      else next.set(head, column);
      return next;
    });
  const paste = useStable((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (busy || !CELLS.test(text)) return;
    event.preventDefault();
    // Cells of a spreadsheet are text with tabs, which is a table like any other.
    void choose(new File([text], 'cells.txt', { type: 'text/plain' }), null);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [paste]);
  return { file, read, decimal, setDecimal, chosenHeads, chooseHead, choose };
}
