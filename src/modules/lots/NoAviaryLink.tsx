import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { useLookup } from '@/domain/lookups/useLookup';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';

/** Under a page that has no lot to show: the way to the register of houses, for who has none yet. */
export function NoAviaryLink() {
  const { t } = useTranslation('chickenLots');
  const aviaries = useLookup('aviaries', undefined);
  const may = useHoldsMenuKey()('PATRIMONY');
  if (!may || aviaries.loading || aviaries.failed || aviaries.options.length > 0) return null;
  return (
    <Button component={PageLink} to={href('financePatrimony', { id: 'galpao-aves' })} variant="contained">
      {t('noAviary.action')}
    </Button>
  );
}
