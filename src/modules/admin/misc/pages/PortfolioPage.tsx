import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { PageHead } from '@/platform/ui/PageHead';
import { createQuery } from '@/platform/store/createQuery';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate, type Tag } from '@/platform/store/tags';
import { useQuery } from '@/platform/store/useQuery';
import { HistoryDialog } from '../dialogs/HistoryDialog';
import { MoveDialog } from '../dialogs/MoveDialog';
import { portfolioService } from '../miscService';
import { portfolioColumns, portfolioFilters } from '../portfolioTable';
import { inPortfolio, portfolioTabs } from '../portfolios';
import type { PortfolioRow } from '../miscWire';

const NONE: readonly PortfolioRow[] = [];
const BASE = 'carteira';
const PORTFOLIO: Tag = 'admin/portfolio';
const portfolio = createQuery<PortfolioRow[]>(
  'admin',
  'portfolio',
  (_, signal) => portfolioService.list(signal),
  { keep: false, tags: [PORTFOLIO] },
);

/** Which account manager looks after which customers; one or many are moved to another. */
export function Component() {
  const { t } = useTranslation('adminMisc');
  const { text, set } = useAddressValues();
  const { status, data, error, retry } = useQuery(portfolio, undefined);
  const dispatch = useAppDispatch();
  const written = () => void dispatch(invalidate([PORTFOLIO]));
  const [moving, setMoving] = useState<readonly PortfolioRow[] | null>(null);
  const [history, setHistory] = useState(false);
  const grid = useGridState('admin.portfolio', { sort: { field: 'customerName', direction: 'asc' } });
  const rows = data ?? NONE;
  const tabs = portfolioTabs(data, { all: t('portfolio.all'), unassigned: t('portfolio.unassigned') });
  const wanted = text(BASE) ?? '';
  const tab = tabs.some(({ value }) => value === wanted) ? wanted : 'todas';

  const choose = (value: string) => set({ [BASE]: value === 'todas' ? null : value });
  return (
    <>
      <PageHead
        title={t('portfolio.title')}
        subtitle={t('portfolio.subtitle')}
        primary={{
          label: t('portfolio.new'),
          icon: <SwapHorizOutlined />,
          onClick: () => setMoving([]),
        }}
        actions={[
          { label: t('portfolio.history'), icon: <HistoryOutlined />, onClick: () => setHistory(true) },
        ]}
      />
      <CountTabs idBase={BASE} label={t('portfolio.title')} value={tab} tabs={tabs} onChange={choose} />
      <div {...panelProps(BASE, tab)} style={{ marginTop: 12 }}>
        <DataTable
          key={tab}
          grid={grid}
          label={t('portfolio.title')}
          columns={portfolioColumns(t)}
          rows={rows.filter((row) => inPortfolio(row, tab))}
          status={status}
          error={error}
          onRetry={retry}
          filters={portfolioFilters(t)}
          floatingFilters
          rowActions={[
            {
              id: 'move',
              label: t('portfolio.move'),
              icon: SwapHorizOutlined,
              primary: true,
              run: (row) => setMoving([row]),
            },
          ]}
          bulkActions={[
            {
              id: 'move',
              label: t('portfolio.move'),
              icon: SwapHorizOutlined,
              run: (chosen) => setMoving(chosen),
            },
          ]}
          onOpen={(row) => setMoving([row])}
          countLabel={(count) => t('portfolio.count', { count })}
          exportName="carteira-clientes"
          emptyState={{ title: t('portfolio.empty.title'), text: t('portfolio.empty.text') }}
        />
      </div>
      {moving && (
        <MoveDialog
          all={rows}
          reading={{
            loading: status === 'loading' && !data,
            failed: status === 'failed' && !data,
            onRetry: retry,
          }}
          chosen={moving}
          onClose={() => setMoving(null)}
          onMoved={() => {
            setMoving(null);
            written();
          }}
          onUndone={written}
        />
      )}
      {history && <HistoryDialog onClose={() => setHistory(false)} />}
    </>
  );
}
