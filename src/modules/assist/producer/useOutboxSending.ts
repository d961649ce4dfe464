import { toBase64 } from '@/platform/forms/files/fileContent';
import { asAppError } from '@/platform/http/appError';
import { producerService } from '../assistService';
import type { ProducerDocument } from '../assistWire';
import { type OutboxItem, waitingOf } from './outboxItem';
import type { OutboxItems } from './useOutboxItems';

interface SendOptions {
  readonly ids?: readonly number[];
  readonly together?: boolean;
}

/** Sends files one after the other, each on its own or several as the files of one document. */
export function useOutboxSending(
  { items, chosen, running, change, remove, keep }: OutboxItems,
  onSent: (document: ProducerDocument | null) => void,
) {
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
    const waiting = waitingOf(items, ids);
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
  return send;
}
