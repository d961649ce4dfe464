import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import type { AviaryState, Lot } from '../../lotTypes';
import { AgeTrack } from './AgeTrack';
import { BlockedLines } from './BlockedLines';
import { ContactLine } from './ContactLine';
import { ForecastLines } from './ForecastLines';
import { LotFigures } from './LotFigures';
import { LotStatusChip } from './LotStatusChip';
import { ManageLink } from './ManageLink';
import { ReadyLink } from './ReadyLink';

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  '& > .foot': {
    marginTop: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
  },
});
const Line = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: 0,
  color: theme.tokens.textMuted,
}));

/** A lot that lives or has lived: its age and figures. One that awaits its birds has none. */
function LotParts({ lot, nextLot }: Pick<AviaryState, 'nextLot'> & { readonly lot: Lot }) {
  const { t } = useTranslation('lots');
  if (lot.status === 'awaiting')
    return (
      <Line>
        {t('poultry.card.awaiting', { number: lot.number })} <ManageLink lotId={lot.id} />
      </Line>
    );
  return (
    <>
      <AgeTrack lot={lot} />
      <LotFigures lot={lot} />
      {lot.status === 'blocked' && <BlockedLines lot={lot} nextLot={nextLot} brief />}
    </>
  );
}

/** An aviary and the state of its lot. */
export const AviaryCard = memo(function AviaryCard({ data: aviary }: { readonly data: AviaryState }) {
  const { t } = useTranslation('lots');
  const { search } = useLocation();
  const { lot, name, farmName } = aviary;
  return (
    <Card title={name} aside={farmName} actions={lot && <LotStatusChip status={lot.status} />}>
      <Body>
        {lot ? (
          <>
            <LotParts lot={lot} nextLot={aviary.nextLot} />
            {lot.status === 'inProgress' && <ForecastLines lot={lot} />}
            <ReadyLink lot={lot} />
            <div className="foot">
              <ContactLine aviary={aviary} lot={lot} />
              <Button
                component={Link}
                // The way back finds the same filters.
                to={{ pathname: href('lotsPoultryDashboard', { lotId: lot.id }), search }}
                size="small"
                aria-label={t('poultry.card.openLabel', { number: lot.number, aviary: name })}
              >
                {t('poultry.card.open', { number: lot.number })}
              </Button>
            </div>
          </>
        ) : (
          <Line>{t('poultry.card.noLot')}</Line>
        )}
      </Body>
    </Card>
  );
});
