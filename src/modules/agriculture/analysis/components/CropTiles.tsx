import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { MetricTile } from '@/platform/ui/MetricTile';
import { figureText, UNKNOWN } from '../figureText';
import type { PlantingAnalysis } from '../analysisTypes';
import { formerYield, sowingOf } from '../rules/sowing';
import { cropFigures, irrigatedMm, nutrientsApplied } from '../rules/works';
import type { CropWeather } from '../useCropWeather';

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
/** Its harvest with its year; a name that holds the year says it once. */
const harvestOf = ({ harvestName, harvestYearName }: PlantingAnalysis['planting']) =>
  harvestName.includes(harvestYearName)
    ? harvestName
    : [harvestName, harvestYearName].filter(Boolean).join(' · ');
const money = (cents: number | null) => (cents === null ? UNKNOWN : formatMoney(Math.round(cents)));

interface CropTilesProps {
  readonly analysis: PlantingAnalysis;
  readonly weather: CropWeather;
}

/** The figures of a crop: when it was planted, where it stands, what it got, gave and cost. */
export function CropTiles({ analysis, weather }: CropTilesProps) {
  const { t } = useTranslation('agricultureAnalysis');
  const { planting, works } = analysis;
  const { area } = planting;
  const figures = useMemo(() => cropFigures(works, area), [works, area]);
  const nutrients = useMemo(() => nutrientsApplied(works, area), [works, area]);
  const sowing = useMemo(() => sowingOf(works, planting.occurrenceId), [works, planting.occurrenceId]);
  const irrigated = irrigatedMm(works, area);
  const harvested = planting.harvestedOn;
  const { progress } = figures;
  const former = formerYield(analysis.relation?.former ?? []);
  return (
    <Card title={planting.seedName || t('crop')} aside={harvestOf(planting)}>
      <Tiles>
        <MetricTile
          label={t('tiles.planted')}
          value={dayText(planting.plantedOn)}
          note={
            progress.state === 'IN_HARVEST'
              ? t('tiles.inHarvest', {
                  done: figureText(progress.harvestedHa),
                  left: figureText(progress.leftHa),
                })
              : harvested === null
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
        <MetricTile label={t('tiles.area')} value={figureText(area)} suffix="ha" />
        <MetricTile
          label={t('tiles.plants')}
          value={figureText(sowing.plants, 0)}
          note={
            sowing.seeds === null
              ? t('tiles.noSowing')
              : planting.world === 'forestry'
                ? t('tiles.seedlings', { seeds: figureText(sowing.seeds, 0) })
                : t('tiles.seeds', { seeds: figureText(sowing.seeds, 0), kg: figureText(sowing.kg) })
          }
        />
        <MetricTile
          label={t('tiles.yield')}
          value={figureText(figures.yield)}
          suffix={figures.yield === null ? '' : 'sc/ha'}
          note={
            progress.state === 'IN_HARVEST'
              ? t('tiles.ofHarvested', { area: figureText(progress.harvestedHa) })
              : former === null
                ? t('tiles.noFormer')
                : t('tiles.former', { yield: figureText(former.mean, 1), count: former.count })
          }
        />
        <MetricTile
          label={t('tiles.costPerHa')}
          value={
            figures.withoutCost > 0 && figures.costPerHa !== null
              ? t('tiles.atLeast', { cost: money(figures.costPerHa) })
              : money(figures.costPerHa)
          }
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
          value={figureText(weather.rain === null || irrigated === null ? null : weather.rain + irrigated)}
          suffix={weather.rain === null || irrigated === null ? '' : 'mm'}
          note={
            weather.rain === null
              ? t('tiles.noRain')
              : t('tiles.rain', {
                  rain: figureText(weather.rain),
                  irrigated: figureText(irrigated),
                  to: dayText(weather.until),
                })
          }
        />
        <MetricTile
          label={t('tiles.nutrients')}
          value={
            nutrients
              ? [nutrients.n, nutrients.p2o5, nutrients.k2o].map((one) => figureText(one, 0)).join(' · ')
              : UNKNOWN
          }
          suffix={nutrients ? 'kg/ha' : ''}
        />
      </Tiles>
    </Card>
  );
}
