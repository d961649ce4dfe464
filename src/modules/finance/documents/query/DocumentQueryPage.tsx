import type { TFunction } from 'i18next';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useBegunGrid } from '@/domain/selection/useBegunGrid';
import { momentText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { DataTable } from '@/platform/grid/DataTable';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { useList } from '@/platform/store/useResource';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { PageHead } from '@/platform/ui/PageHead';
import { useQuery } from '@/platform/store/useQuery';
import { lastDateOfReport, documentList } from '../documentsSlice';
import type { DocumentRow } from '../documentTypes';
import { openSums, type OpenSums } from '../rules/querySums';
import { usePeriodGrid } from '../../usePeriodGrid';
import { queryColumns } from './queryColumns';
import { useQueryFilters } from './useQueryFilters';
import { keptFilters, queryOf, shownFilters } from './queryFilters';

const USUAL = { sort: { field: 'issueDate', direction: 'desc' }, pageSize: 50 } as const;
/** Its filters of the farm and the harvest that somebody works on. */
const PLACES = { farm: 'propriedade', harvest: 'safra' } as const;
const FILTERS = { shownFilters, keptFilters };

/** The grid's state with a period always in it, the farm chosen last to begin with, and the documents that its filters find. */
function useDocumentQuery() {
  const { grid: kept, day } = usePeriodGrid('finance.documents', USUAL, FILTERS);
  const grid = useBegunGrid(kept, PLACES);
  const query = queryOf(grid.query.filters, day);
  return { grid, ...useList(documentList, query), oneMovement: query.movement !== null };
}

const REPORT = 'DOCUMENT_QUERY';
const FILTERED = { mode: 'client', filtered: true } as const;

/** `?parceiro=7`, as other pages link to a partner's documents, is that filter and no other. */
function useLinkedPartner(): string | null {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const partner = params.get('parceiro');
  return partner && `${pathname}?${new URLSearchParams({ 'filtro.parceiro': partner }).toString()}`;
}

/** What is open, of the sides that have something open. */
function openText({ toPay, toReceive }: OpenSums, t: TFunction<'financeDocuments'>): string {
  const [pay, receive] = [formatMoney(toPay), formatMoney(toReceive)];
  if (toPay > 0 && toReceive > 0) return t('query.openSums', { toPay: pay, toReceive: receive });
  if (toPay > 0) return t('query.openToPay', { sum: pay });
  return toReceive > 0 ? t('query.openToReceive', { sum: receive }) : '';
}

interface QueryHeadProps {
  readonly rows: readonly DocumentRow[];
  /** When they were read; null while none are. */
  readonly at: number | null;
}

function QueryHead({ rows, at }: QueryHeadProps) {
  const { t } = useTranslation('financeDocuments');
  const { data: lastDate, status, retry } = useQuery(lastDateOfReport, REPORT);
  const readWith = useRef<number | null>(null);
  // Newer rows reach further: until when is read with them.
  useEffect(() => {
    if (readWith.current !== null && at !== null && at !== readWith.current) retry();
    readWith.current = at ?? readWith.current;
  }, [at, retry]);
  const sums = useMemo(() => openSums(rows), [rows]);
  const until = momentText(lastDate);
  const age = until ? t('query.until', { date: until }) : status === 'failed' && t('query.untilUnread');
  const parts = [age, openText(sums, t)].filter(Boolean);
  return <PageHead title={t('query.title')} subtitle={parts.join(' · ') || t('query.subtitle')} />;
}

/** Every document of the financial module, found by what is known of it; a row opens the viewer. */
export function Component() {
  const linked = useLinkedPartner();
  return linked ? <Navigate replace to={linked} /> : <DocumentQuery />;
}

function DocumentQuery() {
  const { t } = useTranslation('financeDocuments');
  const { grid, rows, list, retry, oneMovement } = useDocumentQuery();
  const filters = useQueryFilters(grid.query.filters);
  const cards = useSmallScreen();
  const columns = useMemo(() => queryColumns(t, { oneMovement, cards }), [t, oneMovement, cards]);
  const openOverlay = useOpenOverlay();
  const open = useCallback(
    ({ id, movement }: DocumentRow) =>
      openOverlay('documento', { id: String(id), movimento: movement ?? '' }),
    [openOverlay],
  );
  const countLabel = useCallback(
    (count: number) => t('query.count', { count, formatted: formatNumber(count, { decimals: 0 }) }),
    [t],
  );
  return (
    <>
      <QueryHead rows={rows} at={list.loadedAt} />
      <DataTable
        grid={grid}
        label={t('query.title')}
        columns={columns}
        rows={rows}
        status={list.status}
        error={list.error}
        onRetry={retry}
        paging={FILTERED}
        filters={filters}
        floatingFilters
        onOpen={open}
        search={t('query.search')}
        countLabel={countLabel}
        exportName={t('query.exportName')}
        emptyState={{ title: t('query.empty.title'), text: t('query.empty.text') }}
      />
    </>
  );
}
