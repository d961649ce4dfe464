import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refusal } from '@/platform/forms/files/checkFile';
import { toBase64 } from '@/platform/forms/files/fileContent';
import { readyFile } from '@/platform/forms/files/readyFile';
import { type AppError, asAppError } from '@/platform/http/appError';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import type { ProducerDocument } from '../assistWire';
import { producerService } from '../assistService';
import { MOST_FILES, SENT_FILES } from './fileRules';
import { type ChosenMark, openKeptFiles } from './keptFiles';

export interface OutboxItem {
  readonly id: number;
  readonly file: File;
  /** As it was chosen; a picture that was made smaller has another name inside. */
  readonly name: string;
  /** In bytes, as it was chosen. */
  readonly chosenSize: number;
  readonly state: 'preparing' | 'ready' | 'sending' | 'failed';
  /** Sent so far, 0 to 1. */
  readonly share: number;
  readonly error?: AppError;
  /** The document that it belongs to, where others of its files have arrived. */
  readonly documentId?: number;
  /** Chosen before the page was loaded anew. */
  readonly restored?: boolean;
  /** The page was lost while it was sent: it may have arrived. */
  readonly tried?: boolean;
}

interface SendOptions {
  readonly ids?: readonly number[];
  readonly together?: boolean;
}

const isSame = (a: ChosenMark, b: ChosenMark) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
const markOf = ({ name, size, lastModified }: File): ChosenMark => ({ name, size, lastModified });

/**
 * Files on their way to Assist: made ready one after the other, then sent one after the other, each on its own. What
 * is ready is kept on this device until it has arrived.
 */
export function useOutbox(onSent: (document: ProducerDocument | null) => void) {
  const [items, setItems] = useState<readonly OutboxItem[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const chosen = useRef(new Map<number, ChosenMark>());
  const kept = useRef<ReturnType<typeof openKeptFiles>>(null);
  const running = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const preparing = useRef<Promise<unknown>>(Promise.resolve());
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
      const restored = found.map(
        ({ id, file, chosen: { name, size }, documentId, tried = false }): OutboxItem => ({
          id,
          file,
          name,
          chosenSize: size,
          state: 'ready',
          share: 0,
          restored: true,
          tried,
          ...(documentId === null ? {} : { documentId }),
        }),
      );
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

  const change = (id: number, part: Partial<OutboxItem>) =>
    setItems((list) => list.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const remove = (id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    chosen.current.delete(id);
    void kept.current?.drop(id);
    setItems((list) => list.filter((item) => item.id !== id));
  };

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
    const known = [...chosen.current.values()];
    const added: OutboxItem[] = [];
    const refused: Refusal[] = [];
    for (const file of files) {
      const { name } = file;
      if (known.some((other) => isSame(other, file))) refused.push({ reason: 'twice', name });
      else if (known.length >= MOST_FILES) refused.push({ reason: 'many', name });
      else {
        const id = nextId();
        known.push(markOf(file));
        chosen.current.set(id, markOf(file));
        added.push({ id, file, name, chosenSize: file.size, state: 'preparing', share: 0 });
      }
    }
    setRefusals(refused);
    setItems((list) => [...list, ...added]);
    // One at a time: an open photograph takes a hundred times the memory of its file.
    for (const { id, file } of added) {
      preparing.current = preparing.current.then(() => prepare(id, file));
    }
  };

  const keep = ({ id, file }: OutboxItem, documentId: number | undefined, tried: boolean) => {
    const mark = chosen.current.get(id);
    if (mark) void kept.current?.keep(id, { file, chosen: mark, documentId: documentId ?? null, tried });
  };

  /** The document that has arrived with it; null when it has not. */
  const sendOne = async (
    item: OutboxItem,
    note: string,
    documentId = item.documentId,
  ): Promise<ProducerDocument | null> => {
    const { id, file } = item;
    const call = new AbortController();
    running.current.set(id, call);
    change(id, { state: 'sending', share: 0 });
    keep(item, documentId, true);
    try {
      const content = {
        fileName: file.name,
        contentType: file.type,
        contentAsBase64String: await toBase64(file),
        note,
      };
      const options = {
        signal: call.signal,
        onUploadProgress: (share: number) => change(id, { share }),
      };
      const document =
        documentId === undefined
          ? await producerService.send(content, options)
          : await producerService.addFile(documentId, content, options);
      remove(id);
      onSent(document);
      return document;
    } catch (thrown) {
      const error = asAppError(thrown);
      if (error.kind !== 'cancelled') change(id, { state: 'failed', error });
      // An answered failure has not arrived; other cases are unknown.
      if ('status' in error) keep(item, documentId, false);
      return null;
    } finally {
      running.current.delete(id);
    }
  };

  /**
   * Sends what is ready, or the given ones, each as a document of its own or `together` as the files of one; answers
   * how many have arrived and how many have not. What has not keeps its document for the next try.
   */
  const send = async (note: string, { ids, together = false }: SendOptions = {}) => {
    const waiting = items.filter(({ id, state }) =>
      ids ? ids.includes(id) : state === 'ready' || state === 'failed',
    );
    let sent = 0;
    let documentId: number | undefined;
    for (const item of waiting) {
      if (!chosen.current.has(item.id)) continue;
      const target = item.documentId ?? documentId;
      if (target !== undefined) change(item.id, { documentId: target });
      const document = await sendOne(item, note, target);
      // Without a first one there is no document that the others could join.
      if (!document && together && target === undefined) break;
      if (!document) continue;
      sent += 1;
      if (together) documentId ??= document.id;
    }
    return { sent, failed: waiting.length - sent };
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
