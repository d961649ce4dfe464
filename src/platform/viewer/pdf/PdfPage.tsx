import { styled } from '@mui/material/styles';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { drawPage, layWords, type PageView } from '@/platform/viewer/pdf/drawPage';
import { type PageSize, PX_PER_POINT, turnedSize } from '@/platform/viewer/pdf/pdfMeasures';
import { useNear } from '@/platform/viewer/pdf/useNear';
import { Words } from '@/platform/viewer/pdf/wordLayer';

// Paper is white under every theme; what is drawn on it was drawn for white.
const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  margin: '0 auto',
  backgroundColor: theme.palette.common.white,
  outline: `1px solid ${theme.tokens.border}`,
  '& canvas': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
}));
const Failed = styled('p')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: 24,
  textAlign: 'center',
  color: theme.palette.common.black,
}));

interface PdfPageProps extends PageView {
  readonly pdf: PDFDocumentProxy;
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  /** In points, as the page lies in the document. */
  readonly size: PageSize;
  readonly scroller: HTMLElement | null;
  /** Drawn already, in whatever size: stands until this one is drawn. */
  readonly ready?: HTMLCanvasElement | undefined;
  readonly onSize: (number: number, size: PageSize) => void;
}

/** One page: drawn when it comes near, and given up again when it is far. */
export function PdfPage(props: PdfPageProps) {
  const { pdf, number, count, size, scroller, ready, onSize, zoom, turns } = props;
  const { t } = useTranslation('viewer');
  const sheet = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const near = useNear(sheet, scroller, number === 1);

  useEffect(() => {
    const host = picture.current;
    if (!near || !host || !ready || host.firstChild) return;
    host.append(ready);
  }, [near, ready]);

  useEffect(() => {
    const host = picture.current;
    const layer = words.current;
    if (!near || !host || !layer) return undefined;
    const leaving = new AbortController();
    const show = async () => {
      try {
        const page = await pdf.getPage(number);
        leaving.signal.throwIfAborted();
        const { width, height } = page.getViewport({ scale: 1 });
        onSize(number, { width, height });
        const canvas = await drawPage(page, { zoom, turns }, leaving);
        host.replaceChildren(canvas);
        setFailed(false);
        await layWords(page, { zoom, turns }, layer, leaving.signal);
      } catch (thrown) {
        if (leaving.signal.aborted) return;
        log.warn('page not drawn', { reason: faultOf(thrown) });
        setFailed(true);
      }
    };
    void show();
    return () => leaving.abort();
  }, [near, pdf, number, zoom, turns, onSize]);

  useEffect(() => {
    if (near) return;
    // What is far away gives its memory back.
    picture.current?.replaceChildren();
    words.current?.replaceChildren();
  }, [near]);

  const { width, height } = turnedSize(size, turns);
  const scale = zoom * PX_PER_POINT;
  return (
    <Sheet
      ref={sheet}
      role="group"
      aria-label={t('pdf.page', { at: number, count })}
      data-page={number}
      style={{ width: width * scale, height: height * scale }}
    >
      <div ref={picture} aria-hidden />
      <Words ref={words} />
      {failed && <Failed role="alert">{t('pdf.pageFailed', { at: number })}</Failed>}
    </Sheet>
  );
}
