import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloudDownloadOutlined from '@mui/icons-material/CloudDownloadOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { today } from '@/platform/format/date';
import { formatTimeOfDay } from '@/platform/format/instant';
import { formatNumber } from '@/platform/format/number';
import { DataTable } from '@/platform/grid/DataTable';
import type { BulkAction, RowAction } from '@/platform/grid/rowActions';
import { useGridState } from '@/platform/grid/useGridState';
import { SavedViews } from '@/platform/grid/views/SavedViews';
import { href } from '@/platform/routing/href';
import { useAppDispatch } from '@/platform/store/hooks';
import { useList } from '@/platform/store/useResource';
import type { SvgIconComponent } from '@/platform/theme/icon';
import { PageHead } from '@/platform/ui/PageHead';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useQuery } from '@/platform/store/useQuery';
import { InvoiceDialog } from './InvoiceDialog';
import { manifestColumns } from './manifestColumns';
import { EVENT_KINDS, type EventKind, KNOWN_IN, type ManifestRow } from './manifestRow';
import { manifestService } from './manifestService';
import { manifests, queryMade, queryState } from './manifestSlice';
import { hasXml, manifestState, refusalOf } from './rules/manifestLimits';
import { SendDialog } from './SendDialog';

const USUAL = { sort: { field: 'issueDate', direction: 'desc' }, pageSize: 50 } as const;
const ICONS: Readonly<Record<EventKind, SvgIconComponent>> = {
  AWARE: MarkEmailReadOutlined,
  CONFIRM: CheckCircleOutlined,
  UNKNOWN: HelpOutlineOutlined,
  NOT_DONE: ErrorOutlineOutlined,
};

function useFilters(): readonly FilterSpec<ManifestRow>[] {
  const { t } = useTranslation('financeManifest');
  return useMemo(
    () => [
      {
        name: 'emissao',
        label: t('columns.issueDate'),
        kind: 'dateRange',
        value: ({ issueDate }) => issueDate,
      },
      {
        name: 'manifestacao',
        label: t('columns.manifest'),
        kind: 'multiSelect',
        value: manifestState,
        options: (['NONE', ...EVENT_KINDS] as const).map((id) => ({ id, name: t(`manifests.${id}`) })),
      },
      {
        name: 'sistema',
        label: t('columns.known'),
        kind: 'multiSelect',
        value: ({ knownIn }) => knownIn ?? 'none',
        options: (['none', ...KNOWN_IN] as const).map((id) => ({ id, name: t(`known.${id}`) })),
      },
      { name: 'valor', label: t('columns.value'), kind: 'moneyRange', value: ({ value }) => value },
    ],
    [t],
  );
}

