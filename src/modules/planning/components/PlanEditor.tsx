import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ActivityForm } from '@/families/activity/ActivityForm';
import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { type ActivityValues, emptyValues } from '@/families/activity/activityValues';
import { momentText } from '@/platform/format/dayText';
import { asAppError, isConflict } from '@/platform/http/appError';
import { href } from '@/platform/routing/href';
import { useAppDispatch } from '@/platform/store/hooks';
import { PageHead } from '@/platform/ui/PageHead';
import { toast } from '@/platform/ui/toast';
import { ChangesTable } from './ChangesTable';
import { LoadState } from './LoadState';
import { SendToForecast } from './SendToForecast';
import { UnreadParts } from './UnreadParts';
import { VersionsDialog } from './VersionsDialog';
import { useContracts } from './useContracts';
import { useKeptScenarios } from './useKeptScenarios';
import { useActivityBasis } from './useBasis';
import { plans } from '../planningSlice';
import type { Plan } from '../planningTypes';
import { activityName } from '../planningWords';
import { isForeignCrop } from '../rules/foreignCrop';
import { toBody } from '../planningWire';
import { currentSeason, usePlanningAddress } from '../seasonYear';

interface EditorProps {
  readonly activity: ActivityDescriptor;
  /** Null is a new one. */
  readonly plan: Plan | null;
  readonly year: number | null;
  /** Reads the saved plan again; what is typed stands as a draft over it. */
  readonly onReload?: () => void;
}

/** Whether what stands in the form is the version that was approved: nothing is written over it. */
const isFrozen = (plan: Plan | null) => plan?.approved != null && plan.approved.number === plan.version;

/** The server names a center by its own word, and says in one language that a crop is not of the region. */
function inFormNames(thrown: unknown, foreignCrop: string): unknown {
  const error = asAppError(thrown);
  if (error.kind !== 'validation') return error;
  const names = Object.entries(error.fields).map(([name, messages]): [string, string[]] => [
    name.replace('FarmActivityFieldId', 'CenterId').replace(/^Parts$/, 'Shares'),
    messages.map((message) => (isForeignCrop(message) ? foreignCrop : message)),
  ]);
  return { ...error, fields: Object.fromEntries(names) };
}

/** The plan of one activity as a form, with its versions, scenarios and contracts; null is a new one. */
export function PlanEditor({ activity, plan, year, onReload }: EditorProps) {
  const { t } = useTranslation('planning');
  const { params, set } = usePlanningAddress();
  const [startsVersion, setStartsVersion] = useState(false);
  /** Somebody else saved the plan meanwhile. */
  const [outrun, setOutrun] = useState(false);
  const isWhole = plan === null || plan.unread.length === 0;
  const approvedStands = isFrozen(plan) && !startsVersion;
  const frozen = approvedStands || !isWhole;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { own, failed, error, retry } = useActivityBasis(activity, plan?.values);
  const name = activityName(t, activity.activity);
  const title = plan ? (plan.values.title ?? name) : t('plan.new', { activity: name });
  const back = () => void navigate(href('planningProduction'));
  const save = async (values: ActivityValues) => {
    const body = toBody(activity, values, plan?.updatedAt ?? null, startsVersion, own?.centers);
    try {
      await dispatch(plans.save({ values: body, id: plan?.id ?? null }));
    } catch (thrown) {
      setOutrun(isConflict(asAppError(thrown)));
      throw inFormNames(thrown, t('plan.foreignCrop'));
    }
    toast({ tone: 'success', text: t('plan.saved') });
    back();
  };
  const planId = plan?.id ?? null;
  const kept = useKeptScenarios(planId);
  const contracts = useContracts(plan?.values.harvestYear ?? year ?? currentSeason(), planId);
  const differences = useCallback(
    (present: ActivityValues, typed: ActivityValues) =>
      own && (
        <ChangesTable basis={own} from={present} to={typed} heads={[t('stale.present'), t('stale.typed')]} />
      ),
    [own, t],
  );
  const approved = plan?.approved?.number ?? null;
  const newest = plan?.version ?? null;
  const sending = useMemo(
    () => (planId === null ? null : <SendToForecast planId={planId} newest={newest} approved={approved} />),
    [planId, newest, approved],
  );
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
      {plan && <UnreadParts unread={plan.unread} />}
      {plan && isWhole && approvedStands && plan.approved && (
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
            date: momentText(plan.approved.approvedAt),
          })}
        </Alert>
      )}
      {outrun && onReload && (
        <Alert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" size="small" onClick={onReload}>
              {t('outrun.reload')}
            </Button>
          }
        >
          {t('outrun.text')}
        </Alert>
      )}
      {plan && own && params.has('versoes') && (
        <VersionsDialog
          planId={plan.id}
          title={title}
          basis={own}
          onClose={() => set('versoes', null)}
          onApproved={() => setStartsVersion(false)}
        />
      )}
      {own ? (
        <ActivityForm
          key={frozen ? 'frozen' : 'open'}
          basis={own}
          cashAction={sending}
          kept={kept}
          contracts={contracts}
          frozen={frozen ? t(isWhole ? 'versions.frozenShort' : 'unread.short') : undefined}
          unsavable={!isWhole}
          label={title}
          draftKey={`${activity.slug}:${plan?.id ?? 'novo'}`}
          savedAt={plan?.updatedAt ?? null}
          initial={plan?.values ?? emptyValues(activity, year ?? currentSeason())}
          note={plan?.outdated ? t('plan.outdated') : undefined}
          differences={differences}
          onSave={save}
          onCancel={back}
        />
      ) : (
        <LoadState failed={failed} error={error} onRetry={retry} />
      )}
    </>
  );
}
