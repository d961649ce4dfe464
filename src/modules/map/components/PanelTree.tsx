import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowWindowStore } from '@/platform/sheet/rowWindow';
import { useRowWindow } from '@/platform/sheet/useRowWindow';
import { usePropertyMap } from '../propertyMap';
import type { PanelRow } from '../rules/panelRows';
import { PANEL_ROW, PanelTreeRow } from './PanelTreeRow';
import type { PanelTreeState } from './usePanelTree';

const Scroller = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
const Lines = styled('div')({ position: 'relative' });

const isOpenable = (row: PanelRow) => row.kind === 'farm' || row.kind === 'field';

/** Farms, their cost centers and plots; only the lines in view are there. One Tab stop, arrows inside. */
export function PanelTree({ state }: { readonly state: PanelTreeState }) {
  const { t } = useTranslation('map');
  const { selection, go, toggle, show } = usePropertyMap();
  const { rows, setRowOpen } = state;
  const store = useRowWindow(rows.length, PANEL_ROW, 0, 0);
  const attach = useCallback((element: HTMLElement | null) => store.attach(element), [store]);
  const list = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const found = rows.findIndex(({ key }) => key === activeKey);
  const active = found >= 0 ? found : 0;

  const chosen = selection.ref ? `${selection.ref.kind}-${selection.ref.id}` : null;
  const chosenAt = rows.findIndex(({ key }) => key === chosen);
  // Chosen on the map: the list follows. What is opened above it moves it, and it is followed again.
  useEffect(() => {
    if (chosenAt >= 0) store.reveal(chosenAt);
  }, [chosen, chosenAt, store]);

  const move = (to: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (!row) return;
    setActiveKey(row.key);
    store.reveal(rows.indexOf(row));
    // The line may be drawn only by the scrolling.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-key="${row.key}"]`)?.focus({ preventScroll: true }),
    );
  };
  const choose = (row: PanelRow, adding: boolean) => {
    setActiveKey(row.key);
    if (row.kind === 'plot') {
      const { id } = row.node.plot;
      toggle(id, adding);
      if (!selection.plotIds.has(id)) show({ kind: 'plot', id });
      return;
    }
    if (row.kind === 'none') return;
    // A press on what is chosen and open shuts it.
    if (row.key === chosen && row.open) return setRowOpen(row, false);
    setRowOpen(row, true);
    const id = row.kind === 'farm' ? row.node.farm.id : row.node.field.id;
    go({ kind: row.kind, id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    if (!row || !(event.target instanceof HTMLElement) || event.target.role !== 'treeitem') return;
    const isOpen = 'open' in row && row.open;
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(rows.length - 1);
    else if (event.key === 'PageDown') move(active + store.page());
    else if (event.key === 'PageUp') move(active - store.page());
    else if (event.key === 'ArrowRight') {
      if (isOpenable(row) && !isOpen) setRowOpen(row, true);
      else if (isOpen) move(active + 1);
    } else if (event.key === 'ArrowLeft') {
      if (isOpen) setRowOpen(row, false);
      else move(rows.findLastIndex((one, at) => at < active && one.level < row.level));
    } else if (event.key === 'Enter' || event.key === ' ') choose(row, event.ctrlKey || event.shiftKey);
    else return;
    event.preventDefault();
  };

  return (
    <Scroller ref={attach}>
      <Lines
        ref={list}
        role="tree"
        aria-label={t('property.tree')}
        aria-multiselectable
        style={{ height: rows.length * PANEL_ROW }}
        onKeyDown={onKeyDown}
      >
        <DrawnRows store={store} rows={rows} active={active} onChoose={choose} onOpen={setRowOpen} />
      </Lines>
    </Scroller>
  );
}

interface DrawnRowsProps {
  readonly store: RowWindowStore;
  readonly rows: readonly PanelRow[];
  readonly active: number;
  readonly onChoose: (row: PanelRow, adding: boolean) => void;
  readonly onOpen: (row: PanelRow, open: boolean) => void;
}

/** The lines in view, and the one that has the focus wherever it is. */
function DrawnRows({ store, rows, active, onChoose, onOpen }: DrawnRowsProps) {
  const { selection } = usePropertyMap();
  const { start, end } = useSyncExternalStore(store.subscribe, store.get);
  const { ref, plotIds } = selection;
  return rows.map((row, at) => {
    if (at !== active && (at < start || at >= end)) return null;
    const chosen = ref !== null && row.key === `${ref.kind}-${ref.id}`;
    return (
      <PanelTreeRow
        key={row.key}
        row={row}
        top={at * PANEL_ROW}
        selected={chosen || (row.kind === 'plot' && plotIds.has(row.node.plot.id))}
        active={at === active}
        onChoose={onChoose}
        onOpen={onOpen}
      />
    );
  });
}
