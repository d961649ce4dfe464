import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { createContext, memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { AgeTrack } from '../../poultryDashboard/components/AgeTrack';
import { LotStatusChip } from '../../poultryDashboard/components/LotStatusChip';
import type { PondView } from '../rules/problems';
import { FeedFigures } from './FeedFigures';
import { FishFigures } from './FishFigures';
import { ProblemChips } from './ProblemChips';
import { WaterFigures } from './WaterFigures';

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
const Part = styled('div')(({ theme }) => ({
  paddingTop: 12,
  borderTop: `1px solid ${theme.tokens.border}`,
}));
const Line = styled('p')(({ theme }) => ({ ...typeStep('body'), margin: 0, color: theme.tokens.textMuted }));

/** The day of the answer and the weight that is asked about, for every card. */
export const BoardDay = createContext({ today: '', target: 0 });

/** Leads to the form of a sampling of a lot, for who may write it down. */
function SampleLink({ view: { lot, problems } }: { readonly view: PondView }) {
  const { t } = useTranslation('fishBoards');
  const holds = useHoldsMenuKey();
  const missing = problems.some(({ kind }) => kind === 'unsampled' || kind === 'noWeight');
  if (!lot || !missing || !holds('FISH_OCCURRENCE')) return <span />;
  return (
    <MuiLink
      component={PageLink}
      underline="always"
      to={href('lotsFishOccurrences', { id: 'nova' }, { lote: lot.id, tipo: 'amostragem-de-peixes' })}
    >
      {t('sampleNow')}
    </MuiLink>
  );
}

/** A pond: what is bad of it, how its lot stands, what it eats, its water. */
export const PondCard = memo(function PondCard({ data: view }: { readonly data: PondView }) {
  const { t } = useTranslation('fishBoards');
  const { search } = useLocation();
  const { today, target } = useContext(BoardDay);
  const { lot, state, pond } = view;
  const lives = lot?.status === 'inProgress';
  const says = () => {
    if (pond.lotUnread) return t('card.lotUnread');
    if (!lot) return t('card.noLot');
    if (lot.status === 'awaiting') return t('card.awaiting', { number: lot.number });
    return lot.status === 'blocked' ? t('card.blocked') : '';
  };
  const words = says();
  const hasWater = pond.sensors.length > 0 || pond.measures.length > 0;
  return (
    <Card title={view.name} aside={view.farmName} actions={lot && <LotStatusChip status={lot.status} />}>
      <Body>
        <ProblemChips view={view} />
        {words !== '' && <Line>{words}</Line>}
        {lot && state && (
          <>
            <AgeTrack lot={lot} />
            <FishFigures lot={lot} state={state} />
          </>
        )}
        {lives && (
          <Part>
            <FeedFigures view={view} today={today} target={target} />
          </Part>
        )}
        {(lives || hasWater) && (
          <Part>
            <WaterFigures view={view} />
          </Part>
        )}
        {lot && lot.status !== 'awaiting' && (
          <div className="foot">
            <SampleLink view={view} />
            <Button
              component={Link}
              // The way back finds the same filters.
              to={{ pathname: href('lotsFishDashboard', { lotId: lot.id }), search }}
              size="small"
              aria-label={t('card.openLabel', { number: lot.number, pond: view.name })}
            >
              {t('card.open', { number: lot.number })}
            </Button>
          </div>
        )}
      </Body>
    </Card>
  );
});
