import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import type { LotPicture } from '../lotPicture';
import { AgeTrack } from './AgeTrack';
import { BlockedLines } from './BlockedLines';
import { ContactLine } from './ContactLine';
import { LotFigures } from './LotFigures';
import { ReadyLink } from './ReadyLink';

const State = styled('div')({ display: 'grid', gap: layout.gap });
const Line = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: 0,
  color: theme.tokens.textMuted,
}));

/** How old the lot is, what it has come to, and what stands against going on. */
export function LotState({ data: { course, sample } }: { readonly data: LotPicture }) {
  const { t } = useTranslation('lots');
  const { lot, aviary } = course;
  return (
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
  );
}
