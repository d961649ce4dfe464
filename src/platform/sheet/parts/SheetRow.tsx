import { type CSSProperties, type ReactNode } from 'react';
import type { GridTexts } from '@/platform/grid/cellText';
import { formatNumber } from '@/platform/format/number';
import { isNumeric, valueOf } from '@/platform/grid/columnSpec';
import { memoGeneric } from '@/platform/react/generic';
import { CellEditor } from '@/platform/sheet/parts/CellEditor';
import { type FaultWords, faultWords } from '@/platform/sheet/faultWords';
import { figureClass, figureText } from '@/platform/sheet/parts/figureCell';
import { editOf, type SheetColumn } from '@/platform/sheet/sheetColumn';
import type { RowLine, SheetLine } from '@/platform/sheet/sheetLines';
import type { SheetFigureLook, SheetNotes } from '@/platform/sheet/sheetProps';
import { lineText } from '@/platform/sheet/sheetText';
import type { EditedCell, EditedRow, OpenEditor } from '@/platform/sheet/useSheetEditing';
import { StatusChip } from '@/platform/ui/StatusChip';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

/** What ends an editor: keys that go on, or the focus that left. */
export type EditEnd = 'down' | 'up' | 'next' | 'previous' | 'left' | 'cancel';

export interface RowTexts {
  readonly grid: GridTexts;
  readonly sheet: FaultWords;
}

interface SheetRowProps<Row> {
  readonly line: SheetLine<Row>;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly SheetColumn<Row>[];
  readonly frozen: number;
  readonly texts: RowTexts;
  /** Whether the sheet has headings: then lines tell their level. */
  readonly grouped: boolean;
  readonly folded: boolean;
  /** The column of the active cell; -1 in every other line. */
  readonly active: number;
  readonly pickedFrom: number;
  readonly pickedTo: number;
  readonly edited: EditedRow | undefined;
  readonly editor: OpenEditor | null;
  readonly editable: boolean;
  readonly look: SheetFigureLook<Row> | undefined;
  readonly notes: SheetNotes<Row> | undefined;
  readonly onEditEnd: (text: string, end: EditEnd) => void;
}

function SheetRowView<Row>(props: SheetRowProps<Row>) {
  const { line, index, columns, texts, grouped } = props;
  const group = line.kind === 'group';
  const result = group && line.result === true;
  const style: CSSProperties & { '--lv'?: number } = { top: props.top };
  if (grouped) style['--lv'] = line.level;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={rowClass(line)}
      style={style}
      {...(grouped && { 'aria-level': line.level })}
      {...(group && !result && { 'aria-expanded': !props.folded })}
    >
      {columns.map((column, at) => {
        const edited = props.edited?.[column.field];
        const mayEdit = props.editable && line.kind === 'row' && editOf(column, line.row) !== null;
        const open = props.editor?.field === column.field ? props.editor : null;
        const note = props.notes && noteOf(props.notes, line, column.field);
        const figure = at > 0 || !group ? figureOf(props, column) : null;
        const opens = typeof figure === 'number' && !result && opensSomething(props.look, line, column.field);
        return (
          // A roving focus: one cell of the sheet takes the Tab key, all take the pointer.
          <div
            key={column.field}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            tabIndex={at === props.active && !open ? 0 : -1}
            className={
              cellClass(props, column, at, mayEdit, edited, open !== null) +
              figureClass(props.look, column, figure, opens) +
              (note ? ' noted' : '')
            }
            {...(note && { 'data-tip': note })}
            {...(opens && { 'aria-haspopup': 'dialog' as const })}
            {...(props.editable && column.edit && { 'aria-readonly': !mayEdit })}
            {...(at >= props.pickedFrom && at <= props.pickedTo && { 'aria-selected': true })}
            {...(edited?.fault && {
              'aria-invalid': true,
              'data-tip': faultWords(edited.fault, texts.sheet),
            })}
          >
            {open && line.kind === 'row' ? (
              <CellEditor column={column} line={line} editor={open} texts={texts} onEnd={props.onEditEnd} />
            ) : (
              figureText(
                props.look,
                column,
                figure,
                cellContent(line, column, at, texts, edited),
                texts.sheet,
              )
            )}
            {note && <VisuallyHidden> {texts.sheet('note.on', { note })}</VisuallyHidden>}
          </div>
        );
      })}
    </div>
  );
}

function rowClass<Row>(line: SheetLine<Row>): string {
  if (line.kind === 'row') return 'row';
  if (line.result) return 'row group result';
  return line.level === 1 ? 'row group' : 'row group inner';
}

const noteOf = <Row,>(notes: SheetNotes<Row>, line: SheetLine<Row>, field: string) =>
  notes.of({ row: line.kind === 'row' ? line.row : null, id: line.id, field });

function opensSomething<Row>(
  look: SheetFigureLook<Row> | undefined,
  line: SheetLine<Row>,
  field: string,
): boolean {
  const opens = line.kind === 'group' ? look?.opens?.(field, null) : look?.opensRow?.(line.row, field);
  return opens ?? false;
}

/** The figure of a cell, where a look asks for it. */
function figureOf<Row>({ look, line }: SheetRowProps<Row>, column: SheetColumn<Row>): unknown {
  if (!look || !isNumeric(column)) return null;
  return line.kind === 'group' ? line.figures[column.field] : valueOf(column, line.row);
}

function cellClass<Row>(
  { active, pickedFrom, pickedTo, frozen }: SheetRowProps<Row>,
  column: SheetColumn<Row>,
  at: number,
  mayEdit: boolean,
  edited: EditedCell | undefined,
  open: boolean,
): string {
  let names = `cell c${at}`;
  if (isNumeric(column)) names += ' num';
  if (at < frozen) names += at === frozen - 1 ? ' frozen edge' : ' frozen';
  if (mayEdit) names += ' editable';
  if (at === active) names += ' active';
  if (at >= pickedFrom && at <= pickedTo) names += ' picked';
  if (edited) names += edited.fault ? ' refused' : ' saving';
  return open ? `${names} open` : names;
}

// No component of its own: a wheel turn draws hundreds of cells, and most of them are a word.
function cellContent<Row>(
  line: SheetLine<Row>,
  column: SheetColumn<Row>,
  at: number,
  texts: RowTexts,
  edited: EditedCell | undefined,
): ReactNode {
  if (edited) {
    return (
      <>
        {edited.text}{' '}
        {edited.fault && (
          <VisuallyHidden>
            {texts.sheet('edit.refused', { why: faultWords(edited.fault, texts.sheet) })}
          </VisuallyHidden>
        )}
      </>
    );
  }
  if (line.kind === 'group' && at === 0) {
    if (line.result) return line.label;
    const count = formatNumber(line.rows.length, { decimals: 0 });
    return (
      <>
        <span className="fold" aria-hidden />
        <span className="words">{line.label}</span> <span className="foldCount">({count})</span>
      </>
    );
  }
  const own = line.kind === 'row' && ownLook(line, column);
  if (own) return own;
  const text = lineText(line, column, at, texts.grid);
  // The name of a line may take several on a telephone.
  return at === 0 && text !== '' ? <span className="words">{text}</span> : text;
}

function ownLook<Row>({ row }: RowLine<Row>, column: SheetColumn<Row>): ReactNode {
  if (column.render) return column.render(row);
  const status = column.status?.(row);
  return status ? <StatusChip {...status} /> : null;
}

/** A line of the body. Drawn anew only when something of its own changes. */
export const SheetRow = memoGeneric(SheetRowView);
