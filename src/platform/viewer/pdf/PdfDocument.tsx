import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '@/platform/theme/useMedia';
import { IconAction } from '@/platform/ui/IconAction';
import { ZOOM_STEP } from '@/platform/viewer/panZoom';
import { PageNote } from '@/platform/viewer/parts/PageNote';
import { ViewerBar, ViewerFigure } from '@/platform/viewer/parts/ViewerBar';
import { ZoomTools } from '@/platform/viewer/parts/ZoomTools';
import { LEAST_ZOOM, MOST_PAGES, MOST_ZOOM, type PageSize } from '@/platform/viewer/pdf/pdfMeasures';
import { PdfPage } from '@/platform/viewer/pdf/PdfPage';
import type { OpenedPdf } from '@/platform/viewer/pdf/pdfShelf';
import { usePdfPrint } from '@/platform/viewer/pdf/usePdfPrint';
import { usePdfView } from '@/platform/viewer/pdf/usePdfView';

const Scroller = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: 12,
  boxSizing: 'border-box',
  backgroundColor: theme.tokens.surfaceSunken,
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
}));
const Pages = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  width: 'fit-content',
  minWidth: '100%',
});

interface PdfDocumentProps {
  readonly name: string;
  readonly blob: Blob;
  readonly opened: OpenedPdf;
}

/** The pages of an open document, under each other. */
export function PdfDocument({ name, blob, opened }: PdfDocumentProps) {
  const { t } = useTranslation('viewer');
  const { pdf, first } = opened;
  const count = pdf.numPages;
  const shown = Math.min(count, MOST_PAGES);
  const wide = useMedia('(min-width: 600px)');
  const { scroller, setScroller, ...view } = usePdfView(first.size);
  const print = usePdfPrint(pdf, name);
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const onSize = useCallback(
    (number: number, size: PageSize) =>
      setSizes((known) => {
        const { width, height } = known.get(number) ?? first.size;
        return width === size.width && height === size.height ? known : new Map(known).set(number, size);
      }),
    [first],
  );

  const command = ({ key }: KeyboardEvent): boolean => {
    if (key === '+' || key === '=') view.by(ZOOM_STEP);
    else if (key === '-') view.by(1 / ZOOM_STEP);
    else if (key === '0') view.fit();
    else if (key === 'r' || key === 'R') view.turn();
    else if (key === 'PageDown' || key === 'ArrowRight') return view.goTo(view.inView + 1);
    else if (key === 'PageUp' || key === 'ArrowLeft') return view.goTo(view.inView - 1);
    else if (key === 'Home') return view.goTo(1);
    else if (key === 'End') return view.goTo(shown);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (command(event)) event.preventDefault();
  };

  return (
    <>
      <ViewerBar name={name} blob={blob} onPrint={print.start} printReason={print.reason}>
        {shown > 1 && (
          <>
            {wide && (
              <IconAction
                label={t('pdf.previous')}
                icon={<NavigateBeforeOutlined />}
                disabledReason={view.inView <= 1 ? t('pdf.isFirst') : undefined}
                onClick={() => view.goTo(view.inView - 1)}
              />
            )}
            <ViewerFigure>{t('pdf.place', { at: view.inView, count: shown })}</ViewerFigure>
            {wide && (
              <IconAction
                label={t('pdf.next')}
                icon={<NavigateNextOutlined />}
                disabledReason={view.inView >= shown ? t('pdf.isLast') : undefined}
                onClick={() => view.goTo(view.inView + 1)}
              />
            )}
          </>
        )}
        <ZoomTools
          zoom={view.zoom}
          least={LEAST_ZOOM}
          most={MOST_ZOOM}
          onZoom={view.by}
          onFit={view.fit}
          onTurn={view.turn}
        />
      </ViewerBar>
      {count > shown && <PageNote text={t('pdf.tooMany', { shown, count })} />}
      <Scroller
        ref={setScroller}
        tabIndex={0}
        role="document"
        aria-label={t('pdf.label', { name })}
        onKeyDown={onKeyDown}
      >
        <Pages>
          {Array.from({ length: shown }, (_, index) => (
            <PdfPage
              key={index}
              pdf={pdf}
              number={index + 1}
              count={count}
              size={sizes.get(index + 1) ?? first.size}
              scroller={scroller}
              ready={index === 0 && view.turns % 4 === 0 ? first.canvas : undefined}
              zoom={view.zoom}
              turns={view.turns % 4}
              onSize={onSize}
            />
          ))}
        </Pages>
      </Scroller>
    </>
  );
}
