import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { StatusChip } from '@/platform/ui/StatusChip';
import type { Forecast } from '../../rules/lotForecasts';
import type { LotPicture } from '../lotPicture';
import { type ForecastName, gapText, wholeText } from '../words';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '10px 16px',
  margin: 0,
  '& dt': { ...typeStep('bodyStrong'), display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& dd': { ...typeStep('body'), margin: 0, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 4,
    '& dd': { marginBottom: 8 },
  },
}));

/** Waiting mends these. */
const PASSING: readonly string[] = ['tooYoung', 'fewWeighings', 'notHoused'];

function ForecastChip({ forecast }: { readonly forecast: Forecast }) {
  const { t } = useTranslation('lots');
  if (forecast.gaps.length === 0)
    return <StatusChip tone="success" icon={TrendingUpOutlined} label={t('poultry.forecast.available')} />;
  return forecast.gaps.every(({ why }) => PASSING.includes(why)) ? (
    <StatusChip
      tone="neutral"
      variant="outline"
      icon={HourglassEmptyOutlined}
      label={t('poultry.forecast.notYet')}
    />
  ) : (
    <StatusChip tone="neutral" variant="outline" icon={BlockOutlined} label={t('poultry.forecast.none')} />
  );
}

/** What is forecast, or in a sentence why not yet and from when. */
export function ForecastCard({ data: { course, forecasts } }: { readonly data: LotPicture }) {
  const { t } = useTranslation('lots');
  const { lot } = course;
  const { weight, consumption, feedNeeded, until } = forecasts;
  const end = weight.curve.at(-1);
  const gaps = (name: ForecastName, { gaps: found }: Forecast) =>
    found.map((gap) => gapText(t, name, lot, gap)).join(' ');
  return (
    <Card title={t('poultry.forecast.title')}>
      <List>
        <dt>
          {t('poultry.forecast.weight')}
          <ForecastChip forecast={weight} />
        </dt>
        <dd>
          {end
            ? t('poultry.forecast.weightAt', { value: wholeText(end.value), day: end.day })
            : gaps('weight', weight)}
        </dd>
        <dt>
          {t('poultry.forecast.consumption')}
          <ForecastChip forecast={consumption} />
        </dt>
        <dd>
          {feedNeeded === null
            ? gaps('consumption', consumption) || t('poultry.forecast.aliveUnreported', { day: until })
            : t('poultry.forecast.consumptionUntil', { value: wholeText(feedNeeded), day: until })}
        </dd>
      </List>
    </Card>
  );
}
