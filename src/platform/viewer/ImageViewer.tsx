import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { imageCommand } from '@/platform/viewer/imageKeys';
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
  /** Downloads by the image's own address by default. */
  readonly onDownload?: (image: ViewerImage) => void;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  backgroundColor: theme.tokens.background,
}));

/** Images over the whole screen: zoomed, turned and moved by pointer, fingers and keys. */
export function ImageViewer(props: ImageViewerProps) {
  const { open, images, index, onIndexChange, onClose } = props;
  const { t } = useTranslation('viewer');
  const titleId = useId();
  const hintId = useId();
  const image = images[index];
  // Each image starts fitted to the screen, and so does one that is opened again.
  const panZoom = usePanZoom(open ? image?.id : undefined);
  const { view, zoom, turn, reset } = panZoom;

  const go = (step: number): boolean => {
    const next = index + step;
    if (next < 0 || next >= images.length) return false;
    onIndexChange(next);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (imageCommand(event.key, panZoom, go)) event.preventDefault();
  };

  return (
    <Dialog
      fullScreen
      open={open && image !== undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
      aria-describedby={hintId}
    >
      {image && (
        <Frame>
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
            onClose={onClose}
            onDownload={props.onDownload}
          />
          <ImageStage image={image} panZoom={panZoom} />
          <VisuallyHidden id={hintId}>{t('hint')}</VisuallyHidden>
        </Frame>
      )}
    </Dialog>
  );
}
