import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { useOfflinePage } from '@/platform/connection/useOfflinePage';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { today } from '@/platform/format/date';
import { formatCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { DataTable } from '@/platform/grid/DataTable';
import type { BulkAction, RowAction } from '@/platform/grid/rowActions';
import { useGridState } from '@/platform/grid/useGridState';
import { SavedViews } from '@/platform/grid/views/SavedViews';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { href } from '@/platform/routing/href';
import { useAppDispatch } from '@/platform/store/hooks';
import { useList } from '@/platform/store/useResource';
import { confirm } from '@/platform/ui/confirm';
import { MetricTile } from '@/platform/ui/MetricTile';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { PageHead } from '@/platform/ui/PageHead';
import { toast } from '@/platform/ui/toast';
import { useAfterActions } from './events/useAfterActions';
import { favouriteOf } from './favouriteOf';
import { dayOfInvoice, invoiceColumns } from './invoiceColumns';
import { ENVIRONMENTS, INVOICE_STATES, type RuralInvoice } from './ruralInvoiceTypes';
import { ruralInvoicesService } from './ruralInvoicesService';
import { ruralFavourites, ruralInvoices } from './ruralInvoicesSlice';
import { hasXml, isOpen, isUnderWay, sumsByState } from './rules/invoiceStates';
import { lastTo } from './rules/invoiceBeginnings';
import { transmitOnce } from './sendInvoice';
import { saveXmls } from './xmlFiles';

const USUAL = { sort: { field: 'date', direction: 'desc' }, pageSize: 50 } as const;
const POLL_MS = 2500;
const Sums = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  marginBottom: 12,
  '@media (max-height: 700px)': { '& > *:nth-of-type(n + 4)': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { gap: '8px 20px' },
}));

function useFilters(): readonly FilterSpec<RuralInvoice>[] {
  const { t } = useTranslation('ruralInvoices');
  return useMemo(
    () => [
      { name: 'data', label: t('columns.date'), kind: 'dateRange', value: dayOfInvoice },
      {
        name: 'situacao',
        label: t('columns.state'),
        kind: 'multiSelect',
        value: ({ state }) => state,
        options: INVOICE_STATES.map((id) => ({ id, name: t(`states.${id}`) })),
      },
      {
        name: 'ambiente',
        label: t('columns.environment'),
        kind: 'multiSelect',
        value: ({ environment }) => environment,
        options: ENVIRONMENTS.map((id) => ({ id, name: t(`environments.${id}`) })),
      },
      { name: 'valor', label: t('columns.value'), kind: 'moneyRange', value: ({ totals }) => totals.total },
    ],
    [t],
  );
}

/** While one is on its way its state is asked, also when nobody has it open. */
function useFollowing(rows: readonly RuralInvoice[]) {
  const dispatch = useAppDispatch();
  const waiting = rows
    .filter(isUnderWay)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (waiting === '') return undefined;
    const leaving = new AbortController();
    const timer = setInterval(() => {
      const ids = waiting.split(' ').map(Number);
      void Promise.allSettled(
        ids.map((id) => ruralInvoicesService.status(id, { signal: leaving.signal, silent: true })),
      ).then(() => {
        if (!leaving.signal.aborted) dispatch(ruralInvoices.written());
      });
    }, POLL_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [waiting, dispatch]);
}

function useRowActions(rows: readonly RuralInvoice[]): readonly RowAction<RuralInvoice>[] {
  const { t } = useTranslation('ruralInvoices');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const holds = useHoldsMenuKey();
  const runOnce = useSingleFlight<RuralInvoice['id']>();
  const mayWrite = holds('RURAL_INVOICE_REGISTRATION');
  return useMemo(() => {
    const once = (row: RuralInvoice, work: () => Promise<void>, refused: string) =>
      runOnce(row.id, async () => {
        try {
          await work();
        } catch (thrown) {
          notifyRefusal(thrown, refused);
        }
      });
    const copy = (row: RuralInvoice) => void navigate(href('financeRuralInvoice', {}, { copia: row.id }));
    const resend = (row: RuralInvoice) =>
      once(
        row,
        async () => {
          // The request of an invoice that waits is its own: sent again, it makes no second one.
          await transmitOnce(row.id, row.state === 'CONTINGENCY' ? crypto.randomUUID() : row.requestId);
          toast({ tone: 'success', text: t('list.resent') });
          dispatch(ruralInvoices.written());
        },
        t('status.notSent'),
      );
    const remove = async (row: RuralInvoice) => {
      const yes = await confirm({
        title: t('list.deleteTitle'),
        body: t('list.deleteBody', { name: row.recipient.name || t('list.noRecipient') }),
        confirmLabel: t('list.deleteLabel'),
        danger: true,
      });
      if (!yes) return;
      once(
        row,
        async () => {
          await dispatch(ruralInvoices.remove(row.id));
        },
        t('list.notDeleted'),
      );
    };
    const keep = (row: RuralInvoice) =>
      once(
        row,
        async () => {
          const body = favouriteOf(row);
          if (!body) return;
          await dispatch(ruralFavourites.save({ values: body, id: null }));
          toast({ tone: 'success', text: t('favourites.kept') });
        },
        t('favourites.notKept'),
      );
    return [
      {
        id: 'open',
        label: t('actions.open'),
        icon: OpenInNewOutlined,
        primary: true,
        hidden: () => !mayWrite,
        run: (row) => void navigate(href('financeRuralInvoice', {}, { nota: row.id })),
      },
      {
        id: 'duplicate',
        label: t('actions.duplicate'),
        icon: ContentCopyOutlined,
        hidden: () => !mayWrite,
        run: copy,
      },
      {
        id: 'repeat',
        label: t('actions.repeat'),
        icon: ReplayOutlined,
        hidden: () => !mayWrite,
        reason: ({ recipient }) =>
          recipient.id === null || !lastTo(rows, recipient.id) ? t('actions.noLast') : undefined,
        run: (row) => {
          const last = row.recipient.id === null ? undefined : lastTo(rows, row.recipient.id);
          if (last) copy(last);
        },
      },
      {
        id: 'xml',
        label: t('actions.xml'),
        icon: FileDownloadOutlined,
        reason: (row) => (hasXml(row) ? undefined : t('actions.noXml')),
        run: (row) => once(row, () => saveXmls([row], ''), t('actions.xmlFailed')),
      },
      {
        id: 'resend',
        label: t('actions.resend'),
        icon: SendOutlined,
        hidden: ({ state }) => !mayWrite || (state !== 'QUEUED' && state !== 'CONTINGENCY'),
        run: resend,
      },
      {
        id: 'favourite',
        label: t('actions.favourite'),
        icon: StarBorderOutlined,
        hidden: () => !mayWrite,
        reason: (row) => (favouriteOf(row) ? undefined : t('favourites.notWhole')),
        run: keep,
      },
      {
        id: 'delete',
        label: t('actions.delete'),
        icon: DeleteOutlined,
        hidden: (row) => !mayWrite || !isOpen(row),
        run: (row) => void remove(row),
      },
    ];
  }, [t, dispatch, navigate, runOnce, mayWrite, rows]);
}

