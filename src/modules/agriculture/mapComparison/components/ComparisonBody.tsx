import MapOutlined from '@mui/icons-material/MapOutlined';
import SatelliteAltOutlined from '@mui/icons-material/SatelliteAltOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { href } from '@/platform/routing/href';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FailedState } from '@/platform/ui/FailedState';
import type { Comparison } from '../hooks/useComparison';
import type { Figures } from '../hooks/useFigures';
import type { Look } from '../look';
import { ComparedView } from './ComparedView';
import { ComparisonSkeleton } from './ComparisonSkeleton';

interface ComparisonBodyProps {
  readonly comparison: Comparison;
  readonly figures: Figures;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}

/** The comparison, or why there is none. */
export function ComparisonBody({ comparison, figures, look, onLook }: ComparisonBodyProps) {
  const { t } = useTranslation('agriculture');
  const holds = useHoldsMenuKey();
  const { land, season, plot, missing, plots, a, b } = comparison;
  if (land.status === 'failed') return <FailedState error={land.error} onRetry={land.retry} />;
  if (!land.known) return <ComparisonSkeleton />;
  if (plots.length === 0)
    return (
      <EmptyState
        icon={<MapOutlined />}
        title={t('mapComparison.noPlots.title')}
        text={t('mapComparison.noPlots.text')}
        action={
          holds('PROPERTY_MAP') && (
            <Button component={Link} to={href('mapProperty', {})} variant="contained">
              {t('mapComparison.noPlots.action')}
            </Button>
          )
        }
      />
    );
  if (missing || !plot)
    return (
      <EmptyState
        icon={<MapOutlined />}
        title={t('mapComparison.missing.title')}
        text={t('mapComparison.missing.text')}
      />
    );
  if (season.status === 'failed') return <FailedState error={season.error} onRetry={season.retry} />;
  if (!season.images) return <ComparisonSkeleton />;
  if (!a.image || !b.image) {
    const reason = season.images.length === 0 ? 'noImages' : 'allClouded';
    return (
      <EmptyState
        icon={<SatelliteAltOutlined />}
        title={t(`mapComparison.${reason}.title`)}
        text={t(`mapComparison.${reason}.text`)}
      />
    );
  }
  return (
    <ComparedView
      comparison={comparison}
      plot={plot}
      pair={{ a: a.image, b: b.image }}
      images={season.images}
      figures={figures}
      look={look}
      onLook={onLook}
    />
  );
}
