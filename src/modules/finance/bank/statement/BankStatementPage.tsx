import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { DataTable } from '@/platform/grid/DataTable';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { Banner } from '@/platform/ui/Banner';
import type { StatementRow } from '../rules/statementSums';
import { statementColumns } from './statementColumns';
import { StatementHead } from './StatementHead';
import { useStatement } from './useStatement';

const FILTERED = { mode: 'client', filtered: true } as const;

/** What makes the balances unknown, in words. */
function Uncertain({ unread, mixed }: { readonly unread: number; readonly mixed: boolean }) {
  const { t } = useTranslation('financeBank');
  if (unread > 0)
    return (
      <Banner
        tone="warning"
        fact={t('statement.unread', { count: unread })}
        text={t('statement.noBalance')}
      />
    );
  return mixed ? <Banner tone="warning" fact={t('statement.mixed')} text={t('statement.noBalance')} /> : null;
}

/** What moved in one or more accounts, line by line, with the balance after each; a line opens its document. */
export function Component() {
  const { t } = useTranslation('financeBank');
  const { grid, filters, query, answer, rows, sums } = useStatement();
  const accounts = answer.data?.accounts ?? [];
  const many = accounts.length > 1;
  const currency = sums?.currency ?? null;
  const mixed = many && currency === null;
  const columns = useMemo(() => statementColumns(t, { manyAccounts: many, currency }), [t, many, currency]);
  const openOverlay = useOpenOverlay();
  const open = useCallback(
    ({ documentId, movement }: StatementRow) => {
      if (documentId !== null) openOverlay('documento', { id: String(documentId), movimento: movement });
    },
    [openOverlay],
  );
  const countLabel = useCallback(
    (count: number) => t('statement.count', { count, formatted: formatNumber(count, { decimals: 0 }) }),
    [t],
  );
  const empty = query === null ? 'unasked' : 'empty';
  return (
    <>
      <StatementHead
        sums={sums}
        accountId={query?.accountIds.length === 1 ? query.accountIds[0] : undefined}
      />
      <Uncertain unread={answer.data?.unread ?? 0} mixed={mixed} />
      <DataTable
        grid={grid}
        label={t('statement.title')}
        columns={columns}
        rows={rows}
        status={query === null ? 'ready' : answer.status}
        error={answer.error}
        onRetry={answer.reload}
        paging={FILTERED}
        filters={filters}
        floatingFilters
        onOpen={open}
        search={t('statement.search')}
        countLabel={countLabel}
        exportName={t('statement.exportName')}
        emptyState={{ title: t(`statement.${empty}.title`), text: t(`statement.${empty}.text`) }}
      />
    </>
  );
}
