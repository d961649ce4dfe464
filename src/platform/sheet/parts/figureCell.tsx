import type { ReactNode } from 'react';
import { roundHalfAway } from '@/platform/format/number';
import { kindOf } from '@/platform/grid/columnSpec';
import type { FaultWords } from '@/platform/sheet/faultWords';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetFigureLook } from '@/platform/sheet/sheetProps';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

/** Whether a figure is below zero as its column writes it: −0,04 % is written '0,0', and is no loss. */
function isBelowZero<Row>(column: SheetColumn<Row>, figure: unknown): boolean {
  if (typeof figure !== 'number' || figure >= 0) return false;
  return roundHalfAway(figure, kindOf(column) === 'money' ? 0 : (column.decimals ?? 2)) < 0;
}

/** The classes of a cell with a figure, and its words for assistive technology. */
export function figureClass<Row>(
  look: SheetFigureLook<Row> | undefined,
  column: SheetColumn<Row>,
  figure: unknown,
  opens: boolean,
): string {
  const negative = look?.negatives && isBelowZero(column, figure);
  return `${negative ? ' negative' : ''}${opens ? ' opens' : ''}`;
}

/** A figure's text; one below zero says so in a word too, where the look asks for it. */
export function figureText<Row>(
  look: SheetFigureLook<Row> | undefined,
  column: SheetColumn<Row>,
  figure: unknown,
  text: ReactNode,
  t: FaultWords,
): ReactNode {
  if (!look?.negatives || !isBelowZero(column, figure)) return text;
  return (
    <>
      <VisuallyHidden>{t('negative')} </VisuallyHidden>
      {text}
    </>
  );
}
