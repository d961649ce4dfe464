import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@/platform/format/percent';
import { useMedia } from '@/platform/theme/useMedia';
import { IconAction } from '@/platform/ui/IconAction';
import { ViewerFigure } from '@/platform/viewer/parts/ViewerBar';
import { ZOOM_STEP } from '@/platform/viewer/panZoom';

interface ZoomToolsProps {
  readonly zoom: number;
  readonly least: number;
  readonly most: number;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  readonly onTurn: () => void;
}

/** Nearer, further, fitted, turned; each with its key in its name. */
export function ZoomTools({ zoom, least, most, onZoom, onFit, onTurn }: ZoomToolsProps) {
  const { t } = useTranslation('viewer');
  const wide = useMedia('(min-width: 600px)');
  return (
    <>
      <IconAction
        label={t('zoomOut')}
        icon={<ZoomOutOutlined />}
        disabledReason={zoom <= least ? t('isSmallest') : undefined}
        onClick={() => onZoom(1 / ZOOM_STEP)}
      />
      {wide && <ViewerFigure>{formatPercent(zoom * 100, { decimals: 0 })}</ViewerFigure>}
      <IconAction
        label={t('zoomIn')}
        icon={<ZoomInOutlined />}
        disabledReason={zoom >= most ? t('isLargest') : undefined}
        onClick={() => onZoom(ZOOM_STEP)}
      />
      <IconAction label={t('reset')} icon={<FitScreenOutlined />} onClick={onFit} />
      <IconAction label={t('rotate')} icon={<RotateRightOutlined />} onClick={onTurn} />
    </>
  );
}
