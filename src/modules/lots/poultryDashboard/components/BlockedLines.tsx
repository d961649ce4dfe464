import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { typeStep } from '@/platform/theme/typography';
import type { Lot, NextLot } from '../../lotTypes';
import { ManageLink } from './ManageLink';

const Lines = styled('div')(({ theme }) => ({
  ...typeStep('body'),
  display: 'grid',
  gap: 4,
  color: theme.tokens.textMuted,
  '& p, & ul': { margin: 0 },
  '& ul': { paddingLeft: 20 },
  '& a': { color: theme.tokens.primary, fontWeight: 550 },
}));

interface BlockedLinesProps {
  readonly lot: Lot;
  readonly nextLot: NextLot | null;
  /** The card of the overview says what it is, the page of the lot also what follows. */
  readonly brief?: boolean;
}

/** What closing did to a lot, the lot that it made, and what is not possible any more (LD §3). */
export function BlockedLines({ lot, nextLot, brief = false }: BlockedLinesProps) {
  const { t } = useTranslation('lots');
  const { search } = useLocation();
  return (
    <Lines>
      <p>{t('poultry.lot.blocked')}</p>
      {nextLot && (
        <p>
          <Link to={{ pathname: href('lotsPoultryDashboard', { lotId: nextLot.id }), search }}>
            {t('poultry.lot.next', { number: nextLot.number })}
          </Link>
        </p>
      )}
      {!brief && (
        <>
          <ul>
            <li>{t('poultry.lot.rules.locked')}</li>
            <li>{t('poultry.lot.rules.finish')}</li>
            <li>
              {nextLot
                ? t('poultry.lot.rules.reverse', { number: lot.number, next: nextLot.number })
                : t('poultry.lot.rules.reversePlain', { number: lot.number })}
            </li>
          </ul>
          <p>
            <ManageLink lotId={lot.id} />
          </p>
        </>
      )}
    </Lines>
  );
}
