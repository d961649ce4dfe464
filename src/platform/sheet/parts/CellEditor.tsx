import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { headOf, isNumeric } from '@/platform/grid/columnSpec';
import { keptText } from '@/platform/sheet/cellEditing';
import { faultWords } from '@/platform/sheet/faultWords';
import type { EditEnd, RowTexts } from '@/platform/sheet/parts/SheetRow';
import { editOf, type SheetColumn } from '@/platform/sheet/sheetColumn';
import type { RowLine } from '@/platform/sheet/sheetLines';
import type { OpenEditor } from '@/platform/sheet/useSheetEditing';
import { touchInputSize } from '@/platform/theme/tokens';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

const box = {
  font: 'inherit',
  letterSpacing: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  display: 'block',
  width: '100%',
  height: '100%',
  margin: 0,
  padding: '0 8px',
  border: 0,
  outline: 'none',
  color: 'inherit',
  backgroundColor: 'transparent',
  // Below this size iOS zooms into the field.
  '@media (pointer: coarse)': { fontSize: touchInputSize },
} as const;
const Input = styled('input')(box, { '&.number': { textAlign: 'right' } });
const Select = styled('select')(({ theme }) => ({ ...box, backgroundColor: theme.tokens.surface }));

const ENDS: Readonly<Record<string, readonly [plain: EditEnd, shifted: EditEnd]>> = {
  Enter: ['down', 'up'],
  Tab: ['next', 'previous'],
  Escape: ['cancel', 'cancel'],
};

interface CellEditorProps<Row> {
  readonly column: SheetColumn<Row>;
  readonly line: RowLine<Row>;
  readonly editor: OpenEditor;
  readonly texts: RowTexts;
  readonly onEnd: (text: string, end: EditEnd) => void;
}

/** Edits one cell in its place; an invalid value is marked right there and stays as typed. */
export function CellEditor<Row>({ column, line, editor, texts, onEnd }: CellEditorProps<Row>) {
  const [text, setText] = useState(editor.text);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const ended = useRef(false);
  const messageId = useId();
  const edit = editOf(column, line.row);
  const message = editor.fault && faultWords(editor.fault, texts.sheet);
  const { select } = editor;

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (select) field.current?.select?.();
  }, [select]);
  // A refused value keeps the editor open, which then listens again.
  useLayoutEffect(() => {
    ended.current = false;
  }, [editor]);

  const end = (how: EditEnd) => {
    if (ended.current) return;
    ended.current = true;
    onEnd(text, how);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The sheet's own keys rest while a cell is edited.
    event.stopPropagation();
    const ends = ENDS[event.key];
    if (!ends) return;
    event.preventDefault();
    end(ends[event.shiftKey ? 1 : 0]);
  };
  if (!edit) return null;

  const shared = {
    ref: field,
    value: text,
    onKeyDown,
    onBlur: () => end('left'),
    'aria-label': headOf(column),
    ...(message ? { 'aria-invalid': true as const, 'aria-describedby': messageId } : {}),
  };
  return (
    <Tooltip
      open={message !== null}
      title={message ?? ''}
      placement="bottom-start"
      disableInteractive
      slotProps={{
        tooltip: { sx: ({ tokens }) => ({ bgcolor: tokens.danger.solid, color: tokens.danger.on }) },
      }}
    >
      <div style={{ height: '100%' }}>
        {edit.as === 'select' ? (
          <Select {...shared} onChange={(event) => setText(event.target.value)}>
            {edit.options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            {...shared}
            className={isNumeric(column) ? 'number' : ''}
            autoComplete="off"
            inputMode={edit.as === 'text' ? 'text' : edit.as === 'integer' ? 'numeric' : 'decimal'}
            onChange={(event) => setText(keptText(edit, event.target.value))}
          />
        )}
        <VisuallyHidden id={messageId} role="alert">
          {message}
        </VisuallyHidden>
      </div>
    </Tooltip>
  );
}
