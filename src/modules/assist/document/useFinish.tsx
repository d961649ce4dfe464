import { type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkInvoice, duplicateQuestion } from '@/domain/invoices/invoiceChecks';
import { type InvoiceEntry, toWire } from '@/domain/invoices/invoiceEntry';
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import type { AssistDocument, AssistDocumentDetails } from '../assistWire';
import { assistService } from '../assistService';
import { DuplicateLinks } from './entry/DuplicateNotice';
import type { AiReadings } from './useAiReading';

type Intent = 'save' | 'finish';

/** Ends a submit without anything being said of it: what stands in its way is on the page already. */
const stop = (): never => {
  throw { kind: 'cancelled' };
};

interface FinishOptions {
  readonly details: AssistDocumentDetails;
  readonly readings: Pick<AiReadings, 'readByAi' | 'look'>;
  readonly goOn: (changed: AssistDocument | null, done: string) => Promise<void>;
}

/** Saving an entry, and finishing it: checked, confirmed despite duplicates, saved, handed to its customer. */
export function useFinish({ details, readings, goOn }: FinishOptions) {
  const { t } = useTranslation('assistDocument');
  const { document } = details;
  const { readByAi, look } = readings;
  const frame: RefObject<HTMLDivElement | null> = useRef(null);
  const wanted = useRef<Intent>('save');
  const intent = useRef<Intent>('save');
  const [running, setRunning] = useState<Intent | null>(null);
  const [attempt, setAttempt] = useState(0);

  const finish = useCallback(() => {
    wanted.current = 'finish';
    frame.current?.querySelector('form')?.requestSubmit();
    wanted.current = 'save';
  }, []);
  /** Every submit of the form passes here first: Enter and Ctrl+S save, the button finishes. */
  const onSubmitCapture = useCallback(() => {
    intent.current = wanted.current;
  }, []);

  const askDuplicates = async (entry: InvoiceEntry) => {
    const question = duplicateQuestion(entry);
    if (!question) return true;
    const rows = await assistService.duplicates({ ...question, exceptId: document.id });
    if (rows.length === 0) return true;
    return confirm({
      title: t('duplicates.title'),
      body: (
        <>
          {t('duplicates.body')} <DuplicateLinks rows={rows} />
        </>
      ),
      confirmLabel: t('duplicates.confirm'),
      cancelLabel: t('duplicates.stay'),
    });
  };
  const save = (entry: InvoiceEntry) =>
    assistService.saveInvoice(document.id, toWire(entry, { id: document.id, fieldsReadByAi: [...readByAi] }));

  /** A save would replace what the AI has read meanwhile: both are shown first. */
  const stopForReading = async () => {
    if (!(await look())) return;
    toast({ tone: 'neutral', text: t('aiReading.before') });
    stop();
  };

  const onSubmit = async (entry: InvoiceEntry) => {
    const requested = intent.current;
    setRunning(requested);
    try {
      if (requested === 'save') {
        await stopForReading();
        await save(entry);
        toast({ tone: 'success', text: t('saved') });
        return;
      }
      setAttempt((count) => count + 1);
      const unconfirmed = readByAi.some((name) => !entry.confirmedFields.includes(name));
      if (unconfirmed || checkInvoice(entry).length > 0) stop();
      await stopForReading();
      if (!(await askDuplicates(entry))) stop();
      await save(entry);
      const changed = await assistService.finish(document.id);
      await goOn(changed, t('finished', { number: document.identificationNumber }));
    } finally {
      setRunning(null);
    }
  };
  return { frame, finish, onSubmit, onSubmitCapture, running, attempt };
}
