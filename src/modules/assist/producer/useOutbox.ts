import { useRef, useState } from 'react';
import type { Refusal } from '@/platform/forms/files/checkFile';
import { readyFile } from '@/platform/forms/files/readyFile';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import type { ProducerDocument } from '../assistWire';
import { SENT_FILES } from './fileRules';
import { markOf, sortChosen } from './outboxItem';
import { useOutboxItems } from './useOutboxItems';
import { useOutboxSending } from './useOutboxSending';

/**
 * Files on their way to Assist: made ready one after the other, then sent one after the other, each on its own. What
 * is ready is kept on this device until it has arrived.
 */
export function useOutbox(onSent: (document: ProducerDocument | null) => void) {
  const outbox = useOutboxItems();
  const { items, chosen, kept, nextId, add, change, remove } = outbox;
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const preparing = useRef<Promise<unknown>>(Promise.resolve());
  const send = useOutboxSending(outbox, onSent);

  const prepare = async (id: number, file: File) => {
    // Taken out of the list, or the page was left, before its turn came.
    if (!chosen.current.has(id)) return;
    try {
      const ready = await readyFile(file, SENT_FILES);
      if (!chosen.current.has(id)) return;
      if (ready instanceof File) {
        void kept.current?.keep(id, { file: ready, chosen: markOf(file), documentId: null });
        return change(id, { file: ready, state: 'ready' });
      }
      setRefusals((list) => [...list, ready]);
    } catch (thrown) {
      log.warn('file not made ready', { reason: faultOf(thrown) });
      setRefusals((list) => [...list, { reason: 'type', name: file.name }]);
    }
    remove(id);
  };

  const take = (files: readonly File[]) => {
    const { taken, refused } = sortChosen(files, [...chosen.current.values()]);
    const added = taken.map((file) => ({ id: nextId(), file }));
    for (const { id, file } of added) chosen.current.set(id, markOf(file));
    setRefusals(refused);
    add(
      added.map(({ id, file }) => ({
        id,
        file,
        name: file.name,
        chosenSize: file.size,
        state: 'preparing',
        share: 0,
      })),
    );
    // One at a time: an open photograph takes a hundred times the memory of its file.
    for (const { id, file } of added) {
      preparing.current = preparing.current.then(() => prepare(id, file));
    }
  };

  return {
    items,
    refusals,
    take,
    remove,
    send,
    dismiss: () => setRefusals([]),
    /** The page is left without them. */
    forget: () => void kept.current?.dropAll(),
  };
}
