import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { formatNumber } from '@/platform/format/number';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useList } from '@/platform/store/useResource';
import { radius } from '@/platform/theme/tokens';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { PageHead } from '@/platform/ui/PageHead';
import { preLaunchColumns } from './preLaunchColumns';
import { type PreLaunch, readyOf } from './preLaunchRow';
import type { Situation } from './preLaunchWire';
import { preLaunches } from './preLaunchSlice';
import { ReturnDialog } from './ReturnDialog';
import { usePreLaunchActions } from './usePreLaunchActions';

// Tabs and list are one card: the list brings no frame of its own.
const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '& [role=tabpanel] > section': { border: 0, borderRadius: 0 },
  [theme.breakpoints.down('sm')]: { marginInline: -16, borderInline: 0, borderRadius: 0 },
}));

const ID = 'pre-launch';
const USUAL = { sort: { field: 'dueDate', direction: 'asc' }, pageSize: 50 } as const;
const CLIENT = { mode: 'client' } as const;

/** As the address names the tabs. */
const TABS: Readonly<Record<string, Situation>> = {
  'a-liberar': 'TO_RELEASE',
  devolvidos: 'RETURNED',
  liberados: 'RELEASED',
};
const FIRST = 'a-liberar';

function useTab() {
  const { text, set } = useAddressValues();
  const requested = text('aba') ?? FIRST;
  const tab = requested in TABS ? requested : FIRST;
  const setTab = useCallback(
    (to: string) => set({ pagina: null, aba: to === FIRST ? null : to }, { push: true }),
    [set],
  );
  return { tab, situation: TABS[tab] ?? 'TO_RELEASE', setTab };
}

function useFilters(): readonly FilterSpec<PreLaunch>[] {
  const { t } = useTranslation('financePreLaunch');
  return useMemo(
    () => [
      { name: 'vencimento', label: t('fields.dueDate'), kind: 'dateRange', value: ({ dueDate }) => dueDate },
      {
        name: 'emissao',
        label: t('fields.issueDate'),
        kind: 'dateRange',
        value: ({ entry }) => entry.issueDate,
      },
      { name: 'valor', label: t('fields.total'), kind: 'moneyRange', value: ({ entry }) => entry.totalValue },
    ],
    [t],
  );
}

/** What Assist has entered: looked through, released one by one or together, or sent back. */
export function Component() {
  const { t } = useTranslation('financePreLaunch');
  const { t: invoices } = useTranslation('invoices');
  const grid = useGridState('finance.preLaunch', USUAL);
  const { tab, situation, setTab } = useTab();
  const { rows: all, list, retry } = useList(preLaunches, undefined);
  const [returned, setReturned] = useState<PreLaunch | null>(null);
  const { view, rowActions, bulkActions } = usePreLaunchActions(setReturned);
  const filters = useFilters();
  const rows = useMemo(() => all.filter((row) => row.situation === situation), [all, situation]);
  const { ready, open: waiting } = useMemo(() => readyOf(all), [all]);
  const columns = useMemo(() => preLaunchColumns(situation, { t, invoices }), [situation, t, invoices]);

  const known = list.loadedAt !== null;
  const countOf = (name: string) => (known ? all.filter((row) => row.situation === TABS[name]).length : null);
  const subtitle = known
    ? t('summary', { ready: t('ready', { count: ready.length }), open: t('open', { count: waiting.length }) })
    : t('subtitle');
  return (
    <>
      <PageHead title={t('title')} subtitle={subtitle} />
      <Frame>
        <CountTabs
          label={t('tabs.label')}
          idBase={ID}
          value={tab}
          onChange={setTab}
          tabs={Object.keys(TABS).map((value) => ({
            value,
            label: t(`tabs.${value}`, value),
            count: countOf(value),
          }))}
        />
        <div {...panelProps(ID, tab)}>
          <DataTable
            key={tab}
            grid={grid}
            label={t('title')}
            columns={columns}
            rows={rows}
            status={list.status}
            error={list.error}
            onRetry={retry}
            paging={CLIENT}
            filters={filters}
            floatingFilters
            rowActions={rowActions}
            {...(situation === 'TO_RELEASE' && { bulkActions })}
            onOpen={view}
            search={t('search')}
            countLabel={(count) => t('count', { count, formatted: formatNumber(count, { decimals: 0 }) })}
            exportName={t('exportName')}
            emptyState={{ title: t(`empty.${situation}`), text: t('empty.text') }}
          />
        </div>
      </Frame>
      {returned && <ReturnDialog row={returned} onClose={() => setReturned(null)} />}
    </>
  );
}
