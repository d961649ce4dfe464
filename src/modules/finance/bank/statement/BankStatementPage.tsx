import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { DataTable } from '@/platform/grid/DataTable';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { Banner } from '@/platform/ui/Banner';
import type { StatementRow } from '../rules/statementSums';
import { CloseDialog } from './CloseDialog';
import { EntryDialog } from './EntryDialog';
import { statementColumns } from './statementColumns';
import { StatementHead } from './StatementHead';
import { useLineActions } from './useLineActions';
import { useStatement } from './useStatement';

const FILTERED = { mode: 'client', filtered: true } as const;
const Notes = styled('div')({ display: 'grid', gap: 8, '&:not(:empty)': { marginBottom: 12 } });

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

type Dialog = { readonly kind: 'entry'; readonly row: StatementRow | null } | { readonly kind: 'close' };

/** What moved in one or more accounts, line by line, with the balance after each; a line opens its document. */
export function Component() {
  const { t } = useTranslation('financeBank');
  const { grid, filters, query, answer, rows, sums, accounts: choices, chooseAll } = useStatement();
  const accounts = useMemo(() => answer.data?.accounts ?? [], [answer.data]);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const isSearched = query !== null;
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
    (count: number) =>
      // Without a bank nothing was counted.
      isSearched ? t('statement.count', { count, formatted: formatNumber(count, { decimals: 0 }) }) : '',
    [t, isSearched],
  );
  const closed = useMemo(
    () =>
      new Map<string, LocalDate>(
        accounts.flatMap(({ id, closedUntil }) => (closedUntil ? [[String(id), closedUntil] as const] : [])),
      ),
    [accounts],
  );
  const edit = useCallback((row: StatementRow) => setDialog({ kind: 'entry', row }), []);
  const actions = useLineActions({ closed, onEdit: edit });
  const [single] = accounts;
  const accountId = query?.accountIds.length === 1 ? query.accountIds[0] : undefined;
  const close = () => setDialog(null);
  const unsearched = choices.failed ? 'noAccounts' : 'beforeSearch';
  const empty = query === null ? unsearched : 'empty';
  const chooseFrom = choices.failed ? choices.onRetry : chooseAll;
  return (
    <>
      <StatementHead
        sums={sums}
        accountId={accountId}
        onEnter={() => setDialog({ kind: 'entry', row: null })}
        onClose={() => setDialog({ kind: 'close' })}
      />
      <Notes>
        <Uncertain unread={answer.data?.unread ?? 0} mixed={mixed} />
        {single && !many && single.closedUntil && (
          <Banner tone="info" fact={t('closedUntil', { day: dayText(single.closedUntil) })} />
        )}
      </Notes>
      <DataTable
        grid={grid}
        label={t('statement.title')}
        columns={columns}
        rows={rows}
        status={query === null ? 'ready' : answer.status}
        error={answer.error}
        onRetry={answer.retry}
        paging={FILTERED}
        filters={filters}
        floatingFilters
        onOpen={open}
        rowActions={actions}
        search={t('statement.search')}
        countLabel={countLabel}
        exportName={t('statement.exportName')}
        emptyState={{
          title: t(`statement.${empty}.title`),
          text: t(`statement.${empty}.text`),
          action: query === null && chooseFrom && (
            <Button variant="outlined" onClick={chooseFrom}>
              {t(`statement.${unsearched}.action`)}
            </Button>
          ),
        }}
      />
      {dialog?.kind === 'entry' && (dialog.row !== null || accountId !== undefined) && (
        <EntryDialog
          accountId={dialog.row ? String(dialog.row.accountId) : (accountId ?? '')}
          line={dialog.row}
          onClose={close}
        />
      )}
      {dialog?.kind === 'close' && single && query && (
        <CloseDialog
          account={single}
          unmatched={rows.filter(({ reconciled, cents }) => reconciled === false && cents !== 0).length}
          difference={sums?.difference ?? null}
          day={query.to}
          onClose={close}
        />
      )}
    </>
  );
}
