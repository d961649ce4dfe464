import { useSyncExternalStore } from 'react';
import { memoGeneric } from '@/platform/react/generic';
import { type EditEnd, type RowTexts, SheetRow } from '@/platform/sheet/parts/SheetRow';
import type { RowWindowStore } from '@/platform/sheet/rowWindow';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetLine } from '@/platform/sheet/sheetLines';
import type { SheetFigureLook, SheetNotes } from '@/platform/sheet/sheetProps';
import type { CellRange } from '@/platform/sheet/sheetPosition';
import type { EditedRow, OpenEditor } from '@/platform/sheet/useSheetEditing';

interface SheetBodyProps<Row> {
  readonly store: RowWindowStore;
  readonly lines: readonly SheetLine<Row>[];
  readonly columns: readonly SheetColumn<Row>[];
  readonly frozen: number;
  readonly rowHeight: number;
  readonly texts: RowTexts;
  readonly grouped: boolean;
  readonly folded: ReadonlySet<string>;
  readonly activeLine: number;
  readonly activeColumn: number;
  readonly range: CellRange | null;
  readonly edited: ReadonlyMap<string, EditedRow>;
  readonly editor: OpenEditor | null;
  readonly editable: boolean;
  readonly look: SheetFigureLook<Row> | undefined;
  readonly notes: SheetNotes<Row> | undefined;
  readonly onEditEnd: (text: string, end: EditEnd) => void;
}

function SheetBodyView<Row>(props: SheetBodyProps<Row>) {
  const { store, lines, rowHeight, activeLine, range } = props;
  const { start, end } = useSyncExternalStore(store.subscribe, store.get);

  const drawn: number[] = [];
  for (let at = start; at < Math.min(end, lines.length); at += 1) drawn.push(at);
  // The line of the active cell stays, however far one scrolls: the focus and what is typed live there.
  if (activeLine >= 0 && activeLine < lines.length) {
    if (activeLine < start) drawn.unshift(activeLine);
    else if (activeLine >= end) drawn.push(activeLine);
  }
  return (
    <div
      role="rowgroup"
      className={props.grouped ? 'body grouped' : 'body'}
      style={{ height: lines.length * rowHeight }}
    >
      {drawn.map((at) => {
        const line = lines[at];
        if (!line) return null;
        const picked = range && at >= range.top && at <= range.bottom && !isOneCell(range) ? range : null;
        return (
          <SheetRow
            key={line.id}
            line={line}
            index={at}
            top={at * rowHeight}
            columns={props.columns}
            frozen={props.frozen}
            texts={props.texts}
            grouped={props.grouped}
            folded={line.kind === 'group' && props.folded.has(line.id)}
            active={at === activeLine ? props.activeColumn : -1}
            pickedFrom={picked?.left ?? 0}
            pickedTo={picked?.right ?? -1}
            edited={props.edited.get(line.id)}
            editor={props.editor?.id === line.id ? props.editor : null}
            editable={props.editable}
            look={props.look}
            notes={props.notes}
            onEditEnd={props.onEditEnd}
          />
        );
      })}
    </div>
  );
}

const isOneCell = ({ top, bottom, left, right }: CellRange) => top === bottom && left === right;

/** The lines in view, and a few around them. It alone is drawn while one scrolls. */
export const SheetBody = memoGeneric(SheetBodyView);
