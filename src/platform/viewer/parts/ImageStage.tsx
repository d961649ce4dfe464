import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewerImage } from '@/platform/viewer/ImageViewer';
import { transformOf } from '@/platform/viewer/panZoom';
import type { usePanZoom } from '@/platform/viewer/usePanZoom';
import { motion } from '@/platform/theme/tokens';
import { useMedia } from '@/platform/theme/useMedia';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  touchAction: 'none',
  userSelect: 'none',
  '&.movable': { cursor: 'grab' },
  '&.movable:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: 'none' },
  // Over the image, which would hide an outline of the stage itself.
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `2px solid ${theme.tokens.focusRing}`,
    pointerEvents: 'none',
  },
  '& img': { position: 'absolute', inset: 0, margin: 'auto', maxWidth: '100%', maxHeight: '100%' },
}));
const Centre = styled('div')({ width: 'min(480px, 80%)' });

type Phase = 'loading' | 'ready' | 'failed';

interface ImageStageProps {
  readonly image: ViewerImage;
  readonly panZoom: ReturnType<typeof usePanZoom>;
}

/** The stage on which the image lies and is moved. */
export function ImageStage({ image, panZoom }: ImageStageProps) {
  const { t } = useTranslation('viewer');
  const { view, stageRef, handlers } = panZoom;
  return (
    <Stage
      ref={stageRef}
      role="group"
      aria-label={t('stage')}
      tabIndex={0}
      className={view.scale > 1 ? 'movable' : ''}
      {...handlers}
    >
      <Picture key={image.id} image={image} panZoom={panZoom} />
    </Stage>
  );
}

function Picture({ image, panZoom }: ImageStageProps) {
  const { t } = useTranslation('viewer');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [phase, setPhase] = useState<Phase>('loading');
  const [tries, setTries] = useState(0);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { view, stage } = panZoom;
  const room = { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 };
  const retry = () => {
    setPhase('loading');
    setTries(tries + 1);
  };
  if (phase === 'failed') {
    return (
      <Centre>
        <ErrorState title={t('failed')} onRetry={retry} />
      </Centre>
    );
  }
  return (
    <>
      {phase === 'loading' && (
        <Centre>
          <Loading>
            <SkeletonBlock height={280} />
          </Loading>
        </Centre>
      )}
      <img
        key={tries}
        src={image.src}
        alt={image.alt ?? image.name}
        draggable={false}
        onLoad={({ currentTarget }) => {
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
          setPhase('ready');
        }}
        onError={() => setPhase('failed')}
        style={{
          visibility: phase === 'ready' ? 'visible' : 'hidden',
          transform: transformOf(view, size, room),
          transition: still ? 'none' : `transform ${motion.ms.hover}ms`,
        }}
      />
    </>
  );
}
