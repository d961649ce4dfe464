import { totalOf } from '@/platform/grid/rowPipeline';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetFigures, SheetGroups, SheetResult, SheetTotal } from '@/platform/sheet/sheetProps';

export interface RowLine<Row> {
  readonly kind: 'row';
  readonly id: string;
  readonly level: number;
  readonly row: Row;
}

export interface GroupLine<Row> {
  readonly kind: 'group';
  readonly id: string;
  readonly level: number;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly figures: SheetFigures;
  /** It stands between headings, and nothing lies under it. */
  readonly result?: true;
}

export type SheetLine<Row> = RowLine<Row> | GroupLine<Row>;

interface Branch<Row> {
  readonly key: string;
  readonly line: { id: string; level: number; label: string };
  readonly inner: Map<string, Branch<Row>>;
  readonly above: Branch<Row> | null;
  readonly own: RowLine<Row>[];
  readonly all: Row[];
}

export interface SheetTree<Row> {
  readonly lines: readonly SheetLine<Row>[];
  /** For each line, the index of the first line after everything under it. */
  readonly ends: readonly number[];
  readonly groupIds: readonly string[];
}

const SEPARATOR = '\u001f';

const rowLineId = (id: string | number) => `r${SEPARATOR}${id}`;

/** Sums of the columns that have a `total`, over some rows. */
function figuresOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): SheetFigures {
  const summed = columns.filter((column) => column.total);
  return Object.fromEntries(summed.map((column) => [column.field, totalOf(column, rows)]));
}

/** The figures of one line of the foot. */
export function footFigures<Row>(
  total: SheetTotal<Row>,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): SheetFigures {
  if (!total.figures) return figuresOf(columns, rows);
  return typeof total.figures === 'function' ? total.figures(rows) : total.figures;
}

/** Rows without headings: one line each. */
export function plainLines<Row>(
  rows: readonly Row[],
  getRowId: (row: Row) => string | number,
): SheetTree<Row> {
  const lines = rows.map((row): RowLine<Row> => ({
    kind: 'row',
    id: rowLineId(getRowId(row)),
    level: 1,
    row,
  }));
  return { lines, ends: [], groupIds: [] };
}

/**
 * Puts rows under their headings. Headings keep the order in which the unsorted rows bring them, so that sorting
 * orders the rows inside each and moves no heading. Under a heading its own rows come before its inner headings.
 */
export function groupLines<Row>(
  sorted: readonly Row[],
  unsorted: readonly Row[],
  columns: readonly SheetColumn<Row>[],
  groups: SheetGroups<Row>,
  getRowId: (row: Row) => string | number,
): SheetTree<Row> {
  const branchOf = (above: Branch<Row> | null, key: string, line: Branch<Row>['line']): Branch<Row> => ({
    key,
    line,
    inner: new Map(),
    above,
    own: [],
    all: [],
  });
  const root = branchOf(null, '', { id: 'g', level: 0, label: '' });
  const groupIds: string[] = [];
  const nearest = new Map<Row, Branch<Row>>();
  const place = (row: Row): Branch<Row> => {
    let above = root;
    for (const { key, label } of groups.path(row)) {
      let branch = above.inner.get(key);
      if (!branch) {
        const { id, level } = above.line;
        branch = branchOf(above, key, { id: `${id}${SEPARATOR}${key}`, level: level + 1, label });
        above.inner.set(key, branch);
        groupIds.push(branch.line.id);
      }
      above = branch;
    }
    return above;
  };
  // Rows that nothing has sorted are placed as they are filed.
  if (sorted !== unsorted) for (const row of unsorted) nearest.set(row, place(row));
  for (const row of sorted) {
    const own = nearest.get(row) ?? place(row);
    own.own.push({ kind: 'row', id: rowLineId(getRowId(row)), level: own.line.level + 1, row });
    for (let branch = own; branch.above; branch = branch.above) branch.all.push(row);
  }

  const lines: SheetLine<Row>[] = [];
  const ends: number[] = [];
  const { results } = groups;
  /** Writes the results that stand before a heading, or at the end; answers those that are left. */
  const writeResults = (
    { line, inner }: Branch<Row>,
    pending: readonly SheetResult<Row>[],
    before: string | null,
  ) => {
    const order = results?.order ?? [];
    const due = pending.filter(
      ({ through }) => before === null || order.indexOf(through) < order.indexOf(before),
    );
    if (due.length === 0) return pending;
    const rows = [...inner.values()].flatMap(({ all }) => all);
    for (const { id, label, figures } of due) {
      const own = { id: `${line.id}${SEPARATOR}=${id}`, level: line.level + 1, label, rows };
      ends[lines.push({ kind: 'group', ...own, figures: figures(rows), result: true }) - 1] = lines.length;
    }
    return pending.filter((each) => !due.includes(each));
  };
  const write = (branch: Branch<Row>) => {
    let pending = results?.level === branch.line.level + 1 ? results.lines : [];
    for (const line of branch.own) ends[lines.push(line) - 1] = lines.length;
    for (const inner of branch.inner.values()) {
      if (inner.all.length === 0) continue;
      pending = writeResults(branch, pending, inner.key);
      const figures = {
        ...figuresOf(columns, inner.all),
        ...groups.figures?.(inner.key, inner.all),
      };
      const at = lines.push({ kind: 'group', ...inner.line, rows: inner.all, figures }) - 1;
      write(inner);
      ends[at] = lines.length;
    }
    if (branch.inner.size > 0) writeResults(branch, pending, null);
  };
  write(root);
  return { lines, ends, groupIds };
}

/** The lines in view: what lies under a folded heading is left out. */
export function unfoldedLines<Row>(
  tree: SheetTree<Row>,
  folded: ReadonlySet<string>,
): readonly SheetLine<Row>[] {
  if (folded.size === 0) return tree.lines;
  const shown: SheetLine<Row>[] = [];
  for (let at = 0; at < tree.lines.length;) {
    const line = tree.lines[at];
    if (!line) break;
    shown.push(line);
    at = line.kind === 'group' && folded.has(line.id) ? (tree.ends[at] ?? at + 1) : at + 1;
  }
  return shown;
}

/** The line of the heading right over a line; -1 for the outermost. */
export function parentIndex<Row>(lines: readonly SheetLine<Row>[], index: number): number {
  const level = lines[index]?.level ?? 1;
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (line?.kind === 'group' && line.level < level) return at;
  }
  return -1;
}
