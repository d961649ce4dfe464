import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { useStable } from '@/platform/react/useStable';
import { useAppSelector } from '@/platform/store/hooks';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { selectDeskState } from '../assistSlice';
import type { TabSlug } from '../rules/deskTabs';
import { useAssistantFilter } from './assistantFilter';
import { assistantLook } from './AssistantCell';
import { Minute, useMinute } from './clock';
import { DeskHead } from './DeskHead';
import { type DeskDialog, DeskDialogs } from './DeskDialogs';
import { DeskToolbar } from './DeskToolbar';
import { SummaryStrip } from './SummaryStrip';
import { useAssistantId } from './useAssistantId';
import { useDesk } from './useDesk';
import { useSayNoNext } from './useDeskCommands';
import { useDeskList } from './useDeskList';
import { useDeskPeriod } from './useDeskPeriod';
import { useDeskShortcuts } from './useDeskShortcuts';
import { useDeskTabs } from './useDeskTabs';
import { useNextDocument } from './useNextDocument';
import { waitLook } from './WaitCell';

// Tabs and list are one card: the list brings no frame of its own.
const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '& [role=tabpanel] > section': { border: 0, borderRadius: 0 },
  '& [role=tablist] > [role=tab]': { ...typeStep('cellHead'), paddingInline: 8 },
  '& [role=tab]:first-of-type': { marginLeft: 4 },
  ...assistantLook(theme),
  ...waitLook(theme),
  [theme.breakpoints.down('sm')]: { marginInline: -16, borderInline: 0, borderRadius: 0 },
}));

const ID = 'assistDesk';
const USUAL = { sort: { field: 'wait', direction: 'desc' }, pageSize: 50, keepsSearch: true } as const;

interface AssistDeskProps {
  readonly tab: TabSlug;
  readonly onTab: (tab: TabSlug) => void;
}

export function AssistDesk({ tab, onTab }: AssistDeskProps) {
  const { t } = useTranslation(['assist', 'ui']);
  const userId = useAssistantId();
  const frame = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<DeskDialog | null>(null);
  const { period, wire, choose } = useDeskPeriod();
  const { rows, status, error, loadedAt, retry } = useDesk(wire);
  const { opened } = useAppSelector(selectDeskState);
  const grid = useGridState(ID, USUAL);
  const assistant = useAssistantFilter(grid, userId);

  const { columns, filters, tabRows, shown, actions, openRow, rowKeys, countLabel, card } = useDeskList({
    tab,
    rows,
    userId,
    wire,
    grid,
  });
  const next = useNextDocument(tab, { shown });
  const sayNoNext = useSayNoNext();
  const openNext = useStable(() => void next.open());
  const showWorkload = useCallback(() => setDialog('workload'), []);
  const minute = useMinute();

  const known = loadedAt !== null;
  const tabs = useDeskTabs({ tab, rows, tabRows, known });
  // As long as these are the same the toolbar is not drawn anew: a change of tab is none of its business.
  const toolbar = useMemo(
    () => (
      <DeskToolbar
        rows={rows}
        period={period}
        onPeriod={choose}
        assistant={assistant.chosen}
        onAssistant={assistant.choose}
        onWorkload={showWorkload}
      />
    ),
    [rows, period, choose, assistant, showWorkload],
  );

  useDeskShortcuts(
    frame,
    {
      n: () => (next.next ? openNext() : sayNoNext()),
      m: assistant.toggleMine,
      c: showWorkload,
      u: retry,
      '?': () => setDialog('keys'),
    },
    { onTab, rowKeys },
  );

  return (
    <Minute value={minute}>
      <DeskHead
        hasNext={next.next !== null}
        failed={!known && status === 'failed'}
        busy={next.busy}
        onNext={openNext}
        loadedAt={loadedAt}
        isMine={assistant.isMine}
        onMine={assistant.toggleMine}
        onRefresh={retry}
      />
      <SummaryStrip rows={rows} known={known} onTab={onTab} />
      <Frame ref={frame}>
        <CountTabs label={t('desk.tabs.label')} value={tab} tabs={tabs} onChange={onTab} idBase={ID} />
        <div {...panelProps(ID, tab)}>
          <DataTable
            grid={grid}
            label={t('desk.list')}
            columns={columns}
            rows={tabRows}
            status={status}
            error={error}
            onRetry={retry}
            filters={filters}
            rowActions={actions}
            everyAction
            onOpen={openRow}
            startAt={opened}
            search={t('desk.search')}
            countLabel={countLabel}
            exportName={t('desk.exportName')}
            emptyState={{ title: t('desk.empty.title'), text: t('desk.empty.text') }}
            card={card}
            toolbar={toolbar}
          />
        </div>
      </Frame>
      <DeskDialogs
        dialog={dialog}
        rows={rows}
        onAssistant={assistant.choose}
        onClose={() => setDialog(null)}
      />
    </Minute>
  );
}
