import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RuralInvoice } from './ruralInvoiceTypes';
import { ruralInvoicesService } from './ruralInvoicesService';
import { ruralInvoices } from './ruralInvoicesSlice';
import { isUnderWay } from './rules/invoiceStates';

const FIRST_MS = 1000;
const MOST_MS = 15_000;

/**
 * An invoice as it is now: while it is on its way to the tax office its state is asked, less often the longer it takes.
 * `lost` says that the last question had no answer; the next one is asked all the same.
 */
export function useInvoiceStatus(read: RuralInvoice): {
  readonly invoice: RuralInvoice;
  readonly lost: boolean;
} {
  const dispatch = useAppDispatch();
  const [polled, setPolled] = useState<{ readonly of: RuralInvoice; readonly row: RuralInvoice } | null>(
    null,
  );
  const [lost, setLost] = useState(false);
  const invoice = polled?.of === read ? polled.row : read;
  const { id } = invoice;
  const waits = isUnderWay(invoice);
  useEffect(() => {
    if (!waits) return undefined;
    const leaving = new AbortController();
    let pause = FIRST_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const row = await ruralInvoicesService.status(id, { signal: leaving.signal, silent: true });
        if (leaving.signal.aborted) return;
        setLost(false);
        setPolled({ of: read, row });
        if (!isUnderWay(row)) {
          dispatch(ruralInvoices.written());
          return;
        }
      } catch {
        // The next question says whether the line is back.
        if (leaving.signal.aborted) return;
        setLost(true);
      }
      pause = Math.min(pause * 1.5, MOST_MS);
      timer = setTimeout(() => void ask(), pause);
    };
    timer = setTimeout(() => void ask(), pause);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [waits, id, read, dispatch]);
  return { invoice, lost };
}
