import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cropPicture } from '@/platform/forms/files/cropPicture';
import type { ImageCropperProps } from '@/platform/forms/files/ImageCropper';
import type { PictureArea } from '@/platform/forms/files/paintPicture';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import { failureOf, type FormFailure, wordsOf } from '@/platform/forms/formFailure';
import { whileSaving } from '@/platform/forms/leaveGuard';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import { AppDialog } from '@/platform/ui/AppDialog';
import { LoadingButton } from '@/platform/ui/LoadingButton';

// The cropping library comes when somebody has chosen a picture.
const ImageCropper = lazy(async () => ({
  default: (await import('@/platform/forms/files/ImageCropper')).ImageCropper,
}));

interface ImageCropDialogProps extends Pick<ImageCropperProps, 'file' | 'aspect' | 'round'> {
  readonly title: string;
  readonly saveLabel: string;
  /** Longest side of what is cut out, in pixels. */
  readonly maxSide: number;
  /** Keeps the cut, a JPEG, and closes. When it throws, the dialog stays. */
  readonly onSave: (cut: File) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Cuts a picture before it is kept. */
export function ImageCropDialog(props: ImageCropDialogProps) {
  const { file, title, saveLabel, maxSide, onSave, onClose } = props;
  const { t } = useTranslation('forms');
  const area = useRef<PictureArea | null>(null);
  const busy = useRef(false);
  const [ready, setReady] = useState(false);
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const saving = status === 'saving';

  const save = async () => {
    if (busy.current || !area.current) return;
    busy.current = true;
    setStatus('saving');
    setFailure(null);
    setWords(null);
    try {
      const cut = await cropPicture(file, area.current, maxSide);
      await whileSaving(() => onSave(cut));
    } catch (thrown) {
      const error = asAppError(thrown);
      log.warn('picture not saved', { error: error.kind });
      setFailure(failureOf(error));
      setWords(wordsOf(error));
      setStatus('failed');
    } finally {
      busy.current = false;
    }
  };
  return (
    <AppDialog title={title} size="s" full onClose={onClose} busy={saving}>
      <DialogContent>
        {(words ?? failure) && (
          <DangerAlert severity="error" sx={{ mb: 2 }}>
            {words ?? (failure && t(`failure.${failure}`))}
          </DangerAlert>
        )}
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <ImageCropper
            file={file}
            aspect={props.aspect}
            round={props.round}
            onArea={(next) => {
              area.current = next;
              setReady(true);
            }}
          />
        </Suspense>
      </DialogContent>
      <DialogActions>
        <Typography variant="caption" role="status" sx={{ mr: 'auto', color: 'text.secondary' }}>
          {status === 'failed' && t('unsaved')}
        </Typography>
        <Button variant="outlined" disabled={saving} onClick={onClose}>
          {t('cancel')}
        </Button>
        <LoadingButton
          variant="contained"
          busy={saving}
          disabledReason={ready ? undefined : t('crop.opening')}
          onClick={() => void save()}
        >
          {saveLabel}
        </LoadingButton>
      </DialogActions>
    </AppDialog>
  );
}
