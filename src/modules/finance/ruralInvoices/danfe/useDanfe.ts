import { startTransition, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuralInvoice } from '../ruralInvoiceTypes';
import { danfePages } from './danfeFile';
import { danfeOf } from './danfeOf';
import type { Danfe, DanfePage } from './danfeTypes';

/** All words of the paper at once. */
const PAPER = 'paper';

interface DanfeView {
  readonly danfe: Danfe | null;
  /** Null while they are being laid. */
  readonly pages: readonly DanfePage[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The DANFE of an invoice and its sheets, laid beside the page; null is no invoice. */
export function useDanfe(invoice: RuralInvoice | null): DanfeView {
  const { t } = useTranslation('danfe');
  const [laid, setLaid] = useState<{ of: Danfe; pages: readonly DanfePage[] | null } | null>(null);
  const [turn, setTurn] = useState(0);
  const danfe = useMemo(
    () => (invoice ? danfeOf(invoice, t(PAPER, { returnObjects: true })) : null),
    [invoice, t],
  );
  useEffect(() => {
    if (!danfe) return undefined;
    const controller = new AbortController();
    danfePages(danfe, controller.signal).then(
      // Thirty sheets are thousands of words: they are drawn in slices, while the page answers.
      (pages) => startTransition(() => setLaid({ of: danfe, pages })),
      () => {
        if (!controller.signal.aborted) setLaid({ of: danfe, pages: null });
      },
    );
    return () => controller.abort();
  }, [danfe, turn]);
  const own = laid?.of === danfe ? laid : null;
  return {
    danfe,
    pages: own?.pages ?? null,
    failed: own !== null && own.pages === null,
    retry: () => {
      setLaid(null);
      setTurn((before) => before + 1);
    },
  };
}
