import { useCallback, useRef, useState } from 'react';
import type { InvoiceEntry } from '@/domain/invoices/invoiceEntry';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import { useAppDispatch } from '@/platform/store/hooks';
import { usePoll } from '@/platform/store/usePoll';
import type { AssistDocumentDetails } from '../assistWire';
import { assistService } from '../assistService';
import { documentChanged } from '../assistSlice';
import { type AiField, type AiReading, fieldsReadByAi, readingOf } from './rules/aiReading';

const EVERY_MS = 60_000;

export interface AiReadings {
  /** Fields of the form whose values are the AI's. */
  readonly readByAi: readonly string[];
  /** What the AI has read since the document was opened, until it is put aside. */
  readonly arrived: AiReading | null;
  /** Asks whether the AI has finished meanwhile; true the first time that it has. */
  readonly look: () => Promise<boolean>;
  /** Takes fields over from the reading; `confirmed` where somebody has seen them beside their own. */
  readonly take: (fields: readonly AiField[], confirmed: boolean) => void;
  /** A field that was filled in here because of what the AI has recognised. */
  readonly mark: (field: AiField) => void;
  readonly dismiss: () => void;
}

/**
 * The AI may finish while its document is being entered by hand: that is polled every minute, on return to the page,
 * and before a save, which would replace its reading. What was typed is never replaced by itself.
 */
export function useAiReading(
  details: AssistDocumentDetails,
  form: AppFormApi<InvoiceEntry>,
  watching: boolean,
): AiReadings {
  const dispatch = useAppDispatch();
  const { id } = details.document;
  const [readByAi, setReadByAi] = useState(() => fieldsReadByAi(details));
  const [arrived, setArrived] = useState<AiReading | null>(null);
  const waits = useRef(details.aiResult === null);

  const look = useCallback(async () => {
    if (!waits.current) return false;
    try {
      const now = await assistService.get(id, { silent: true });
      const reading = readingOf(now);
      if (!reading || !waits.current) return false;
      waits.current = false;
      dispatch(documentChanged(now.document));
      setArrived(reading);
      return true;
    } catch (thrown) {
      // Polled again in a minute; a save says itself when no answer comes.
      log.warn('AI reading not asked for', { kind: asAppError(thrown).kind });
      return false;
    }
  }, [id, dispatch]);
  usePoll(() => {
    if (watching) void look();
  }, EVERY_MS);

  const add = (fields: readonly string[]) => setReadByAi((before) => [...new Set([...before, ...fields])]);
  const take = (fields: readonly AiField[], confirmed: boolean) => {
    if (!arrived) return;
    for (const field of fields) form.setValue(field, arrived.entry[field], { shouldDirty: true });
    add(fields);
    const before = form.getValues('confirmedFields');
    const rest = before.filter((name) => !fields.some((field) => field === name));
    form.setValue('confirmedFields', confirmed ? [...rest, ...fields] : rest, { shouldDirty: true });
  };
  const mark = useCallback(
    (field: AiField) => setReadByAi((before) => (before.includes(field) ? before : [...before, field])),
    [],
  );
  return { readByAi, arrived, look, take, mark, dismiss: () => setArrived(null) };
}
