interface HeightWish {
  readonly wanted: 'fill' | 'content' | number;
  /** What is free under the table's upper edge, the foot taken off. */
  readonly space: number;
  readonly rows: number;
  readonly pending: boolean;
  /** There are more pages: their last one must not pull the foot up under the pointer. */
  readonly paged: boolean;
  /** Search or filters are set. */
  readonly narrowed: boolean;
  readonly row: number;
  readonly head: number;
  readonly totals: boolean;
  readonly pageSize: number;
}

const TOTALS_HEIGHT = 36;
/** Room for the words of an empty list; kept while typing narrows a list, so that its foot does not jump. */
const LEAST_ROWS = 6;
/** So many rows are always in view, even when the page has to scroll for it. */
const ROWS_IN_VIEW = 9;
const MARGIN = 16;

/** Height of head, rows and totals. */
export function tableHeight(wish: HeightWish): number {
  const { wanted, rows, row } = wish;
  if (typeof wanted === 'number') return wanted;
  const around = wish.head + (wish.totals ? TOTALS_HEIGHT : 0) + 2;
  const content = around + Math.max(rows, rows === 0 || wish.narrowed ? LEAST_ROWS : 1) * row;
  if (wanted === 'content') return content;
  const roomy = Math.max(wish.space - MARGIN, around + ROWS_IN_VIEW * row);
  const fill = Math.min(roomy, around + wish.pageSize * row);
  return wish.pending || wish.paged ? fill : Math.min(fill, content);
}
