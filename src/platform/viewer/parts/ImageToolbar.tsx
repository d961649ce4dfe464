import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { downloadFrom } from '@/platform/export/downloadFile';
import type { ViewerImage } from '@/platform/viewer/ImageViewer';
import { LEAST_SCALE, MOST_SCALE, type View, ZOOM_STEP } from '@/platform/viewer/panZoom';
import { formatPercent } from '@/platform/format/percent';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  padding: '4px 8px 4px 16px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  backgroundColor: theme.tokens.surface,
}));
const Title = styled('h2')({
  ...typeStep('cardTitle'),
  flex: '1 1 160px',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const SMALL = '@media (max-width: 599.95px)';
// On a phone the tools have a line of their own, under the title and the way out.
const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  [SMALL]: { order: 1, flex: '1 0 100%', justifyContent: 'space-between', marginLeft: -12 },
});
const Percent = styled('span')({ [SMALL]: { display: 'none' } });
const Figure = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  minWidth: 48,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
}));

const save = ({ src, name }: ViewerImage) => downloadFrom(src, name);

interface ImageToolbarProps {
  readonly image: ViewerImage;
  readonly titleId: string;
  readonly index: number;
  readonly count: number;
  readonly view: View;
  readonly onZoom: (factor: number) => void;
  readonly onTurn: () => void;
  readonly onReset: () => void;
  readonly onGo: (step: number) => void;
  readonly onClose: () => void;
  readonly onDownload: ((image: ViewerImage) => void) | undefined;
}

/** What can be done with the image in view; each button's key is in its name. */
export function ImageToolbar(props: ImageToolbarProps) {
  const { image, index, count, view, onZoom, onGo } = props;
  const { t } = useTranslation('viewer');
  return (
    <Bar>
      <Title id={props.titleId} title={image.name}>
        {image.name}
      </Title>
      <Tools>
        {count > 1 && (
          <>
            <IconAction
              label={t('previous')}
              icon={<ChevronLeftOutlined />}
              disabledReason={index === 0 ? t('isFirst') : undefined}
              onClick={() => onGo(-1)}
            />
            <Figure role="status">{t('place', { at: index + 1, count })}</Figure>
            <IconAction
              label={t('next')}
              icon={<ChevronRightOutlined />}
              disabledReason={index === count - 1 ? t('isLast') : undefined}
              onClick={() => onGo(1)}
            />
          </>
        )}
        <IconAction
          label={t('zoomOut')}
          icon={<ZoomOutOutlined />}
          disabledReason={view.scale <= LEAST_SCALE ? t('isFitted') : undefined}
          onClick={() => onZoom(1 / ZOOM_STEP)}
        />
        <Percent>
          <Figure>{formatPercent(view.scale * 100, { decimals: 0 })}</Figure>
        </Percent>
        <IconAction
          label={t('zoomIn')}
          icon={<ZoomInOutlined />}
          disabledReason={view.scale >= MOST_SCALE ? t('isLargest') : undefined}
          onClick={() => onZoom(ZOOM_STEP)}
        />
        <IconAction label={t('rotate')} icon={<RotateRightOutlined />} onClick={props.onTurn} />
        <IconAction label={t('reset')} icon={<FitScreenOutlined />} onClick={props.onReset} />
        <IconAction
          label={t('download')}
          icon={<FileDownloadOutlined />}
          onClick={() => (props.onDownload ?? save)(image)}
        />
      </Tools>
      <IconAction label={t('close')} icon={<CloseOutlined />} onClick={props.onClose} />
    </Bar>
  );
}