/** Every invoice of the producer: where each stands, what it is worth, what comes next. */
export function Component() {
  const { t } = useTranslation('ruralInvoices');
  const navigate = useNavigate();
  const holds = useHoldsMenuKey();
  const grid = useGridState('finance.ruralInvoices', USUAL);
  const { rows, list, retry } = useList(ruralInvoices, undefined);
  const filters = useFilters();
  const columns = useMemo(() => invoiceColumns(t), [t]);
  const own = useRowActions(rows);
  const after = useAfterActions();
  const rowActions = useMemo(() => [...own, ...after], [own, after]);
  const sums = useMemo(() => sumsByState(rows, INVOICE_STATES), [rows]);
  const mayWrite = holds('RURAL_INVOICE_REGISTRATION');
  useOfflinePage();
  useFollowing(rows);
  const bulkActions = useMemo(
    (): readonly BulkAction<RuralInvoice>[] => [
      {
        id: 'xml',
        label: t('actions.xmls'),
        icon: FileDownloadOutlined,
        reason: (chosen) => (chosen.some(hasXml) ? undefined : t('actions.noXml')),
        run: (chosen) => {
          const files = chosen.filter(hasXml);
          const left = chosen.length - files.length;
          saveXmls(files, t('list.archive', { day: today() })).then(
            () => left > 0 && toast({ tone: 'warning', text: t('list.withoutXml', { count: left }) }),
            (thrown: unknown) => notifyRefusal(thrown, t('actions.xmlFailed')),
          );
        },
      },
    ],
    [t],
  );
  const open = useCallback(
    (row: RuralInvoice) => {
      if (mayWrite) void navigate(href('financeRuralInvoice', {}, { nota: row.id }));
    },
    [navigate, mayWrite],
  );
  const go = (name: 'financeRuralFavourites' | 'financeRuralRegisters') => () => void navigate(href(name));
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={t('subtitle')}
        primary={
          mayWrite
            ? { label: t('list.new'), onClick: () => void navigate(href('financeRuralInvoice')) }
            : undefined
        }
        actions={
          mayWrite
            ? [
                { label: t('favourites.title'), onClick: go('financeRuralFavourites') },
                { label: t('registers.title'), onClick: go('financeRuralRegisters') },
              ]
            : []
        }
      />
      {sums.length > 0 && (
        <Sums role="group" aria-label={t('list.sums')}>
          {sums.map(({ state, count, value, unknown }) => (
            <MetricTile
              key={state}
              label={t(`states.${state}`)}
              unit="R$"
              value={formatCents(value)}
              note={
                unknown > 0
                  ? t('list.sumUnknown', { count, unknown })
                  : t('count', { count, formatted: formatNumber(count, { decimals: 0 }) })
              }
            />
          ))}
        </Sums>
      )}
      <DataTable
        grid={grid}
        label={t('title')}
        columns={columns}
        rows={rows}
        status={list.status}
        error={list.error}
        onRetry={retry}
        filters={filters}
        floatingFilters
        rowActions={rowActions}
        inlineActions={2}
        bulkActions={bulkActions}
        onOpen={open}
        search={t('list.search')}
        countLabel={(count) => t('count', { count, formatted: formatNumber(count, { decimals: 0 }) })}
        exportName={t('list.exportName')}
        toolbar={<SavedViews grid={grid} />}
        emptyState={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      />
    </>
  );
}
