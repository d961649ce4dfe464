import { styled, useTheme } from '@mui/material/styles';
import { type CSSProperties, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperTable } from '@/platform/export/PaperTable';
import { formatNumber } from '@/platform/format/number';
import { CellTips } from '@/platform/grid/parts/CellTips';
import { StaleNote } from '@/platform/grid/parts/GridStates';
import { SheetLines } from '@/platform/sheet/parts/SheetLines';
import type { RowTexts } from '@/platform/sheet/parts/SheetRow';
import { SheetState, useSheetState } from '@/platform/sheet/parts/SheetState';
import { SheetStatus } from '@/platform/sheet/parts/SheetStatus';
import { SheetToolbar } from '@/platform/sheet/parts/SheetToolbar';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetLine } from '@/platform/sheet/sheetLines';
import { Body, Frame, Scroller, tipsLook } from '@/platform/sheet/sheetLook';
import { cellsIn, type CellRange } from '@/platform/sheet/sheetPosition';
import type { SheetProps } from '@/platform/sheet/sheetProps';
import { rangeSum } from '@/platform/sheet/sheetText';
import { useCellFocus } from '@/platform/sheet/useCellFocus';
import { useColumnLayout } from '@/platform/sheet/useColumnLayout';
import { useRowWindow } from '@/platform/sheet/useRowWindow';
import { useSheetActions, type Copied } from '@/platform/sheet/useSheetActions';
import { useSheetEvents } from '@/platform/sheet/useSheetEvents';
import { useSheetHeight } from '@/platform/sheet/useSheetHeight';
import { useSheetModel } from '@/platform/sheet/useSheetModel';
import { useSheetPaper, whole } from '@/platform/sheet/useSheetPaper';
import { useSheetPlace } from '@/platform/sheet/useSheetPlace';
import { useSheetSelection } from '@/platform/sheet/useSheetSelection';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

/** '12 células · Soma 1.234,00', or what has just been copied. */
function useSelectionText<Row>(
  lines: readonly SheetLine<Row>[],
  columns: readonly SheetColumn<Row>[],
  range: CellRange | null,
  copied: Copied | null,
  { grid, sheet }: RowTexts,
): string {
  const cells = range ? cellsIn(range) : 0;
  const sum = useMemo(
    () => (range && cellsIn(range) > 1 ? rangeSum(lines, columns, range, grid) : ''),
    [lines, columns, range, grid],
  );
  const formatted = formatNumber(cells, { decimals: 0 });
  if (copied && copied.range === range) {
    return copied.failed ? sheet('copyFailed') : sheet('copied', { count: cells, formatted });
  }
  if (cells < 2) return '';
  const picked = sheet('cells', { count: cells, formatted });
  return sum ? `${picked} · ${sheet('sum', { sum })}` : picked;
}

const Tips = styled(CellTips)(tipsLook);

/**
 * A long continuous table: only what is in view is drawn. Head, first columns and totals stay in view; headings
 * fold; cells are reached, selected, copied and edited by keys as in a spreadsheet.
 */
export function Sheet<Row extends object>(props: SheetProps<Row>) {
  const { id, label, columns, frozen = 1 } = props;
  const { t: grid } = useTranslation('grid');
  const { t } = useTranslation('sheet');
  const { density } = useTheme();
  const body = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);

  const model = useSheetModel(props);
  const { lines, foot } = model;
  const layout = useColumnLayout(columns, {
    frozen,
    widths: props.widths,
    onWidthsChange: props.onWidthsChange,
  });
  const selection = useSheetSelection(lines, columns, foot.length);
  const texts = useMemo(() => ({ grid, sheet: t }), [grid, t]);
  const actions = useSheetActions(props, model, selection, texts);
  const footHeight = foot.length * density.row;
  const store = useRowWindow(lines.length, density.row, density.head, footHeight);
  const events = useSheetEvents({ props, model, selection, actions, layout, page: () => store.page() });
  useSheetPlace(scroller, props, model);
  useCellFocus(scroller, selection, layout, store, lines.length);

  const state = useSheetState(props, model);
  const height = useSheetHeight(body, {
    wanted: props.height ?? 'fill',
    lines: state.pending && lines.length === 0 ? null : lines.length,
    row: density.row,
    head: density.head,
    foot: footHeight,
    under: density.foot,
  });
  const { rows, countText, table, note } = useSheetPaper(props, model);
  const selectionText = useSelectionText(lines, columns, selection.range, actions.copied, texts);
  const { rejected } = actions.editing;
  const hintId = `${id}-hint`;
  const covered: CSSProperties & Record<`--${string}`, string> = {
    '--pt': `${density.head}px`,
    '--pb': `${footHeight}px`,
    '--mb': typeof props.height === 'number' ? '100%' : '0px',
    '--pl': `${layout.leftOf(layout.frozen)}px`,
  };

  return (
    <Frame aria-label={label} aria-busy={state.pending}>
      {state.shown !== 'forbidden' && (
        <SheetToolbar props={props} model={model} actions={actions} table={table} note={note} />
      )}
      {props.status === 'failed' && lines.length > 0 && (
        <StaleNote {...(props.onRetry ? { onRetry: props.onRetry } : {})} />
      )}
      <Body ref={body} style={{ height }}>
        <Tips>
          <Scroller
            ref={(element: HTMLDivElement) => {
              scroller.current = element;
              return store.attach(element);
            }}
            id={id}
            role={props.groups ? 'treegrid' : 'grid'}
            aria-label={label}
            aria-rowcount={1 + lines.length + foot.length}
            aria-colcount={columns.length}
            aria-multiselectable
            count={columns.length}
            frozen={layout.frozen}
            grow={layout.grow}
            style={{ ...layout.style, ...covered }}
            {...events}
          >
            <SheetLines
              props={props}
              model={model}
              layout={layout}
              selection={selection}
              actions={actions}
              store={store}
              texts={texts}
              hintId={hintId}
            />
          </Scroller>
        </Tips>
        <SheetState props={props} model={model} state={state} layout={layout} />
      </Body>
      <VisuallyHidden id={hintId}>{t('headHint')}</VisuallyHidden>
      <SheetStatus
        count={rows === 0 && props.status !== undefined && props.status !== 'ready' ? '' : countText}
        selection={selectionText}
        refused={rejected > 0 ? t('refused', { count: rejected, formatted: whole(rejected) }) : ''}
      />
      <PaperTable table={() => (lines.length === 0 ? null : { table: table(), note: note() })} />
    </Frame>
  );
}
