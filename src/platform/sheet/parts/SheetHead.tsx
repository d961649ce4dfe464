import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { type PointerEvent, useState } from 'react';
import { headOf, isNumeric } from '@/platform/grid/columnSpec';
import type { GridSort } from '@/platform/grid/gridQuery';
import { memoGeneric } from '@/platform/react/generic';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { ColumnLayout } from '@/platform/sheet/useColumnLayout';

interface SheetHeadProps<Row> {
  readonly columns: readonly SheetColumn<Row>[];
  readonly layout: ColumnLayout;
  readonly sort: GridSort | null;
  /** The column of the active cell when it is in the head, else -1. */
  readonly active: number;
  /** Says which keys sort and widen. */
  readonly hintId: string;
}

function SheetHeadView<Row>({ columns, layout, sort, active, hintId }: SheetHeadProps<Row>) {
  return (
    <div role="rowgroup" className="head">
      <div role="row" aria-rowindex={1} className="row">
        {columns.map((column, at) => {
          const sortable = column.sortable !== false;
          const direction = sort?.field === column.field ? sort.direction : null;
          const Arrow = direction === 'desc' ? ArrowDownwardOutlined : ArrowUpwardOutlined;
          return (
            <div
              key={column.field}
              role="columnheader"
              aria-colindex={at + 1}
              aria-describedby={hintId}
              tabIndex={at === active ? 0 : -1}
              className={headClass(column, at, layout.frozen, sortable, direction !== null)}
              {...(sortable && {
                'aria-sort': direction ? (direction === 'asc' ? 'ascending' : 'descending') : 'none',
              })}
            >
              <span className="word" data-cut>
                {headOf(column)}
              </span>
              {direction && <Arrow aria-hidden />}
              <Grip
                width={layout.widths[at] ?? 0}
                onWidth={(width) => layout.setWidth(column.field, width)}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function headClass<Row>(
  column: SheetColumn<Row>,
  at: number,
  frozen: number,
  sortable: boolean,
  sorted: boolean,
): string {
  let names = `cell c${at}`;
  if (isNumeric(column)) names += ' num';
  if (at < frozen) names += at === frozen - 1 ? ' frozen edge' : ' frozen';
  if (sortable) names += ' sortable';
  return sorted ? `${names} sorted` : names;
}

/** The edge that is dragged to widen a column; for keys, see the hint of the head. */
function Grip({ width, onWidth }: { readonly width: number; readonly onWidth: (width: number) => void }) {
  const [from, setFrom] = useState<{ x: number; width: number } | null>(null);
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom({ x: event.clientX, width });
  };
  return (
    <span
      aria-hidden
      className={from ? 'grip dragged' : 'grip'}
      onPointerDown={start}
      onPointerMove={(event) => from && onWidth(from.width + event.clientX - from.x)}
      onPointerUp={() => setFrom(null)}
      onPointerCancel={() => setFrom(null)}
    />
  );
}

export const SheetHead = memoGeneric(SheetHeadView);
