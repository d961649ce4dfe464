import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { TFunction } from 'i18next';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { CardStrip } from '@/platform/cards/CardStrip';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { DataTable } from '@/platform/grid/DataTable';
import type { RowAction } from '@/platform/grid/rowActions';
import { useGridState } from '@/platform/grid/useGridState';
import { href } from '@/platform/routing/href';
import { useAppDispatch } from '@/platform/store/hooks';
import { useList } from '@/platform/store/useResource';
import { confirm } from '@/platform/ui/confirm';
import { PageHead } from '@/platform/ui/PageHead';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { ACTIVITIES } from '../activities/activities';
import { ACTIVITY_ICONS } from '../activities/activityIcons';
import { CopyDialog } from '../components/CopyDialog';
import { plans } from '../planningSlice';
import type { PlanRow } from '../planningTypes';
import { activityName } from '../planningWords';
import { seasonName } from '../seasonYear';

const USUAL = { sort: { field: 'harvestYear', direction: 'desc' } } as const;

const marginOf = ({ income, expense }: PlanRow) =>
  income === null || expense === null ? null : income - expense;

// All of them stand side by side at 1366 px.
const planColumns = (t: TFunction<'planning'>): readonly ColumnSpec<PlanRow>[] => [
  { field: 'harvestYear', header: t('list.year'), width: 76, value: (row) => seasonName(row.harvestYear) },
  { field: 'title', header: t('list.title'), wraps: true, identifying: true },
  {
    field: 'activity',
    header: t('list.activity'),
    width: 144,
    value: (row) => activityName(t, row.activity),
  },
  { field: 'income', header: t('list.income'), kind: 'money', width: 120 },
  { field: 'expense', header: t('list.expense'), kind: 'money', width: 120 },
  { field: 'margin', header: t('list.margin'), kind: 'money', width: 120, value: marginOf },
  {
    field: 'outdated',
    header: t('list.state'),
    kind: 'status',
    width: 136,
    status: ({ outdated }) =>
      outdated
        ? { tone: 'warning', icon: ScheduleOutlined, label: t('list.outdated') }
        : { tone: 'success', icon: CheckCircleOutlined, label: t('list.current') },
  },
  { field: 'updatedAt', header: t('list.updatedAt'), kind: 'dateTime', width: 132 },
  { field: 'userName', header: t('list.user'), wraps: true, width: 122 },
];

/** The activities that the user may open, as cards. */
function ActivityCards({ base }: { readonly base: string }) {
  const { t } = useTranslation('planning');
  const holds = useHoldsMenuKey();
  const cards = ACTIVITIES.filter(({ activity }) => holds(`PLANNING_${activity}`)).flatMap(
    ({ activity, slug }) => {
      const icon = ACTIVITY_ICONS[activity];
      return icon
        ? [{ url: `${slug}/novo`, name: activityName(t, activity), icon, add: { url: `${slug}/novo` } }]
        : [];
    },
  );
  if (cards.length === 0) return null;
  return <CardStrip id="planning-activities" label={t('list.cards')} base={base} selected="" cards={cards} />;
}

/** Every planning of the customer, and the way to a new one of each activity. */
export function Component() {
  const { t } = useTranslation('planning');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const base = href('planningProduction');
  const grid = useGridState('planning.plans', USUAL);
  const { rows, list, retry } = useList(plans, undefined);
  const [copied, setCopied] = useState<PlanRow | null>(null);
  const columns = useMemo(() => planColumns(t), [t]);
  const open = useCallback(
    (row: PlanRow) => {
      const slug = ACTIVITIES.find(({ activity }) => activity === row.activity)?.slug;
      if (slug) void navigate(`${base}/${slug}/${row.id}`);
    },
    [navigate, base],
  );
  const remove = useCallback(
    async (row: PlanRow) => {
      const title = t('list.removeTitle', { title: row.title });
      if (
        !(await confirm({ title, body: t('list.removeText'), confirmLabel: t('list.remove'), danger: true }))
      )
        return;
      try {
        await dispatch(plans.remove(row.id));
        toast({ tone: 'success', text: t('list.removed') });
      } catch (thrown) {
        notifyRefusal(thrown, t('list.notRemoved'));
      }
    },
    [dispatch, t],
  );
  const rowActions = useMemo(
    (): readonly RowAction<PlanRow>[] => [
      { id: 'open', label: t('list.open'), icon: EditOutlined, run: open, primary: true },
      { id: 'copy', label: t('list.copy'), icon: ContentCopyOutlined, run: setCopied },
      { id: 'remove', label: t('list.remove'), icon: DeleteOutlined, run: (row) => void remove(row) },
    ],
    [t, open, remove],
  );
  return (
    <>
      <PageHead title={t('pages.production')} subtitle={t('list.subtitle')} />
      <ActivityCards base={base} />
      <DataTable
        grid={grid}
        label={t('pages.production')}
        columns={columns}
        rows={rows}
        status={list.status}
        error={list.error}
        onRetry={retry}
        rowActions={rowActions}
        onOpen={open}
        search={t('list.search')}
        exportName={t('list.exportName')}
        emptyState={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
      {copied && <CopyDialog row={copied} onClose={() => setCopied(null)} onSaved={() => setCopied(null)} />}
    </>
  );
}
