import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PAN_STEP, ZOOM_STEP } from '@/platform/viewer/panZoom';
import { ImageStage } from '@/platform/viewer/parts/ImageStage';
import { ImageToolbar } from '@/platform/viewer/parts/ImageToolbar';
import { usePanZoom } from '@/platform/viewer/usePanZoom';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

export interface ViewerImage {
  readonly id: string | number;
  readonly src: string;
  /** Name of the file: its title, and the name it is downloaded under. */
  readonly name: string;
  /** What is to be seen, when the name does not say it. */
  readonly alt?: string;
}

interface ImageViewerProps {
  readonly open: boolean;
  readonly images: readonly ViewerImage[];
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly onClose: () => void;
  /** Downloads by the image's own address unless told otherwise. */
  readonly onDownload?: (image: ViewerImage) => void;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  backgroundColor: theme.tokens.background,
}));

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Images over the whole screen: zoomed, turned and moved by pointer, fingers and keys. */
export function ImageViewer(props: ImageViewerProps) {
  const titleId = useId();
  const { open, images, index, onClose } = props;
  return (
    <Dialog fullScreen open={open} onClose={onClose} aria-labelledby={titleId}>
      {/* Each image starts fitted to the screen. */}
      {images[index] && <Viewed key={images[index].id} {...props} image={images[index]} titleId={titleId} />}
    </Dialog>
  );
}

function Viewed(props: ImageViewerProps & { readonly image: ViewerImage; readonly titleId: string }) {
  const { image, images, index, onIndexChange, titleId } = props;
  const { t } = useTranslation('viewer');
  const panZoom = usePanZoom();
  const { view, zoom, pan, turn, reset } = panZoom;
  const hintId = useId();

  const go = (step: number): boolean => {
    const next = index + step;
    if (next < 0 || next >= images.length) return false;
    onIndexChange(next);
    return true;
  };
  const arrow = (key: string): boolean => {
    const way = ARROWS[key];
    if (!way) return false;
    const [x, y] = way;
    // Fitted, there is nothing to move: then the arrows turn the pages.
    if (view.scale === 1) return x !== 0 && go(-x);
    pan({ x: x * PAN_STEP, y: y * PAN_STEP });
    return true;
  };
  const command = (key: string): boolean => {
    if (key === '+' || key === '=') zoom(ZOOM_STEP);
    else if (key === '-') zoom(1 / ZOOM_STEP);
    else if (key === '0') reset();
    else if (key === 'r' || key === 'R') turn();
    else if (key === 'PageDown') return go(1);
    else if (key === 'PageUp') return go(-1);
    else return arrow(key);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (command(event.key)) event.preventDefault();
  };

  return (
    <Frame role="presentation" onKeyDown={onKeyDown}>
      <ImageToolbar
        image={image}
        titleId={titleId}
        index={index}
        count={images.length}
        view={view}
        onZoom={zoom}
        onTurn={turn}
        onReset={reset}
        onGo={go}
        onClose={props.onClose}
        onDownload={props.onDownload}
      />
      <ImageStage image={image} panZoom={panZoom} hintId={hintId} />
      <VisuallyHidden id={hintId}>{t('hint')}</VisuallyHidden>
    </Frame>
  );
}
