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
  const { knownIn, documentId, movement, preLaunchId, assistId } = row;
  const label = knownIn === null ? t('known.none') : t(`already.${knownIn}`);
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
        {label}
      </Link>
    );
  const page =
    knownIn === 'PRE_LAUNCH' && preLaunchId !== null && holds('PRE_LAUNCH_EDIT')
      ? href('financePreLaunchEdit', {}, { documento: String(preLaunchId) })
      : knownIn === 'ASSIST' && assistId !== null
        ? href('assistProducer', {}, { documento: String(assistId) })
        : null;
  if (page !== null)
    return (
      <Link component={PageLink} to={page} onClick={(event) => event.stopPropagation()}>
        {label}
      </Link>
    );
  return label;
}
