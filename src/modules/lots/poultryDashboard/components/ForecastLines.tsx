import { styled } from '@mui/material/styles';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import type { Lot } from '../../lotTypes';
import {
  consumptionForecastGaps,
  type ForecastGap,
  weightForecastGaps,
} from '../../rules/forecastAvailability';
import { type ForecastName, gapText } from '../words';

const List = styled('ul')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: tokens.textMuted,
  '& li': { display: 'flex', gap: 6 },
  '& svg': { flex: 'none', fontSize: 16 },
  '& [data-ready="true"]': { color: tokens.success.softText },
}));

/** Whether a lot has its forecasts, and if not, from when. The overview does not read what they are made of. */
export function ForecastLines({ lot }: { readonly lot: Lot }) {
  const { t } = useTranslation('lots');
  const gaps: [ForecastName, ForecastGap[]][] = [
    ['weight', weightForecastGaps(lot, lot.weighingCount)],
    ['consumption', consumptionForecastGaps(lot)],
  ];
  return (
    <List>
      {gaps.map(([name, found]) =>
        found.length === 0 ? (
          <li key={name} data-ready>
            <TrendingUpOutlined aria-hidden />
            {t('poultry.forecast.ready', { name: t(`poultry.forecast.${name}`) })}
          </li>
        ) : (
          <li key={name}>
            <HourglassEmptyOutlined aria-hidden />
            <span>{found.map((gap) => gapText(t, name, lot, gap)).join(' ')}</span>
          </li>
        ),
      )}
    </List>
  );
}
