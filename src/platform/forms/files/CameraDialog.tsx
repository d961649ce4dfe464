import CameraswitchOutlined from '@mui/icons-material/CameraswitchOutlined';
import NoPhotographyOutlined from '@mui/icons-material/NoPhotographyOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalPicture } from '@/platform/forms/files/FilePicture';
import { stamp } from '@/platform/forms/files/stampedName';
import { type Facing, useCamera } from '@/platform/forms/files/useCamera';
import { radius } from '@/platform/theme/tokens';
import { AppDialog } from '@/platform/ui/AppDialog';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { StateFrame } from '@/platform/ui/StateFrame';

interface CameraDialogProps {
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 'min(56vh, 480px)',
  overflow: 'hidden',
  borderRadius: radius.control,
  backgroundColor: theme.tokens.surfaceSunken,
  '& video, & img': { width: '100%', height: '100%', objectFit: 'contain' },
}));
const Hint = styled('p')(({ theme }) => ({ margin: '0 0 12px', color: theme.tokens.textMuted }));
const QUALITY = 0.9;

/** What the camera sees now, as a JPEG. */
async function pictureOf(video: HTMLVideoElement, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
}

/** Photographs with the camera of this device: looked through, taken, used or taken again. */
export function CameraDialog({ onFile, onClose }: CameraDialogProps) {
  const { t } = useTranslation('forms');
  const [facing, setFacing] = useState<Facing>('environment');
  const [taken, setTaken] = useState<File | null>(null);
  const [ready, setReady] = useState(false);
  const { state, again } = useCamera(facing);
  const video = useRef<HTMLVideoElement>(null);
  const stream = state.phase === 'open' ? state.stream : null;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream, taken]);
  const take = async () => {
    if (!video.current) return;
    setTaken(await pictureOf(video.current, t('camera.name', { stamp: stamp() })));
  };
  const use = () => {
    if (!taken) return;
    onFile(taken);
    onClose();
  };
  return (
    <AppDialog title={t('camera.title')} size="m" full onClose={onClose}>
      <DialogContent>
        {state.phase === 'failed' ? (
          <StateFrame
            role="alert"
            tone="warning"
            icon={<NoPhotographyOutlined />}
            title={t(`camera.${state.reason}`)}
          />
        ) : (
          <>
            <Hint role="status">{state.phase === 'asking' ? t('camera.asking') : t('camera.hint')}</Hint>
            <Stage>
              {taken && <LocalPicture file={taken} alt={t('camera.taken')} />}
              {!taken && state.phase === 'asking' && <SkeletonBlock height="100%" />}
              {!taken && stream && (
                <video
                  ref={video}
                  autoPlay
                  playsInline
                  muted
                  aria-label={t('camera.view')}
                  onLoadedData={() => setReady(true)}
                />
              )}
            </Stage>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {state.phase === 'failed' && state.reason !== 'unsupported' && (
          <Button variant="outlined" onClick={again}>
            {t('camera.retry')}
          </Button>
        )}
        {stream && !taken && (
          <>
            <Button
              variant="outlined"
              startIcon={<CameraswitchOutlined />}
              onClick={() => {
                setReady(false);
                setFacing(facing === 'user' ? 'environment' : 'user');
              }}
            >
              {t('camera.other')}
            </Button>
            <LoadingButton
              variant="contained"
              startIcon={<PhotoCameraOutlined />}
              busy={!ready}
              onClick={() => void take()}
            >
              {t('camera.take')}
            </LoadingButton>
          </>
        )}
        {taken && (
          <>
            <Button
              variant="outlined"
              onClick={() => {
                setReady(false);
                setTaken(null);
              }}
            >
              {t('camera.again')}
            </Button>
            <Button variant="contained" onClick={use}>
              {t('camera.use')}
            </Button>
          </>
        )}
      </DialogActions>
    </AppDialog>
  );
}
