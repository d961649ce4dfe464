import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { ChoiceBar } from '@/platform/ui/ChoiceBar';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { NoAviaryLink } from '../NoAviaryLink';
import type { LotCourse } from '../lotTypes';
import { DistributionView } from './components/DistributionView';
import { WeighingsTable } from './components/WeighingsTable';
import { distribution } from './rules/distribution';
import { weightAviaries, weightLot } from './weightsState';

const LOT = 'lote';
const DAY = 'dia';
const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

interface LotWeightsProps {
  readonly course: LotCourse;
  readonly requested: string | null;
  readonly addressOf: (day: number) => string;
}

/** One weighing of the lot, and all of them. */
function LotWeights({ course, requested, addressOf }: LotWeightsProps) {
  const { t } = useTranslation('lotWeights');
  const weighings = course.weighings.toSorted((a, b) => b.day - a.day);
  const shown =
    weighings.find(({ day }) => String(day) === requested) ??
    (requested === null ? weighings.find(({ readings }) => readings.length > 0) : undefined);
  const found = shown ? distribution(shown.readings) : null;
  const state = !shown ? 'none' : shown.readings.length === 0 ? 'meanOnlyState' : 'same';
  return (
    <Parts>
      {found && shown ? (
        <DistributionView
          found={found}
          day={shown.day}
          exportName={t('chart.exportName', {
            aviary: course.aviary.name,
            number: course.lot.number,
            day: shown.day,
          })}
        />
      ) : (
        <EmptyState title={t(`${state}.title`)} text={t(`${state}.text`)} />
      )}
      {weighings.length > 0 && <WeighingsTable weighings={weighings} addressOf={addressOf} />}
    </Parts>
  );
}

/** How evenly a flock grows: the birds of a weighing by class of weight beside the normal curve, and the weighings before. */
export function Component() {
  const { t } = useTranslation('lotWeights');
  const { text, set } = useAddressValues();
  const list = useQuery(weightAviaries, undefined);
  const aviaries = useMemo(() => (list.data ?? []).filter(({ lot }) => lot?.housingDate), [list.data]);
  const requested = text(LOT);
  // A lot before the present one is reached from its dashboard: it stands in no list.
  const given = requested !== null && /^[1-9]\d{0,14}$/.test(requested) ? Number(requested) : null;
  const lotId = requested === null ? (aviaries[0]?.lot?.id ?? null) : given;
  const answer = useQuery(weightLot, lotId);
  const course = answer.data;
  const weighings = (course?.weighings ?? []).toSorted((a, b) => b.day - a.day);
  const day = text(DAY);
  const chosen = day ?? String(weighings.find(({ readings }) => readings.length > 0)?.day ?? '');
  const addressOf = (of: number) => `?${new URLSearchParams({ [LOT]: String(lotId), [DAY]: String(of) })}`;
  const nameOf = (aviary: string, number: string) => t('lotName', { aviary, number });
  const options = aviaries.flatMap(({ name, lot }) =>
    lot ? [{ id: lot.id, name: nameOf(name, lot.number) }] : [],
  );
  const missing = answer.error !== null && 'status' in answer.error && answer.error.status === 404;
  const body = () => {
    if (list.status === 'ready' && aviaries.length === 0 && requested === null)
      return <EmptyState title={t('noLot.title')} text={t('noLot.text')} action={<NoAviaryLink />} />;
    if ((requested !== null && given === null) || missing)
      return <EmptyState title={t('unknown.title')} text={t('unknown.text')} />;
    const failed = answer.status === 'failed' ? answer : list.status === 'failed' && !lotId ? list : null;
    if (failed && !course) return <FailedState error={failed.error} onRetry={failed.retry} />;
    if (course) return <LotWeights course={course} requested={day} addressOf={addressOf} />;
    return (
      <Loading>
        <SkeletonBlock height={480} radius={10} />
      </Loading>
    );
  };
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={course ? nameOf(course.aviary.name, course.lot.number) : t('subtitle')}
        aside={
          lotId !== null && (
            <Link component={PageLink} to={href('lotsPoultryDashboard', { lotId })}>
              {t('back')}
            </Link>
          )
        }
      />
      <ChoiceBar>
        <div className="wide">
          <SelectControl
            label={t('aviary')}
            required
            value={lotId}
            options={options}
            current={course && { id: course.id, name: nameOf(course.aviary.name, course.lot.number) }}
            loading={list.status === 'loading'}
            failed={list.status === 'failed'}
            onRetry={list.retry}
            onChange={(id) => set({ [LOT]: id, [DAY]: null }, { push: true })}
          />
        </div>
        <div className="wide">
          <SelectControl
            label={t('weighing')}
            required
            value={chosen || null}
            options={weighings.map((one) => ({
              id: String(one.day),
              name:
                one.readings.length > 0
                  ? t('weighingName', {
                      day: one.day,
                      weight: formatNumber(one.weight, { decimals: 0 }),
                      count: one.readings.length,
                    })
                  : `${t('previous.open', { day: one.day })} · ${t('meanOnly')}`,
            }))}
            onChange={(next) => set({ [DAY]: next }, { push: true })}
          />
        </div>
      </ChoiceBar>
      {body()}
    </>
  );
}
