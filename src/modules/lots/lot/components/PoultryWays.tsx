import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { nearsSlaughter } from '../../rules/slaughter';
import type { WaysProps } from '../lotKind';
import { isClosed } from '../lotStatus';

/** Where a lot of poultry leads to. */
export function PoultryWays({ lot, day }: WaysProps) {
  const { t } = useTranslation('chickenLots');
  const holds = useHoldsMenuKey();
  const { status } = lot;
  return (
    <>
      {status === 'IN_PROGRESS' && nearsSlaughter(day) && holds('POULTRY_BULLETIN') && (
        <Link component={PageLink} to={href('lotsBulletin', {}, { lote: String(lot.id) })}>
          {t('bar.ready')}
        </Link>
      )}
      {status !== 'AWAITING' && holds('POULTRY_GENERAL_DASHBOARD') && (
        <Link component={PageLink} to={href('lotsPoultryDashboard', { lotId: String(lot.id) })}>
          {t('bar.dashboard')}
        </Link>
      )}
      {isClosed(lot) && (
        <Link component={PageLink} to={href('lotsSettlement', {}, { lote: String(lot.id) })}>
          {t('bar.settlement')}
        </Link>
      )}
    </>
  );
}
