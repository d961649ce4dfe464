import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import type { LotCourse } from '../../lotTypes';
import { lotForecasts } from '../../rules/lotForecasts';
import { AgeTrack } from './AgeTrack';
import { BlockedLines } from './BlockedLines';
import { ContactLine } from './ContactLine';
import { ChartGrid } from './DashboardSkeleton';
import { ForecastCard } from './ForecastCard';
import { LotCharts } from './LotCharts';
import { LotFigures } from './LotFigures';
import { PreviousLots } from './PreviousLots';
import { ReadyLink } from './ReadyLink';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });
const State = styled('div')({ display: 'grid', gap: layout.gap });
const Line = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: 0,
  color: theme.tokens.textMuted,
}));

/** What is known of one lot. */
export function LotBody({ course }: { readonly course: LotCourse }) {
  const { t } = useTranslation('lots');
  const { lot, aviary } = course;
  const forecasts = useMemo(() => lotForecasts(course), [course]);
  const sample = course.weighings
    .filter(({ readings }) => readings.length > 0)
    .toSorted((a, b) => a.day - b.day)
    .at(-1);
  return (
    <Stack>
      <Card title={t('poultry.lot.state')} actions={<ContactLine aviary={aviary} lot={lot} />}>
        <State>
          {lot.status === 'awaiting' ? (
            <Line>{t('poultry.lot.awaiting')}</Line>
          ) : (
            <>
              <AgeTrack lot={lot} />
              <LotFigures lot={lot} large sample={sample} />
              <ReadyLink lot={lot} />
            </>
          )}
          {lot.status === 'blocked' && <BlockedLines lot={lot} nextLot={course.nextLot} />}
        </State>
      </Card>
      <ForecastCard lot={lot} forecasts={forecasts} />
      <ChartGrid>
        {lot.status !== 'awaiting' && <LotCharts course={course} forecasts={forecasts} />}
        <PreviousLots lots={course.previousLots} />
      </ChartGrid>
    </Stack>
  );
}
