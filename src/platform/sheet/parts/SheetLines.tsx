import { useTheme } from '@mui/material/styles';
import { SheetBody } from '@/platform/sheet/parts/SheetBody';
import { SheetFoot } from '@/platform/sheet/parts/SheetFoot';
import { SheetHead } from '@/platform/sheet/parts/SheetHead';
import type { RowTexts } from '@/platform/sheet/parts/SheetRow';
import type { SheetProps } from '@/platform/sheet/sheetProps';
import type { ColumnLayout } from '@/platform/sheet/useColumnLayout';
import type { useRowWindow } from '@/platform/sheet/useRowWindow';
import type { SheetActions } from '@/platform/sheet/useSheetActions';
import type { SheetModel } from '@/platform/sheet/useSheetModel';
import type { SheetSelection } from '@/platform/sheet/useSheetSelection';

interface SheetLinesProps<Row extends object> {
  readonly props: SheetProps<Row>;
  readonly model: SheetModel<Row>;
  readonly layout: ColumnLayout;
  readonly selection: SheetSelection;
  readonly actions: SheetActions<Row>;
  readonly store: ReturnType<typeof useRowWindow>;
  readonly texts: RowTexts;
  readonly hintId: string;
}

/** Head, rows in view, and totals. */
export function SheetLines<Row extends object>({
  props,
  model,
  layout,
  selection,
  actions,
  store,
  texts,
  hintId,
}: SheetLinesProps<Row>) {
  const { columns } = props;
  const { lines, foot } = model;
  const { active } = selection;
  const { edited, open } = actions.editing;
  const { density } = useTheme();
  return (
    <>
      <SheetHead
        columns={columns}
        layout={layout}
        sort={model.sort}
        active={active.line === -1 ? active.column : -1}
        hintId={hintId}
      />
      <SheetBody
        store={store}
        lines={lines}
        columns={columns}
        frozen={layout.frozen}
        rowHeight={density.row}
        texts={texts}
        grouped={props.groups !== undefined}
        folded={model.folded}
        activeLine={active.line}
        activeColumn={active.column}
        range={selection.range}
        edited={edited}
        editor={open}
        editable={props.onEdit !== undefined}
        look={props.figureLook}
        notes={props.notes}
        onEditEnd={actions.endEdit}
      />
      <SheetFoot
        columns={columns}
        frozen={layout.frozen}
        foot={foot}
        above={lines.length}
        activeLine={active.line - lines.length}
        activeColumn={active.column}
        t={texts.grid}
        look={props.figureLook}
        words={texts.sheet}
      />
    </>
  );
}
