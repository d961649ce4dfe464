import { useCallback, useEffect, useState } from 'react';
import { PdfFailure, type PdfFailureReason } from '@/platform/viewer/pdf/pdfFailure';
import { borrowPdf, type OpenedPdf } from '@/platform/viewer/pdf/pdfShelf';

type PdfState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'ready'; readonly opened: OpenedPdf }
  | { readonly phase: 'failed'; readonly reason: PdfFailureReason };

const OPENING: PdfState = { phase: 'opening' };

/** A document opened for as long as it is shown. */
export function usePdf(blob: Blob) {
  const [password, setPassword] = useState<string>();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<PdfState>(OPENING);
  useEffect(() => {
    let wanted = true;
    const { opening, release } = borrowPdf(blob, password);
    const show = async () => {
      try {
        const opened = await opening;
        if (wanted) setState({ phase: 'ready', opened });
      } catch (thrown) {
        const reason = thrown instanceof PdfFailure ? thrown.reason : 'damaged';
        if (wanted) setState({ phase: 'failed', reason });
      }
    };
    void show();
    return () => {
      wanted = false;
      release();
    };
  }, [blob, password, tries]);
  const again = useCallback((typed?: string) => {
    setState(OPENING);
    setPassword(typed);
    setTries((count) => count + 1);
  }, []);
  return { state, again };
}
