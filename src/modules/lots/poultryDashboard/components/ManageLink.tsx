import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';

/** Leads to the lot in its management, where it is housed, closed and taken back; nothing for who may not. */
export function ManageLink({ lotId }: { readonly lotId: number }) {
  const { t } = useTranslation('lots');
  const holds = useHoldsMenuKey();
  if (!holds('CHICKEN_LOT')) return null;
  return (
    <Link underline="always" component={PageLink} to={href('lotsChickenLots', { registro: String(lotId) })}>
      {t('poultry.manage')}
    </Link>
  );
}
