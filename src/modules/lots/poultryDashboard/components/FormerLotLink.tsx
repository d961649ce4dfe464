import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { href } from '@/platform/routing/href';

/** Leads to a former lot; the way back finds the same filters. */
export function FormerLotLink({ id, number }: { readonly id: number; readonly number: number | string }) {
  const { t } = useTranslation('lots');
  const { search } = useLocation();
  return (
    <Link
      component={RouterLink}
      underline="always"
      to={{ pathname: href('lotsPoultryDashboard', { lotId: id }), search }}
      aria-label={t('poultry.lot.previous.open', { number })}
    >
      {number}
    </Link>
  );
}
