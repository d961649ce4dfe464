import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import type { Lot } from '../../lotTypes';
import { nearsSlaughter } from '../../rules/slaughter';

/** Leads to what has to be in order before slaughter, from the day on which that is looked over. */
export function ReadyLink({ lot }: { readonly lot: Pick<Lot, 'id' | 'status' | 'day'> }) {
  const { t } = useTranslation('lots');
  const holds = useHoldsMenuKey();
  if (lot.status !== 'inProgress' || !nearsSlaughter(lot.day) || !holds('POULTRY_BULLETIN')) return null;
  return (
    <Link underline="always" component={PageLink} to={href('lotsBulletin', {}, { lote: String(lot.id) })}>
      {t('poultry.ready')}
    </Link>
  );
}
