import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ActivityForm } from '@/families/activity/ActivityForm';
import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { type ActivityValues, emptyValues } from '@/families/activity/activityValues';
import { formatDateTime } from '@/platform/format/instant';
import { asAppError } from '@/platform/http/appError';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { toast } from '@/platform/ui/toast';
import { ACTIVITIES } from '../activities/activities';
import { LoadState } from '../components/LoadState';
import { SendToForecast } from '../components/SendToForecast';
import { VersionsDialog } from '../components/VersionsDialog';
import { useContracts } from '../components/useContracts';
import { useKeptScenarios } from '../components/useKeptScenarios';
import { useActivityBasis } from '../components/useBasis';
import { planKey, plans } from '../planningSlice';
import type { Plan } from '../planningTypes';
import { activityName } from '../planningWords';
import { toBody } from '../planningWire';
import { currentSeason, readYear, usePlanningAddress } from '../seasonYear';

interface EditorProps {
  readonly activity: ActivityDescriptor;
  /** Null is a new one. */
  readonly plan: Plan | null;
  readonly year: number | null;
  readonly onReload?: () => void;
}

/** Whether what stands in the form is the version that was approved: nothing is written over it. */
const isFrozen = (plan: Plan | null) => plan?.approved != null && plan.approved.number === plan.version;

/** The server names a center by its own word. */
function inFormNames(thrown: unknown): unknown {
  const error = asAppError(thrown);
  if (error.kind !== 'validation') return error;
  const names = Object.entries(error.fields).map(([name, messages]) => [
    name.replace('FarmActivityFieldId', 'CenterId').replace(/^Parts$/, 'Shares'),
    messages,
  ]);
  return { ...error, fields: Object.fromEntries(names) as Record<string, string[]> };
}

function Editor({ activity, plan, year, onReload }: EditorProps) {
  const { t } = useTranslation('planning');
  const { params, set } = usePlanningAddress();
  const [startsVersion, setStartsVersion] = useState(false);
  const frozen = isFrozen(plan) && !startsVersion;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { own, failed, error, reload } = useActivityBasis(activity);
  const name = activityName(t, activity.activity);
  const title = plan ? (plan.values.title ?? name) : t('plan.new', { activity: name });
  const back = () => void navigate(href('planningProduction'));
  const save = async (values: ActivityValues) => {
    const body = toBody(activity, values, plan?.updatedAt ?? null, startsVersion);
    try {
      await dispatch(plans.save({ values: body, id: plan?.id ?? null })).unwrap();
    } catch (thrown) {
      throw inFormNames(thrown);
    }
    toast({ tone: 'success', text: t('plan.saved') });
    back();
  };
  const planId = plan?.id ?? null;
  const kept = useKeptScenarios(planId);
  const contracts = useContracts(plan?.values.harvestYear ?? year ?? currentSeason());
  const sending = useMemo(() => (planId === null ? null : <SendToForecast planId={planId} />), [planId]);
  return (
    <>
      <PageHead
        title={title}
        subtitle={plan ? name : undefined}
        actions={
          plan?.version == null
            ? []
            : [{ label: t('versions.open'), icon: <HistoryOutlined />, onClick: () => set('versoes', '1') }]
        }
      />
      {plan && frozen && plan.approved && (
        <Alert
          severity="info"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" size="small" onClick={() => setStartsVersion(true)}>
              {t('versions.start')}
            </Button>
          }
        >
          {t('versions.frozen', {
            number: plan.approved.number,
            name: plan.approved.approvedBy,
            date: formatDateTime(plan.approved.approvedAt),
          })}
        </Alert>
      )}
      {plan && own && params.has('versoes') && (
        <VersionsDialog
          planId={plan.id}
          title={title}
          basis={own}
          onClose={() => set('versoes', null)}
          onApproved={() => {
            setStartsVersion(false);
            onReload?.();
          }}
        />
      )}
      {own ? (
        <ActivityForm
          key={frozen ? 'frozen' : 'open'}
          basis={own}
          cashAction={sending}
          kept={kept}
          contracts={contracts}
          frozen={frozen ? t('versions.frozenShort') : undefined}
          label={title}
          draftKey={`${activity.slug}:${plan?.id ?? 'novo'}`}
          initial={plan?.values ?? emptyValues(activity, year ?? currentSeason())}
          note={plan?.outdated ? t('plan.outdated') : undefined}
          onSave={save}
          onCancel={back}
        />
      ) : (
        <LoadState failed={failed} error={error} onRetry={reload} />
      )}
    </>
  );
}

