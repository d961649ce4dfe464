import { useCallback, useEffect, useState } from 'react';
import { type DrawingDraft, forgetDrawing, readDrawing } from './drawingDraft';

/** The unsaved drawing that is kept on this device; undefined until it is known. Read anew whenever editing ends. */
export function useKeptDrawing(editing: boolean) {
  const [kept, setKept] = useState<DrawingDraft | null | undefined>(undefined);
  useEffect(() => {
    if (editing) return undefined;
    let gone = false;
    void readDrawing().then((draft) => {
      if (!gone) setKept(draft);
    });
    return () => {
      gone = true;
    };
  }, [editing]);
  const discard = useCallback(() => {
    setKept(null);
    void forgetDrawing();
  }, []);
  return { kept, discard };
}