/** Asks the tax office for what is new; the button says when the next query is possible. */
function useAskingState() {
  const { t } = useTranslation('financeManifest');
  const dispatch = useAppDispatch();
  const { data } = useQuery(queryState, 'all');
  const runOnce = useSingleFlight<'query'>();
  const nextAt = data?.nextAt ?? '';
  const [passed, setPassed] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPassed(nextAt), Math.max(0, Date.parse(nextAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [nextAt]);
  const wait = nextAt !== '' && passed !== nextAt;
  const run = () =>
    runOnce('query', async () => {
      try {
        const { found } = await manifestService.query();
        toast({
          tone: 'success',
          text: found === null ? t('query.unknown') : t('query.found', { count: found }),
        });
        dispatch(manifests.written());
      } catch (thrown) {
        notifyRefusal(thrown, t('query.refused'));
      }
      dispatch(queryMade());
    });
  return {
    label: t('query.action'),
    icon: <CloudDownloadOutlined />,
    onClick: run,
    disabledReason: wait ? t('query.until', { time: formatTimeOfDay(nextAt) }) : undefined,
  };
}

type OpenDialog =
  { readonly view: ManifestRow } | { readonly kind: EventKind; readonly rows: readonly ManifestRow[] };

function useRowActions(setDialog: (dialog: OpenDialog) => void) {
  const { t } = useTranslation('financeManifest');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const holds = useHoldsMenuKey();
  const runOnce = useSingleFlight<ManifestRow['id']>();
  const mayEnter = holds('PRE_LAUNCH_EDIT');
  return useMemo((): readonly RowAction<ManifestRow>[] => {
    const toPreLaunch = (row: ManifestRow) =>
      runOnce(row.id, async () => {
        try {
          await manifestService.toPreLaunch(row);
          toast({ tone: 'success', text: t('preLaunch.done', { number: row.number }) });
        } catch (thrown) {
          notifyRefusal(thrown, t('preLaunch.refused'));
        }
        dispatch(manifests.written());
      });
    const waits = (row: ManifestRow) => (hasXml(row) ? undefined : t('view.needAware'));
    return [
      {
        id: 'view',
        label: t('view.action'),
        icon: VisibilityOutlined,
        primary: true,
        reason: waits,
        run: (row) => setDialog({ view: row }),
      },
      ...EVENT_KINDS.map((kind): RowAction<ManifestRow> => ({
        id: kind,
        label: t(`events.${kind}`),
        icon: ICONS[kind],
        reason: (row) => {
          const refusal = refusalOf(kind, row, today());
          return refusal && t(`reasons.${refusal}`);
        },
        run: (row) => setDialog({ kind, rows: [row] }),
      })),
      {
        id: 'preLaunch',
        label: ({ preLaunchId }) => t(preLaunchId === null ? 'preLaunch.action' : 'preLaunch.open'),
        icon: AssignmentTurnedInOutlined,
        hidden: () => !mayEnter,
        reason: (row) => {
          if (row.preLaunchId !== null) return undefined;
          return row.knownIn === null ? waits(row) : t('preLaunch.known');
        },
        run: (row) => {
          if (row.preLaunchId === null) toPreLaunch(row);
          else void navigate(href('financePreLaunchEdit', {}, { documento: row.preLaunchId }));
        },
      },
    ];
  }, [t, navigate, runOnce, mayEnter, dispatch, setDialog]);
}

/** Invoices issued against the customer: their deadlines, the four events, and the way into the pre-launch. */
export function Component() {
  const { t } = useTranslation('financeManifest');
  const day = today();
  const grid = useGridState('finance.manifests', USUAL);
  const { rows, list, retry } = useList(manifests, undefined);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const filters = useFilters();
  const query = useAskingState();
  const columns = useMemo(() => manifestColumns(t, day), [t, day]);
  const rowActions = useRowActions(setDialog);
  const bulkActions = useMemo(
    () =>
      EVENT_KINDS.map((kind): BulkAction<ManifestRow> => ({
        id: kind,
        label: t(`events.${kind}`),
        icon: ICONS[kind],
        reason: (chosen) =>
          chosen.every((row) => refusalOf(kind, row, day) !== null) ? t('reasons.none') : undefined,
        run: (chosen) => setDialog({ kind, rows: chosen }),
      })),
    [t, day],
  );
  const open = useCallback((row: ManifestRow) => {
    if (hasXml(row)) setDialog({ view: row });
  }, []);
  const close = () => setDialog(null);
  return (
    <>
      <PageHead title={t('title')} subtitle={t('subtitle')} primary={query} />
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
        bulkActions={bulkActions}
        onOpen={open}
        search={t('search')}
        countLabel={(count) => t('count', { count, formatted: formatNumber(count, { decimals: 0 }) })}
        exportName={t('exportName')}
        toolbar={<SavedViews grid={grid} />}
        emptyState={{ title: t('empty.title'), text: t('empty.text') }}
      />
      {dialog && 'view' in dialog && <InvoiceDialog row={dialog.view} onClose={close} />}
      {dialog && 'kind' in dialog && <SendDialog kind={dialog.kind} rows={dialog.rows} onClose={close} />}
    </>
  );
}
