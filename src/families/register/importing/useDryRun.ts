import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RowId } from '@/platform/store/resourceState';
import { readTableFile } from '@/platform/tableFile/readTableFile';
import { isFault, type TableFileFault } from '@/platform/tableFile/tableFile';
import type { Register } from '../defineRegister';
import type { RegisterTexts } from '../registerTexts';
import type { KnowledgeLists, CompleteImport } from '../registerTypes';
import { importTable, wantedColumns } from './importColumns';
import { planImport, type PlannedLine } from './importPlan';
import { pacedBy } from './pace';
import { lineReader } from './readLine';

export type ImportFault =
  TableFileFault | { readonly kind: 'columns' | 'repeatedHeads' | 'otherUnits'; readonly columns: string };

/** How far a file is: read from its bytes, then checked line by line. A null share is not known. */
export interface DryRunProgress {
  readonly phase: 'reading' | 'checking';
  readonly share: number | null;
  readonly done: number;
  readonly total: number;
}

interface DryRun<Values> {
  readonly planned: PlannedLine<Values>[] | null;
  readonly ignored: readonly string[];
  readonly fault: ImportFault | null;
  readonly progress: DryRunProgress | null;
  readonly stopped: boolean;
}

const NOTHING = { planned: null, ignored: [], fault: null, progress: null, stopped: false } as const;
const STARTING: DryRunProgress = { phase: 'reading', share: 0, done: 0, total: 0 };

interface DryRunInput<Row extends { id: RowId }, Item extends object, Values extends FieldValues> {
  readonly register: Register<Row, Item, Values>;
  /** The records there are. */
  readonly rows: readonly Row[];
  readonly importing: CompleteImport<Row, Values>;
  readonly texts: RegisterTexts;
  readonly lists: KnowledgeLists;
}

/**
 * Reads a file and says what writing each of its lines would do. Only the file that was chosen last counts: an older one
 * that is still being read is given up.
 */
export function useDryRun<Row extends { id: RowId }, Item extends object, Values extends FieldValues>({
  register,
  rows,
  importing,
  texts,
  lists,
}: DryRunInput<Row, Item, Values>) {
  const { t } = useTranslation('register');
  const { t: tForms } = useTranslation('forms');
  const [run, setRun] = useState<DryRun<Values>>(NOTHING);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function plan(file: File, signal: AbortSignal): Promise<Partial<DryRun<Values>>> {
    const report = (progress: DryRunProgress) => {
      if (!signal.aborted) setRun((now) => ({ ...now, progress }));
    };
    const onProgress = (share: number | null) => report({ ...STARTING, share });
    const table = await readTableFile(file, { signal, onProgress });
    if (isFault(table)) return { fault: table };
    const fields = register.columns.map(({ field }) => field);
    const wanted = wantedColumns(importing.columns, fields, texts, register.fields);
    const matched = importTable(table, wanted, texts);
    if (matched.repeated.length > 0)
      return { fault: { kind: 'repeatedHeads', columns: matched.repeated.join(', ') } };
    if (matched.otherUnits.length > 0)
      return { fault: { kind: 'otherUnits', columns: matched.otherUnits.join(', ') } };
    if (matched.missing.length > 0)
      return { fault: { kind: 'columns', columns: matched.missing.map(texts.field).join(', ') } };
    const { length: total } = matched.lines;
    const { keyOf, keyOfRow, valuesOfRow } = importing;
    const planned = await planImport<Row, Values>({
      lines: matched.lines,
      rows,
      idOf: (row) => row.id,
      keyOf,
      keyOfRow,
      valuesOfRow,
      given: [...matched.places.keys()],
      read: lineReader<Values>({
        columns: importing.columns,
        fields: register.fields,
        headOf: texts.field,
        emptyValues: register.emptyValues,
        schema: await register.schema(),
        knowledge: Object.fromEntries(Object.entries(lists).map(([name, { options }]) => [name, options])),
        tForms,
      }),
      repeatedReason: (line) => ({ column: t('import.line'), reason: t('import.repeated', { line }) }),
      unevenReason: (cells) => ({
        column: t('import.line'),
        reason: t('import.uneven', { cells, heads: table.heads.length }),
      }),
      pace: pacedBy(signal, (done) => report({ phase: 'checking', share: done / total, done, total })),
    });
    return { planned, ignored: matched.ignored };
  }

  async function read(file: File) {
    control.current?.abort();
    const { signal } = (control.current = new AbortController());
    setRun({ ...NOTHING, progress: STARTING });
    try {
      const answer = await plan(file, signal);
      if (!signal.aborted) setRun({ ...NOTHING, ...answer });
    } catch (thrown) {
      // Given up for another file, or stopped by the user, who knows.
      if (!signal.aborted) throw thrown;
    }
  }
  return {
    ...run,
    read,
    stop: () => {
      control.current?.abort();
      setRun({ ...NOTHING, stopped: true });
    },
  };
}
