import type { TFunction } from 'i18next';
import { cellText } from '@/platform/grid/cellText';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetProps } from '@/platform/sheet/sheetProps';
import type { SheetModel } from '@/platform/sheet/useSheetModel';
import type { SheetSelection } from '@/platform/sheet/useSheetSelection';

/** The note of the visited cell: whether there may be one, and opening it. */
export function noteOfVisited<Row extends object>(
  props: SheetProps<Row>,
  { lines }: SheetModel<Row>,
  { active, focusRequests, range }: SheetSelection,
  grid: TFunction<'grid'>,
) {
  const columns: readonly SheetColumn<Row>[] = props.columns;
  const noted = lines[active.line];
  const notedColumn = columns[active.column];
  // Without a visited cell there is none.
  const mayNote = Boolean(props.notes && noted && notedColumn && (focusRequests > 0 || range));
  const openNote = (): boolean => {
    if (!props.notes || !noted || !notedColumn) return false;
    const [first] = columns;
    const row = noted.kind === 'row' ? noted.row : null;
    const named = columns.find(({ identifying }) => identifying) ?? first;
    const label = noted.kind === 'group' ? noted.label : named ? cellText(named, noted.row, grid) : '';
    props.notes.onOpen({ row, id: noted.id, label, field: notedColumn.field });
    return true;
  };
  return { mayNote, openNote };
}
