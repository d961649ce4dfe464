import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { openPicture, type PictureArea } from '@/platform/forms/files/paintPicture';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';

export interface ImageCropperProps {
  readonly file: File;
  /** Width to height. */
  readonly aspect?: number | undefined;
  /** Shows the cut as a circle, for people. */
  readonly round?: boolean | undefined;
  readonly onArea: (area: PictureArea) => void;
}

const MAX_ZOOM = 4;

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 320,
  overflow: 'hidden',
  borderRadius: radius.control,
  backgroundColor: theme.tokens.surfaceSunken,
  '& [data-testid="cropper"]:focus-visible': {
    outline: `2px solid ${theme.tokens.focusRing}`,
    outlineOffset: 2,
  },
}));
const ZoomRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: 24,
  marginTop: 16,
  paddingRight: 12,
});
const Words = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '8px 0 0',
  color: theme.tokens.textMuted,
}));

/** Chooses a part of a picture, by dragging it under a frame, by pinching, or by arrow keys and the slider. */
export function ImageCropper({ file, aspect = 1, round = false, onArea }: ImageCropperProps) {
  const { t } = useTranslation('forms');
  const labelId = useId();
  const [url, setUrl] = useState('');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    let wanted = true;
    let made = '';
    const show = async () => {
      try {
        const picture = await openPicture(file);
        picture.close();
        if (!wanted) return;
        made = URL.createObjectURL(file);
        setUrl(made);
      } catch (thrown) {
        log.warn('picture not opened', { reason: faultOf(thrown) });
        if (wanted) setBroken(true);
      }
    };
    void show();
    return () => {
      wanted = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  if (broken) return <EmptyState icon={<BrokenImageOutlined />} title={t('crop.broken')} />;
  return (
    <>
      <Stage>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={aspect}
            cropShape={round ? 'round' : 'rect'}
            showGrid={!round}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, area) => onArea(area)}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'group', 'aria-label': t('crop.frame') }}
          />
        )}
      </Stage>
      <ZoomRow>
        <span id={labelId}>{t('crop.zoom')}</span>
        <Slider
          aria-labelledby={labelId}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(_, next) => setZoom(next)}
          getAriaValueText={(value) => `${Math.round(value * 100)}%`}
        />
      </ZoomRow>
      <Words>{t('crop.hint')}</Words>
    </>
  );
}
