import type { ReactNode } from 'react';
import type { FaultWords } from '@/platform/sheet/faultWords';
import type { SheetFigureLook } from '@/platform/sheet/sheetProps';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

/** The classes of a cell with a figure, and its words for assistive technology. */
export function figureClass<Row>(
  look: SheetFigureLook<Row> | undefined,
  figure: unknown,
  opens: boolean,
): string {
  const negative = look?.negatives && typeof figure === 'number' && figure < 0;
  return `${negative ? ' negative' : ''}${opens ? ' opens' : ''}`;
}

/** A figure's text; one below zero says so in a word too, where the look asks for it. */
export function figureText<Row>(
  look: SheetFigureLook<Row> | undefined,
  figure: unknown,
  text: ReactNode,
  t: FaultWords,
): ReactNode {
  if (!look?.negatives || typeof figure !== 'number' || figure >= 0) return text;
  return (
    <>
      <VisuallyHidden>{t('negative')} </VisuallyHidden>
      {text}
    </>
  );
}
