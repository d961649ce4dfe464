import { useTheme } from '@mui/material/styles';
import { isNumeric } from '@/platform/grid/columnSpec';
import { GridStateView, ReloadLine, stateOf, type TableState } from '@/platform/grid/parts/GridStates';
import { useLate } from '@/platform/grid/useLate';
import { Over } from '@/platform/sheet/sheetLook';
import type { SheetProps } from '@/platform/sheet/sheetProps';
import type { ColumnLayout } from '@/platform/sheet/useColumnLayout';
import type { SheetModel } from '@/platform/sheet/useSheetModel';
import { motion } from '@/platform/theme/tokens';
import { SkeletonRows, Loading } from '@/platform/ui/Skeletons';

interface ShownState {
  readonly pending: boolean;
  readonly shown: TableState | null;
}

/** What stands in the place of rows, if anything. */
export function useSheetState<Row>(props: SheetProps<Row>, model: SheetModel<Row>): ShownState {
  const status = props.status ?? 'ready';
  return {
    pending: status === 'idle' || status === 'loading',
    shown: stateOf(status, props.error, model.found.length > 0, model.search !== ''),
  };
}

interface SheetStateProps<Row> {
  readonly props: SheetProps<Row>;
  readonly model: SheetModel<Row>;
  readonly state: ShownState;
  readonly layout: ColumnLayout;
}

export function SheetState<Row>({ props, model, state, layout }: SheetStateProps<Row>) {
  const { density } = useTheme();
  const skeleton = state.pending && model.found.length === 0;
  const reloading = useLate(state.pending && !skeleton, motion.delayMs.skeleton);
  const { shown } = state;
  if (reloading) return <ReloadLine active />;
  if (!shown && !skeleton) return null;
  const headless = shown === 'forbidden' || shown === 'failed';
  return (
    <Over style={{ top: headless ? 0 : density.head }}>
      {skeleton && (
        <Loading>
          <SkeletonRows
            rows={16}
            columns={props.columns.map((column, at) => ({
              field: column.field,
              // The cells' own padding is the gap of these.
              width: `minmax(${(layout.widths[at] ?? 0) - 16}px, ${at === layout.grow ? '1fr' : 0})`,
              kind: isNumeric(column) ? ('number' as const) : ('text' as const),
            }))}
          />
        </Loading>
      )}
      {shown && (
        <GridStateView
          state={shown}
          error={props.error}
          onRetry={props.onRetry}
          emptyState={props.emptyState}
          onClear={() => model.setSearch('')}
        />
      )}
    </Over>
  );
}
