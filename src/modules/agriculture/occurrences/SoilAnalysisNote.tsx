import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '@/domain/identity/permissions';
import { selectIdentity } from '@/domain/identity/selectors';
import { PageLink } from '@/platform/routing/pageLink';
import { useAppSelector } from '@/platform/store/hooks';
import type { FieldWorld } from './rules/fieldPlots';

const PAGES = {
  agriculture: { path: '/agricultura/analise-de-solo', permission: 'AGRICULTURE_SOIL_ANALYSIS' },
  forestry: { path: '/silvicultura/analise-de-solo', permission: 'SILVICULTURE_SOIL_ANALYSIS' },
} as const;

interface SoilAnalysisNoteProps {
  readonly world: FieldWorld;
  /** The sampling, once it is saved. */
  readonly occurrenceId?: number | null;
}

/**
 * A sampling opens or makes its analysis (FI §2): nutrients and recommendation are entered there. While the sampling is
 * not saved the link opens a window of its own, so that what is typed here stays.
 */
export function SoilAnalysisNote({ world, occurrenceId = null }: SoilAnalysisNoteProps) {
  const { t } = useTranslation('agricultureOccurrences');
  const identity = useAppSelector(selectIdentity);
  const page = PAGES[world];
  if (!identity || mayOpen(page, identity) !== 'allowed') return null;
  return (
    <Alert
      severity="info"
      className="whole"
      action={
        <Button
          color="inherit"
          size="small"
          component={PageLink}
          {...(occurrenceId === null
            ? { to: page.path, target: '_blank', rel: 'noopener' }
            : { to: `${page.path}/nova?ocorrencia=${occurrenceId}` })}
        >
          {t(occurrenceId === null ? 'soilAnalysis.open' : 'soilAnalysis.openOwn')}
        </Button>
      }
    >
      {t('soilAnalysis.text')}
    </Alert>
  );
}
