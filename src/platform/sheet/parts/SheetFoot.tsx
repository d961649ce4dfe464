import { formatCell, type GridTexts } from '@/platform/grid/cellText';
import { isNumeric } from '@/platform/grid/columnSpec';
import { memoGeneric } from '@/platform/react/generic';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { FaultWords } from '@/platform/sheet/faultWords';
import { figureClass, figureText as figureWords } from '@/platform/sheet/parts/figureCell';
import type { SheetFigureLook, SheetFigures } from '@/platform/sheet/sheetProps';
import type { FootLine } from '@/platform/sheet/useSheetModel';

interface SheetFootProps<Row> {
  readonly columns: readonly SheetColumn<Row>[];
  readonly frozen: number;
  readonly foot: readonly FootLine[];
  /** How many lines stand above, the head left out. */
  readonly above: number;
  /** The active cell when it is in the foot. */
  readonly activeLine: number;
  readonly activeColumn: number;
  readonly t: GridTexts;
  readonly look: SheetFigureLook<Row> | undefined;
  readonly words: FaultWords;
}

// Nothing stands under a column without a total; one whose total is not known says so.
function figureText<Row>(column: SheetColumn<Row>, figures: SheetFigures, t: GridTexts): string {
  const figure = figures[column.field];
  return figure === undefined ? '' : formatCell(column, figure, t);
}

function SheetFootView<Row>(props: SheetFootProps<Row>) {
  const { columns, frozen, foot, above, t, look, words } = props;
  if (foot.length === 0) return null;
  return (
    <div role="rowgroup" className="foot">
      {foot.map((line, lineAt) => (
        <div role="row" key={line.id} aria-rowindex={above + lineAt + 2} className="row">
          {columns.map((column, at) => {
            const edge = at < frozen ? (at === frozen - 1 ? ' frozen edge' : ' frozen') : '';
            const figure = at > 0 ? line.figures[column.field] : null;
            const opens = typeof figure === 'number' && (look?.opens?.(column.field, line.id) ?? false);
            return (
              <div
                key={column.field}
                role={at === 0 ? 'rowheader' : 'gridcell'}
                aria-colindex={at + 1}
                tabIndex={lineAt === props.activeLine && at === props.activeColumn ? 0 : -1}
                className={`cell c${at}${edge}${at > 0 && isNumeric(column) ? ' num' : ''}${figureClass(look, column, figure, opens)}`}
                {...(opens && { 'aria-haspopup': 'dialog' as const })}
              >
                {at === 0
                  ? line.label
                  : figureWords(look, column, figure, figureText(column, line.figures, t), words)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The totals: always in view, each under its column. */
export const SheetFoot = memoGeneric(SheetFootView);
