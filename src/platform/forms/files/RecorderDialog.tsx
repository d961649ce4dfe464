import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined';
import MicOffOutlined from '@mui/icons-material/MicOffOutlined';
import StopOutlined from '@mui/icons-material/StopOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { kindOf, MIME_TYPES } from '@/platform/forms/files/fileKinds';
import { stamp } from '@/platform/forms/files/stampedName';
import { useRecorder } from '@/platform/forms/files/useRecorder';
import { typeStep } from '@/platform/theme/typography';
import { AppDialog } from '@/platform/ui/AppDialog';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { StateFrame } from '@/platform/ui/StateFrame';
import { AudioPlayer } from '@/platform/viewer/audio/AudioPlayer';
import { useAudio } from '@/platform/viewer/audio/useAudio';

interface RecorderDialogProps {
  /** Longest recording, in seconds. */
  readonly most: number;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

const Clock = styled('p')({ ...typeStep('metric'), margin: 0, fontVariantNumeric: 'tabular-nums' });
const Middle = styled('div')({
  display: 'grid',
  gap: 12,
  minHeight: 160,
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
});
const Muted = styled('p')(({ theme }) => ({ margin: 0, color: theme.tokens.textMuted }));

function Recorded({ sound }: { readonly sound: Blob }) {
  const { t } = useTranslation('forms');
  const audio = useAudio(sound);
  return (
    <Middle>
      <Muted>{t('recorder.listen')}</Muted>
      <AudioPlayer audio={audio} name={t('recorder.title')} speeds={false} />
    </Middle>
  );
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
};

/** A file from a recording, named and typed by what the browser has written. */
async function fileOf(sound: Blob, name: string): Promise<File> {
  const head = new Uint8Array(await sound.slice(0, 64).arrayBuffer());
  const type = MIME_TYPES[kindOf(head, '')] ?? sound.type;
  return new File([sound], `${name}.${EXTENSIONS[type] ?? 'audio'}`, { type });
}

/** Records a voice in the page: started, stopped, listened to, used or thrown away. */
export function RecorderDialog({ most, onFile, onClose }: RecorderDialogProps) {
  const { t } = useTranslation('forms');
  const recorder = useRecorder(most);
  const { state } = recorder;
  const close = () => {
    recorder.discard();
    onClose();
  };
  const use = async () => {
    if (state.phase !== 'done') return;
    onFile(await fileOf(state.sound, t('recorder.name', { stamp: stamp() })));
    onClose();
  };
  return (
    <AppDialog title={t('recorder.title')} size="s" onClose={close}>
      <DialogContent>
        {(state.phase === 'idle' || state.phase === 'asking') && (
          <Middle>
            <MicNoneOutlined aria-hidden fontSize="large" />
            <Muted role="status">
              {state.phase === 'asking' ? t('recorder.asking') : t('recorder.hint', { most })}
            </Muted>
          </Middle>
        )}
        {state.phase === 'recording' && (
          <Middle>
            <Muted role="status">{t('recorder.recording')}</Muted>
            <Clock role="timer">{t('recorder.time', { at: Math.floor(state.seconds), most })}</Clock>
            <LinearProgress
              variant="determinate"
              aria-label={t('recorder.recording')}
              value={Math.min(100, (state.seconds / most) * 100)}
              sx={{ width: '100%' }}
            />
          </Middle>
        )}
        {state.phase === 'done' && <Recorded sound={state.sound} />}
        {state.phase === 'failed' && (
          <StateFrame
            role="alert"
            tone="warning"
            icon={<MicOffOutlined />}
            title={t(`recorder.${state.reason}`)}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {state.phase === 'done' && (
          <>
            <Button color="inherit" onClick={close}>
              {t('recorder.discard')}
            </Button>
            <Button variant="outlined" onClick={recorder.start}>
              {t('recorder.again')}
            </Button>
            <Button variant="contained" onClick={() => void use()}>
              {t('recorder.use')}
            </Button>
          </>
        )}
        {state.phase === 'recording' && (
          <Button variant="contained" startIcon={<StopOutlined />} onClick={recorder.stop}>
            {t('recorder.stop')}
          </Button>
        )}
        {(state.phase === 'idle' || state.phase === 'asking') && (
          <LoadingButton
            variant="contained"
            startIcon={<MicNoneOutlined />}
            busy={state.phase === 'asking'}
            onClick={recorder.start}
          >
            {t('recorder.start')}
          </LoadingButton>
        )}
        {state.phase === 'failed' && state.reason !== 'unsupported' && (
          <Button variant="outlined" onClick={recorder.start}>
            {t('recorder.retry')}
          </Button>
        )}
      </DialogActions>
    </AppDialog>
  );
}
