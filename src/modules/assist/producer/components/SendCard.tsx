import MicNoneOutlined from '@mui/icons-material/MicNoneOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDrop } from '@/platform/forms/files/useFileDrop';
import { Refusals } from '@/platform/forms/files/Refusals';
import { useAcceptedWords } from '@/platform/forms/files/useAcceptedWords';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { useMedia, useSmallScreen } from '@/platform/theme/useMedia';
import { Card } from '@/platform/ui/Card';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { MOST_SECONDS, SENT_FILES } from '../fileRules';
import type { useOutbox } from '../useOutbox';
import { SendForm } from './SendForm';

const RecorderDialog = lazy(async () => ({
  default: (await import('@/platform/forms/files/RecorderDialog')).RecorderDialog,
}));
const CameraDialog = lazy(async () => ({
  default: (await import('@/platform/forms/files/CameraDialog')).CameraDialog,
}));

const Zone = styled('div', { shouldForwardProp: (name) => name !== 'over' })<{ over: boolean }>(
  ({ theme, over }) => ({
    display: 'grid',
    gap: 12,
    padding: 16,
    border: `1px dashed ${over ? theme.tokens.primary : theme.tokens.borderStrong}`,
    borderRadius: radius.control,
    backgroundColor: over ? theme.tokens.primarySoft : theme.tokens.surfaceRaised,
    '& .lead': { ...typeStep('bodyStrong'), margin: 0 },
    '& .hint': { ...typeStep('caption'), margin: 0, color: theme.tokens.textMuted },
    '& .others': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 },
  }),
);

interface SendCardProps {
  readonly outbox: ReturnType<typeof useOutbox>;
  /** The button that chooses files: others lead here. */
  readonly chooseRef: RefObject<HTMLButtonElement | null>;
}

/** Where documents are chosen, dropped, photographed and spoken. */
export function SendCard({ outbox, chooseRef }: SendCardProps) {
  const { t } = useTranslation('assistProducer');
  // A telephone's own camera focuses better than a page can.
  const touch = useMedia('(pointer: coarse)');
  const small = useSmallScreen();
  const [open, setOpen] = useState<'recorder' | 'camera' | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { words } = useAcceptedWords(SENT_FILES.accept);
  const { over, dropHandlers } = useFileDrop(outbox.take);
  const taken = (input: HTMLInputElement) => {
    outbox.take([...(input.files ?? [])]);
    // The same file may be chosen again after it was removed.
    input.value = '';
  };
  const close = () => setOpen(null);
  const { items } = outbox;
  const chosenWords = items.some(({ state }) => state === 'preparing')
    ? t('send.preparing')
    : items.length > 0
      ? t('send.chosenCount', { count: items.length, names: items.map(({ name }) => name).join(', ') })
      : '';
  // The button that was pressed leaves with the form: work goes on where files are chosen.
  const toChooser = () => chooseRef.current?.focus();
  return (
    <Card title={t('send.title')}>
      <Zone over={over} {...dropHandlers}>
        <p className="lead">{touch || small ? t('send.leadTouch') : t('send.lead')}</p>
        <Button
          ref={chooseRef}
          variant={outbox.items.length === 0 ? 'contained' : 'outlined'}
          startIcon={<UploadFileOutlined />}
          onClick={() => chooser.current?.click()}
        >
          {t('send.choose')}
        </Button>
        <div className="others">
          <Button
            variant="outlined"
            startIcon={<PhotoCameraOutlined />}
            onClick={() => (touch ? camera.current?.click() : setOpen('camera'))}
          >
            {t('send.photo')}
          </Button>
          <Button variant="outlined" startIcon={<MicNoneOutlined />} onClick={() => setOpen('recorder')}>
            {t('send.record')}
          </Button>
        </div>
        <p className="hint">{t('send.hint', { seconds: MOST_SECONDS })}</p>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label={t('send.files')}
          onChange={(event) => taken(event.target)}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label={t('send.photo')}
          onChange={(event) => taken(event.target)}
        />
      </Zone>
      <Refusals refusals={outbox.refusals} accepted={words} onClose={outbox.dismiss} />
      <VisuallyHidden role="status">{chosenWords}</VisuallyHidden>
      {outbox.items.length > 0 && <SendForm outbox={outbox} onGone={toChooser} />}
      <Suspense fallback={null}>
        {open === 'recorder' && (
          <RecorderDialog most={MOST_SECONDS} onFile={(file) => outbox.take([file])} onClose={close} />
        )}
        {open === 'camera' && <CameraDialog onFile={(file) => outbox.take([file])} onClose={close} />}
      </Suspense>
    </Card>
  );
}
