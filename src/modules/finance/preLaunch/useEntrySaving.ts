import { type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { checkInvoice } from '@/domain/invoices/invoiceChecks';
import { type InvoiceEntry, toWire } from '@/domain/invoices/invoiceEntry';
import { href } from '@/platform/routing/href';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import type { Intent } from './EntryActions';
import { nextOf, type PreLaunch } from './preLaunchRow';
import { preLaunches, released } from './preLaunchSlice';
import { preLaunchService } from './preLaunchService';

/** Ends a submit without a word: what stands in its way is on the page already. */
const stop = (): never => {
  throw { kind: 'cancelled' };
};

/** Saving an entry, and releasing it: checked, saved where it was changed, released; then the next of the queue. */
export function useEntrySaving(row: PreLaunch) {
  const { t } = useTranslation('financePreLaunch');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const frame: RefObject<HTMLDivElement | null> = useRef(null);
  const wanted = useRef<Intent>('save');
  const intent = useRef<Intent>('save');
  /** Of the last write; another one's write in between is refused by the server. */
  const saved = useRef<{ version: number; text: string }>({
    version: row.version,
    text: JSON.stringify(row.entry),
  });
  const [running, setRunning] = useState<Intent | null>(null);
  const [attempt, setAttempt] = useState(0);

  const release = useCallback(() => {
    wanted.current = 'release';
    frame.current?.querySelector('form')?.requestSubmit();
    wanted.current = 'save';
  }, []);
  /** Every submit of the form passes here first: Enter and Ctrl+S save, the button releases. */
  const onSubmitCapture = useCallback(() => {
    intent.current = wanted.current;
  }, []);

  const save = async (entry: InvoiceEntry) => {
    const text = JSON.stringify(entry);
    if (text === saved.current.text) return;
    const invoice = toWire(entry, { id: row.id, fieldsReadByAi: [...row.fieldsReadByAi] });
    const answer = await preLaunchService.save({ id: row.id, version: saved.current.version }, invoice);
    saved.current = { version: answer?.version ?? saved.current.version, text };
  };

  /** The next of the queue as it is now; the queue itself where that is not known. */
  const goOn = async () => {
    const { status, data } = await dispatch(preLaunches.list.refresh());
    const next = status === 'ready' && data ? nextOf(data.rows, row.id) : null;
    await navigate(
      next ? href('financePreLaunchEdit', {}, { documento: next.id }) : href('financePreLaunch'),
    );
  };

  const onSubmit = async (entry: InvoiceEntry) => {
    const requested = intent.current;
    setRunning(requested);
    try {
      if (requested === 'save') {
        await save(entry);
        dispatch(preLaunches.written());
        toast({ tone: 'success', text: t('edit.saved') });
        return;
      }
      setAttempt((count) => count + 1);
      if (checkInvoice(entry).length > 0) stop();
      await save(entry);
      await preLaunchService.release({ id: row.id, version: saved.current.version });
      dispatch(released(1));
      toast({ tone: 'success', text: t('release.doneOne', { number: row.number }) });
    } finally {
      setRunning(null);
    }
    await goOn();
  };
  /** The document as of the last write. */
  const versioned = () => ({ id: row.id, number: row.number, version: saved.current.version });
  return { frame, release, onSubmit, onSubmitCapture, running, attempt, versioned };
}
