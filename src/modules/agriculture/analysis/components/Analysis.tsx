import { numberOf } from '@/platform/http/loose';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatCents, formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { MetricTile } from '@/platform/ui/MetricTile';
import { FigureTableCard } from '@/families/dashboard/FigureTableCard';
import { seedKgPerHectare, seedsPerHectare } from '../../occurrences/rules/field';
import type { PlantingAnalysis, PlotWork } from '../analysisTypes';
import { appliedOf, cropFigures, irrigatedMm, nutrientsApplied } from '../rules/works';
import { useCropWeather } from '../useCropWeather';
import { TimeLine } from './TimeLine';
import { WorkTable } from './WorkTable';

const UNKNOWN = '–';
const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '14px 20px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  // A long name of a stage goes to a second line.
  '&& > * > *': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  // Two figures beside each other keep apart on a phone.
  [theme.breakpoints.down('sm')]: { '&& > * > :nth-of-type(2)': typeStep('pageTitleSmall') },
  // Eight figures in two even rows.
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));
const shown = (value: number | null, decimals = 2) =>
  value === null ? UNKNOWN : formatNumber(value, { decimals });
const money = (cents: number | null) => (cents === null ? UNKNOWN : formatMoney(Math.round(cents)));

/** Seeds sown and plants expected, of what the planting tells. */
function sowingOf(works: readonly PlotWork[], plantingId: number) {
  const values = works.find(({ record }) => record.id === plantingId)?.record.values;
  const [perMetre, row] = [numberOf(values?.['seedsPerMetre']), numberOf(values?.['rowCm'])];
  const seeds = perMetre === null || row === null ? null : seedsPerHectare(perMetre, row);
  const [germination, weight] = [numberOf(values?.['germination']), numberOf(values?.['thousandWeight'])];
  return {
    seeds,
    plants: seeds === null || germination === null ? null : (seeds * germination) / 100,
    kg: seeds === null || weight === null ? null : seedKgPerHectare(seeds, weight),
  };
}

/** One crop on one plot: how it was sown, where it stands, what it got, what was done and what it cost. */
export function Analysis({ analysis }: { readonly analysis: PlantingAnalysis }) {
  const { t } = useTranslation('agricultureAnalysis');
  const { planting, works } = analysis;
  const { area } = planting;
  const figures = useMemo(() => cropFigures(works, area), [works, area]);
  const applied = useMemo(() => appliedOf(works, area), [works, area]);
  const nutrients = useMemo(() => nutrientsApplied(works, area), [works, area]);
  const sowing = useMemo(() => sowingOf(works, planting.occurrenceId), [works, planting.occurrenceId]);
  const weather = useCropWeather(analysis);
  const irrigated = irrigatedMm(works, area);
  const harvested = planting.harvestedOn;
  const former = analysis.relation?.former.filter(({ yield: sacks }) => sacks !== null) ?? [];
  const mean =
    former.length === 0
      ? null
      : former.reduce((sum, { yield: sacks }) => sum + (sacks ?? 0), 0) / former.length;
  return (
    <Parts>
      <Card
        title={planting.seedName || t('crop')}
        aside={[planting.harvestName, planting.harvestYearName].filter(Boolean).join(' · ')}
      >
        <Tiles>
          <MetricTile
            label={t('tiles.planted')}
            value={dayText(planting.plantedOn)}
            note={
              harvested === null
                ? t('tiles.daysSince', { count: weather.age })
                : t('tiles.harvested', { date: dayText(harvested) })
            }
          />
          <MetricTile
            label={t('tiles.stage')}
            value={weather.stage ?? UNKNOWN}
            note={
              weather.next
                ? t('tiles.next', { stage: weather.next.code, date: dayText(weather.next.date) })
                : weather.by === null
                  ? t('tiles.noCycle')
                  : ''
            }
          />
          <MetricTile label={t('tiles.area')} value={shown(area)} suffix="ha" />
          <MetricTile
            label={t('tiles.plants')}
            value={shown(sowing.plants, 0)}
            note={
              sowing.seeds === null
                ? t('tiles.noSowing')
                : planting.world === 'forestry'
                  ? t('tiles.seedlings', { seeds: shown(sowing.seeds, 0) })
                  : t('tiles.seeds', { seeds: shown(sowing.seeds, 0), kg: shown(sowing.kg) })
            }
          />
          <MetricTile
            label={t('tiles.yield')}
            value={shown(figures.yield)}
            suffix={figures.yield === null ? '' : 'sc/ha'}
            note={
              mean === null
                ? t('tiles.noFormer')
                : t('tiles.former', { yield: shown(mean, 1), count: former.length })
            }
          />
          <MetricTile
            label={t('tiles.costPerHa')}
            value={money(figures.costPerHa)}
            note={
              figures.withoutCost > 0
                ? t('tiles.withoutCost', { count: figures.withoutCost })
                : figures.cost === null
                  ? ''
                  : t('tiles.cost', { cost: money(figures.cost) })
            }
          />
          <MetricTile
            label={t('tiles.water')}
            value={shown(weather.rain === null || irrigated === null ? null : weather.rain + irrigated)}
            suffix={weather.rain === null || irrigated === null ? '' : 'mm'}
            note={
              weather.rain === null
                ? t('tiles.noRain')
                : t('tiles.rain', { rain: shown(weather.rain), irrigated: shown(irrigated) })
            }
          />
          <MetricTile
            label={t('tiles.nutrients')}
            value={
              nutrients
                ? [nutrients.n, nutrients.p2o5, nutrients.k2o].map((one) => shown(one, 0)).join(' · ')
                : UNKNOWN
            }
            suffix={nutrients ? 'kg/ha' : ''}
          />
        </Tiles>
      </Card>
      <TimeLine analysis={analysis} weather={weather} />
      {weather.stages.length > 0 && (
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
      )}
      {applied.length > 0 && (
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
              one.perHa === null ? UNKNOWN : `${shown(one.perHa)} ${one.unit}/ha`,
              one.total === null ? UNKNOWN : `${shown(one.total)} ${one.unit}`,
              one.cost === null ? UNKNOWN : formatCents(one.cost),
            ],
          }))}
        />
      )}
      <WorkTable analysis={analysis} weather={weather} today={today()} />
    </Parts>
  );
}
