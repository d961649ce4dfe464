import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { headOf } from '@/platform/grid/columnSpec';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetCell, SheetNotes } from '@/platform/sheet/sheetProps';
import type { Report, ReportRow } from '../reportTypes';
import { cellKeyOf, rowKeyOf } from './cellNotes';
import type { ReportNotes } from './useNotes';

const NoteDialog = lazy(async () => ({ default: (await import('./NoteDialog')).NoteDialog }));

type Cell = Omit<SheetCell<ReportRow>, 'label'>;

/** The notes of a report at the cells of its sheet, the dialog that writes them, and their lines for files and paper. */
export function useNoteCells(
  report: Report,
  columns: readonly SheetColumn<ReportRow>[],
  { notes, write }: Pick<ReportNotes, 'notes' | 'write'>,
  view: string | null,
) {
  const { t } = useTranslation('report');
  const [opened, setOpened] = useState<SheetCell<ReportRow> | null>(null);
  const sheetNotes = useMemo((): SheetNotes<ReportRow> => {
    const keys = new Map<ReportRow, string>();
    const lineOf = (row: ReportRow) => {
      const key = keys.get(row) ?? rowKeyOf(report, row);
      keys.set(row, key);
      return key;
    };
    const some = Object.keys(notes).length > 0;
    return {
      of: ({ row, id, field }: Cell) =>
        some ? notes[cellKeyOf(row ? lineOf(row) : id, field)]?.text : undefined,
      onOpen: setOpened,
    };
  }, [report, notes]);

  const key = opened && cellKeyOf(opened.row ? rowKeyOf(report, opened.row) : opened.id, opened.field);
  const column = columns.find(({ field }) => field === opened?.field);
  const cell = opened ? [opened.label, column && headOf(column)].filter(Boolean).join(' · ') : '';
  const dialog = key !== null && (
    <Suspense>
      <NoteDialog
        cell={cell}
        text={notes[key]?.text ?? ''}
        view={view}
        onKeep={(text) => write(key, { text, cell })}
        onClose={() => setOpened(null)}
      />
    </Suspense>
  );
  const lines = Object.values(notes).map((note) => t('note.paper', { cell: note.cell, text: note.text }));
  return { sheetNotes, dialog, lines };
}
