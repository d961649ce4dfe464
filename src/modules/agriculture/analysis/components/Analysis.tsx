import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { FigureTableCard } from '@/families/dashboard/FigureTableCard';
import type { Planting, PlantingAnalysis, PlotWork } from '../analysisTypes';
import { figureText, UNKNOWN } from '../figureText';
import { appliedOf } from '../rules/works';
import { type CropWeather, useCropWeather } from '../useCropWeather';
import { CropTiles } from './CropTiles';
import { TimeLine } from './TimeLine';
import { WorkTable } from './WorkTable';

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
interface StagesCardProps {
  readonly planting: Planting;
  readonly weather: CropWeather;
}

/** When each stage of the crop began, or is expected to. */
function StagesCard({ planting, weather }: StagesCardProps) {
  const { t } = useTranslation('agricultureAnalysis');
  if (weather.stages.length === 0) return null;
  return (
    <FigureTableCard
      title={t('stages.title')}
      aside={t(weather.by === 'DEGREE_DAYS' ? 'stages.byDegreeDays' : 'stages.byDays')}
      heads={[t('stages.stage'), ...weather.stages.map(({ code }) => code)]}
      rows={[
        {
          id: 'date',
          name: t('stages.date'),
          cells: weather.stages.map(({ date, expected }) =>
            date === null
              ? UNKNOWN
              : expected
                ? t('stages.expected', { date: dayText(date) })
                : formatDate(date),
          ),
        },
      ]}
      note={
        <Link
          component={PageLink}
          to={href(
            planting.world === 'forestry' ? 'silvicultureRelations' : 'agricultureRelations',
            {},
            { polygonId: planting.plotId },
          )}
        >
          {t('stages.relations')}
        </Link>
      }
    />
  );
}

interface AppliedCardProps {
  readonly works: readonly PlotWork[];
  readonly area: number;
}

/** What of each product the plot got. */
function AppliedCard({ works, area }: AppliedCardProps) {
  const { t } = useTranslation('agricultureAnalysis');
  const applied = useMemo(() => appliedOf(works, area), [works, area]);
  if (applied.length === 0) return null;
  return (
    <FigureTableCard
      title={t('applied.title')}
      heads={[
        t('applied.product'),
        t('applied.times'),
        t('applied.perHa'),
        t('applied.total'),
        t('applied.cost'),
      ]}
      rows={applied.map((one) => ({
        id: `${one.product} ${one.unit}`,
        name: one.product,
        cells: [
          formatNumber(one.times, { decimals: 0 }),
          one.perHa === null ? UNKNOWN : `${figureText(one.perHa)} ${one.unit}/ha`,
          one.total === null ? UNKNOWN : `${figureText(one.total)} ${one.unit}`,
          one.cost === null ? UNKNOWN : formatCents(one.cost),
        ],
      }))}
    />
  );
}

/** One crop on one plot: how it was sown, where it stands, what it got, what was done and what it cost. */
export function Analysis({ analysis }: { readonly analysis: PlantingAnalysis }) {
  const { planting, works } = analysis;
  const weather = useCropWeather(analysis);
  return (
    <Parts>
      <CropTiles analysis={analysis} weather={weather} />
      <TimeLine analysis={analysis} weather={weather} />
      <StagesCard planting={planting} weather={weather} />
      <AppliedCard works={works} area={planting.area} />
      <WorkTable analysis={analysis} weather={weather} today={today()} />
    </Parts>
  );
}
