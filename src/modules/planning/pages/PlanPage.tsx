import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { useItem } from '@/platform/store/useResource';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { ACTIVITIES } from '../activities/activities';
import { LoadState } from '../components/LoadState';
import { planKey, plans } from '../planningSlice';
import { activityName } from '../planningWords';
import { readYear } from '../seasonYear';
import { PlanEditor } from '../components/PlanEditor';

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
  const { data, status, error, retry } = useItem(plans, key, { follows: true });
  const name = activityName(t, activity.activity);
  // What is read again after an approval leaves the form and its dialogs standing.
  if (status !== 'failed' && data) {
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
      <PlanEditor
        key={`${data.id} ${data.updatedAt}`}
        activity={activity}
        plan={data}
        year={year}
        onReload={retry}
      />
    );
  }
  const failed = status === 'failed';
  if (failed && error && 'status' in error && error.status === 404)
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
      <LoadState failed={failed} error={error} onRetry={retry} />
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
    <PlanEditor key={`${activity.slug} ${year}`} activity={activity} plan={null} year={year} />
  ) : (
    <Loaded key={`${id} ${year}`} activity={activity} id={Number(id)} year={year} />
  );
}