function BackButton() {
  const { t } = useTranslation('planning');
  return (
    <Button component={PageLink} to={href('planningProduction')} variant="contained">
      {t('plan.back')}
    </Button>
  );
}

function Loaded({ activity, id, year }: { activity: ActivityDescriptor; id: number; year: number | null }) {
  const { t } = useTranslation('planning');
  const key = planKey(id, year);
  const reload = useLoad(`plan ${key}`, (dispatch) => dispatch(plans.loadItem(key)));
  const item = useAppSelector(plans.selectItem);
  const [again, setAgain] = useState(false);
  const mine = item.id === key;
  const name = activityName(t, activity.activity);
  // What is read again after an approval leaves the form and its dialogs standing.
  const shown = item.status === 'ready' || (again && item.status === 'loading');
  if (mine && shown && item.data) {
    const { data } = item;
    const other = ACTIVITIES.find((each) => each.activity === data.activity);
    if (data.activity !== activity.activity)
      return (
        <EmptyState
          icon={<SearchOffOutlined />}
          title={t('plan.missing')}
          text={t('plan.otherActivity', { activity: activityName(t, data.activity) })}
          action={
            other ? (
              <Button
                component={PageLink}
                to={`${href('planningProduction')}/${other.slug}/${id}`}
                variant="contained"
              >
                {t('plan.openIt')}
              </Button>
            ) : (
              <BackButton />
            )
          }
        />
      );
    return (
      <Editor
        key={`${data.id} ${data.updatedAt}`}
        activity={activity}
        plan={data}
        year={year}
        onReload={() => {
          setAgain(true);
          reload();
        }}
      />
    );
  }
  const failed = mine && item.status === 'failed';
  if (failed && item.error && 'status' in item.error && item.error.status === 404)
    return (
      <EmptyState
        icon={<SearchOffOutlined />}
        title={t('plan.missing')}
        text={year === null ? t('plan.missingPlain') : t('plan.missingText', { year })}
        action={<BackButton />}
      />
    );
  return (
    <>
      <PageHead title={name} />
      <LoadState failed={failed} error={mine ? item.error : null} onRetry={reload} />
    </>
  );
}

/** The plan of one activity: `…/lavoura/novo`, `…/lavoura/12`, `…/lavoura/12/2025`. */
export function Component() {
  const { t } = useTranslation('planning');
  const { id, harvestYear } = useParams();
  const { pathname } = useLocation();
  const parts = pathname.split('/');
  const activity = ACTIVITIES.find(({ slug }) => parts.includes(slug));
  if (!activity) return <Navigate replace to="/404" />;
  if (id === undefined) return <Navigate replace to={`${pathname.replace(/\/+$/, '')}/novo`} />;
  const isNew = id === 'novo';
  if (!isNew && !/^[1-9]\d{0,14}$/.test(id)) return <Navigate replace to="/404" />;
  const year = readYear(harvestYear);
  if (harvestYear !== undefined && year === null)
    return (
      <EmptyState
        icon={<SearchOffOutlined />}
        title={t('plan.badYear')}
        text={t('plan.badYearText', { year: harvestYear })}
        action={<BackButton />}
      />
    );
  return isNew ? (
    <Editor key={`${activity.slug} ${year}`} activity={activity} plan={null} year={year} />
  ) : (
    <Loaded key={`${id} ${year}`} activity={activity} id={Number(id)} year={year} />
  );
}
