import OpenInFullOutlined from '@mui/icons-material/OpenInFullOutlined';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printPictures } from '@/platform/export/printPages';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { IconAction } from '@/platform/ui/IconAction';
import { toast } from '@/platform/ui/toast';
import { ImageViewer } from '@/platform/viewer/ImageViewer';
import { imageCommand } from '@/platform/viewer/imageKeys';
import { LEAST_SCALE, MOST_SCALE } from '@/platform/viewer/panZoom';
import { ImageStage } from '@/platform/viewer/parts/ImageStage';
import { ViewerBar } from '@/platform/viewer/parts/ViewerBar';
import { ZoomTools } from '@/platform/viewer/parts/ZoomTools';
import { usePanZoom } from '@/platform/viewer/usePanZoom';

const Keys = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  backgroundColor: theme.tokens.surfaceSunken,
}));

/** An address of a blob for as long as it is shown; '' until there is one. */
function useBlobUrl(blob: Blob): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    const given = window.setTimeout(() => setUrl(made));
    return () => {
      window.clearTimeout(given);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
}

/** A picture in its place on the page; over the whole screen on request. */
export function ImagePane({ name, blob }: { readonly name: string; readonly blob: Blob }) {
  const { t } = useTranslation('viewer');
  const url = useBlobUrl(blob);
  const [whole, setWhole] = useState(false);
  const panZoom = usePanZoom(url);
  const { view, zoom, turn, reset } = panZoom;
  const image = { id: url, src: url, name };
  const print = async () => {
    try {
      await printPictures(name, [blob]);
    } catch (thrown) {
      log.warn('picture not printed', { reason: faultOf(thrown) });
      toast({ tone: 'danger', text: t('file.notPrinted') });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (imageCommand(event.key, panZoom)) event.preventDefault();
  };
  return (
    <>
      <ViewerBar name={name} blob={blob} onPrint={() => void print()}>
        <ZoomTools
          zoom={view.scale}
          least={LEAST_SCALE}
          most={MOST_SCALE}
          onZoom={zoom}
          onFit={reset}
          onTurn={turn}
        />
        <IconAction label={t('file.whole')} icon={<OpenInFullOutlined />} onClick={() => setWhole(true)} />
      </ViewerBar>
      <Keys onKeyDown={onKeyDown}>{url && <ImageStage image={image} panZoom={panZoom} />}</Keys>
      {whole && (
        <ImageViewer
          open
          images={[image]}
          index={0}
          onIndexChange={() => undefined}
          onClose={() => setWhole(false)}
        />
      )}
    </>
  );
}
