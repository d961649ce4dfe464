import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridSort } from '@/platform/grid/gridQuery';
import { sortSheetRows } from '@/platform/sheet/sheetSort';
import {
  footFigures,
  groupLines,
  plainLines,
  type SheetLine,
  unfoldedLines,
} from '@/platform/sheet/sheetLines';
import type { SheetFigures, SheetProps } from '@/platform/sheet/sheetProps';
import { SheetSearch } from '@/platform/sheet/sheetSearch';

export interface FootLine {
  readonly id: string;
  readonly label: string;
  readonly figures: SheetFigures;
}

export interface SheetModel<Row> {
  readonly lines: readonly SheetLine<Row>[];
  /** The rows that the search leaves. */
  readonly found: readonly Row[];
  readonly foot: readonly FootLine[];
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly sort: GridSort | null;
  /** Ascending, descending, as it came. */
  readonly turnSort: (field: string) => void;
  readonly folded: ReadonlySet<string>;
  readonly groupIds: readonly string[];
  /** What the reader has folded; null where nothing was. */
  readonly chosenFolds: ReadonlySet<string> | null;
  readonly fold: (ids: readonly string[], folded: boolean) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** What the sheet shows of its rows: searched, sorted, under headings, folded, and totalled. */
export function useSheetModel<Row extends object>(props: SheetProps<Row>): SheetModel<Row> {
  const { columns, rows, groups, getRowId, totals, initialSort = null, startAt } = props;
  const { t, i18n } = useTranslation(['grid', 'sheet']);
  const [search, setSearch] = useState(startAt?.search ?? '');
  const [sort, setSort] = useState<GridSort | null>(initialSort);
  const [chosenFolds, setFolds] = useState<ReadonlySet<string> | null>(() => {
    const folds = startAt?.search ? null : startAt?.folded;
    return folds ? new Set(folds) : null;
  });
  // What was found is shown, whatever was folded before.
  const [searchFolds, setSearchFolds] = useState<ReadonlySet<string>>(NONE);

  const finder = useMemo(() => new SheetSearch(columns, t), [columns, t]);
  const found = useMemo(() => finder.find(rows, search), [finder, rows, search]);
  const notifyFound = useEffectEvent((left: readonly Row[]) => props.onFound?.(left));
  useEffect(() => notifyFound(found), [found]);
  const sorted = useMemo(
    () => sortSheetRows(found, columns, sort, i18n.language),
    [found, columns, sort, i18n.language],
  );
  const tree = useMemo(
    () => (groups ? groupLines(sorted, rows, columns, groups, getRowId) : plainLines(sorted, getRowId)),
    [groups, sorted, rows, columns, getRowId],
  );
  const startFolds = useMemo(
    () => (groups?.startFolded === 'all' ? new Set(tree.groupIds) : NONE),
    [groups, tree.groupIds],
  );
  const folded = search ? searchFolds : (chosenFolds ?? startFolds);
  const lines = useMemo(() => unfoldedLines(tree, folded), [tree, folded]);

  const foot = useMemo((): readonly FootLine[] => {
    const summed = columns.some((column) => column.total);
    const wanted = totals ?? (summed ? [{ id: 'total', label: t('grid:total') }] : []);
    return wanted.map((total) => ({
      id: total.id,
      label: total.label,
      figures: footFigures(total, columns, found),
    }));
  }, [totals, columns, found, t]);

  const fold = (ids: readonly string[], closed: boolean) => {
    const next = new Set(folded);
    for (const id of ids)
      if (closed) next.add(id);
      else next.delete(id);
    if (search) setSearchFolds(next);
    else setFolds(next);
  };
  const turnSort = (field: string) => {
    const direction = sort?.field === field ? (sort.direction === 'asc' ? 'desc' : null) : 'asc';
    const next: GridSort | null = direction && { field, direction };
    setSort(next);
    props.onSort?.(next);
  };
  const searchFor = (text: string) => {
    setSearch(text);
    setSearchFolds(NONE);
  };
  return {
    lines,
    found,
    foot,
    search,
    setSearch: searchFor,
    sort,
    turnSort,
    folded,
    groupIds: tree.groupIds,
    chosenFolds,
    fold,
  };
}
