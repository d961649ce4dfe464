import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '@/platform/react/useStable';
import { readTableFile } from '@/platform/tableFile/readTableFile';
import { isFault, type TableFile, type TableFileFault } from '@/platform/tableFile/tableFile';
import { figureWord } from './dayWords';
import type { ReferenceKind } from './referenceChoices';
import { checkDays } from './rules/checkDays';
import type { FigureName } from './rules/dayColumns';
import { type ChosenHeads, type DecimalMark, decimalMarkOf, readDays } from './rules/readDays';

interface ChosenFile {
  /** Null of cells that were pasted. */
  readonly name: string | null;
  readonly table: TableFile | null;
  readonly fault: TableFileFault | null;
}

/** Several cells or lines; a single word belongs to the field that it is pasted into. */
const CELLS = /[\t\n;]/;

interface DaysFileOptions {
  readonly kind: ReferenceKind;
  /** While what was read is written nothing else is taken. */
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** The file, or the cells of a spreadsheet, that days are read from: what stands in it and what is wrong with it. */
export function useDaysFile({ kind, busy, onChoose }: DaysFileOptions) {
  const { t, i18n } = useTranslation('chickenReferences');
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [decimal, setDecimal] = useState<DecimalMark>(',');
  const [chosenHeads, setChosenHeads] = useState<ChosenHeads>(new Map());
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  const table = file?.table ?? null;
  const read = useMemo(() => {
    if (!table) return null;
    // The words of Brazil's files whatever language is read, and the name of the wire: a file that another system has made.
    const brazilian = i18n.getFixedT('pt-BR', 'chickenReferences');
    const headsOf = (name: FigureName | 'day') => [figureWord(t, name), figureWord(brazilian, name), name];
    const answer = readDays(table, kind, decimal, headsOf, chosenHeads);
    const faults = [...answer.faults, ...checkDays(answer.days, kind)].toSorted((a, b) => a.line - b.line);
    return { ...answer, faults };
  }, [table, kind, decimal, chosenHeads, t, i18n]);

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
  const chooseHead = (head: string, column: FigureName | 'day' | null) =>
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
