import { useMemo } from 'react';
import { keepText, preferenceKey, useKeptText } from '@/platform/grid/gridPreferences';
import { type CellNote, NO_VIEW, readNotes, savedAs, withNote, withoutView } from './cellNotes';

/** The notes of a report for this user and customer: those of the saved view that is shown, or of none. */
export function useNotes(report: string, view: string | null) {
  const key = `${preferenceKey(`report.${report}`)}.notes`;
  const text = useKeptText(key);
  const kept = useMemo(() => readNotes(text), [text]);
  const shown = view ?? NO_VIEW;
  return useMemo(() => {
    const keep = (next: typeof kept) => keepText(key, JSON.stringify(next));
    return {
      notes: kept[shown] ?? {},
      write: (cell: string, note: CellNote) => keep(withNote(kept, shown, cell, note)),
      saveAs: (name: string) => keep(savedAs(kept, shown, name)),
      drop: (name: string) => keep(withoutView(kept, name)),
    };
  }, [key, kept, shown]);
}

export type ReportNotes = ReturnType<typeof useNotes>;
