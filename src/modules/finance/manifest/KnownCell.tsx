import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { href } from '@/platform/routing/href';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { PageLink } from '@/platform/routing/pageLink';
import type { ManifestRow } from './manifestRow';

/** Where an invoice of that access key is already, with the way there. */
export function KnownCell({ row }: { readonly row: ManifestRow }) {
  const { t } = useTranslation('financeManifest');
  const openOverlay = useOpenOverlay();
  const holds = useHoldsMenuKey();
  const { knownIn, documentId, movement, preLaunchId } = row;
  if (knownIn === 'DOCUMENT' && documentId !== null)
    return (
      <Link
        component="button"
        type="button"
        onClick={(event) => {
          event.stopPropagation();
          openOverlay('documento', { id: String(documentId), movimento: movement });
        }}
      >
        {t('already.DOCUMENT')}
      </Link>
    );
  if (knownIn === 'PRE_LAUNCH' && preLaunchId !== null && holds('PRE_LAUNCH_EDIT'))
    return (
      <Link
        component={PageLink}
        to={href('financePreLaunchEdit', {}, { documento: String(preLaunchId) })}
        onClick={(event) => event.stopPropagation()}
      >
        {t('already.PRE_LAUNCH')}
      </Link>
    );
  return knownIn === null ? t('known.none') : t(`already.${knownIn}`);
}
