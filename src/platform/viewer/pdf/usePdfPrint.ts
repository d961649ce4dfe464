import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printPictures } from '@/platform/export/printPages';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { toast } from '@/platform/ui/toast';
import { drawPage } from '@/platform/viewer/pdf/drawPage';

/** More is the work of the program that the file is downloaded for. */
const MOST_PRINTED = 60;
/** Dots of a printed inch for each of its 96 CSS px. */
const SHARPNESS = 2;

async function pictureOf(pdf: PDFDocumentProxy, number: number): Promise<Blob> {
  const page = await pdf.getPage(number);
  const canvas = await drawPage(page, { zoom: 1, turns: 0 }, { ratio: SHARPNESS });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  // Canvases that wait for the garbage collector would be hundreds of megabytes.
  canvas.width = 0;
  if (!blob) throw new Error('the page could not be written');
  return blob;
}

/** Prints a document's pages from pictures of them. */
export function usePdfPrint(pdf: PDFDocumentProxy, name: string) {
  const { t } = useTranslation('viewer');
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      const pictures: Blob[] = [];
      for (let number = 1; number <= pdf.numPages; number += 1) pictures.push(await pictureOf(pdf, number));
      await printPictures(name, pictures);
    } catch (thrown) {
      log.warn('document not printed', { reason: faultOf(thrown) });
      toast({ tone: 'danger', text: t('file.notPrinted') });
    } finally {
      setBusy(false);
    }
  };
  const many = pdf.numPages > MOST_PRINTED ? t('pdf.printMany', { count: MOST_PRINTED }) : undefined;
  return { start: () => void print(), reason: busy ? t('pdf.printing') : many };
}
