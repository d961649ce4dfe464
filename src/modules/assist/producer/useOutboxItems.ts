import { useCallback, useEffect, useRef, useState } from 'react';
import { type ChosenMark, openKeptFiles } from './keptFiles';
import { type OutboxItem, restoredItem } from './outboxItem';

/** The files that stand ready, with what this device keeps of them and the calls that send them. */
export function useOutboxItems() {
  const [items, setItems] = useState<readonly OutboxItem[]>([]);
  const chosen = useRef(new Map<number, ChosenMark>());
  const kept = useRef<ReturnType<typeof openKeptFiles>>(null);
  const running = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const nextId = useCallback(() => {
    last.current += 1;
    return last.current;
  }, []);
  useEffect(() => {
    const calls = running.current;
    const files = chosen.current;
    const shelf = openKeptFiles();
    kept.current = shelf;
    let wanted = true;
    const restore = async () => {
      const found = await shelf.read(nextId);
      if (!wanted) return;
      found.forEach(({ id, chosen: mark }) => files.set(id, mark));
      const restored = found.map(restoredItem);
      if (restored.length > 0) setItems((list) => [...restored, ...list]);
    };
    void restore();
    return () => {
      wanted = false;
      calls.forEach((call) => call.abort());
      files.clear();
      void shelf.close();
    };
  }, [nextId]);

  const add = (added: readonly OutboxItem[]) => setItems((list) => [...list, ...added]);
  const change = (id: number, part: Partial<OutboxItem>) =>
    setItems((list) => list.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const remove = (id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    chosen.current.delete(id);
    void kept.current?.drop(id);
    setItems((list) => list.filter((item) => item.id !== id));
  };
  const keep = ({ id, file }: OutboxItem, documentId: number | undefined, tried: boolean) => {
    const mark = chosen.current.get(id);
    if (mark) void kept.current?.keep(id, { file, chosen: mark, documentId: documentId ?? null, tried });
  };

  return { items, chosen, kept, running, nextId, add, change, remove, keep };
}

export type OutboxItems = ReturnType<typeof useOutboxItems>;
