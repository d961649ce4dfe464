import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, today } from '@/platform/format/date';
import { useSchemeColours } from '@/platform/theme/schemeContext';
import { Card } from '@/platform/ui/Card';
import { FileViewers } from '@/platform/viewer/gallery/FileViewers';
import { FileList, type ListedFile } from '@/platform/viewer/FileList';
import { ImageViewer } from '@/platform/viewer/ImageViewer';
import { Timeline, type TimelineEntry } from '@/platform/viewer/Timeline';

const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
});

/** A drawn picture: a gallery that loads nothing from elsewhere. */
function picture(width: number, height: number, background: string, figure: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/><path d="M0 ${height} L${width / 3} ${height / 3} L${width / 2} ${height / 1.6} L${width / 1.4} ${height / 4} L${width} ${height} Z" fill="${figure}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Image viewer, timeline and file list in every state. */
export function ViewerGallery() {
  const { t } = useTranslation('viewer');
  const tokens = useSchemeColours();
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const day = today();

  const images = [
    { id: 1, src: picture(1600, 900, tokens.info.soft, tokens.success.solid), name: t('gallery.wide') },
    { id: 2, src: picture(700, 1400, tokens.warning.soft, tokens.auto.solid), name: t('gallery.tall') },
    { id: 3, src: 'data:image/png,', name: t('gallery.broken') },
  ];
  const [files, setFiles] = useState<readonly ListedFile[]>([
    { id: 1, name: 'nota-fiscal-35261.pdf', size: 248_320, note: t('gallery.sentBy') },
    { id: 2, name: t('gallery.longFile'), size: 4_718_592 },
    { id: 3, name: 'extrato.ofx', state: 'uploading', progress: 0.42 },
    { id: 4, name: 'area.kmz', state: 'uploading' },
    { id: 5, name: 'produtos.xlsx', state: 'waiting' },
    { id: 6, name: 'foto.jpg', state: 'failed', error: t('gallery.tooLarge') },
  ]);
  const entries: readonly TimelineEntry[] = [
    { id: 1, at: `${day}T14:32:00`, title: t('gallery.confirmed'), tone: 'success', author: 'Ana Souza' },
    { id: 2, at: `${day}T09:05:00`, title: t('gallery.read'), tone: 'ai', text: t('gallery.readText') },
    { id: 3, at: `${addDays(day, -1)}T17:48:00`, title: t('gallery.returned'), tone: 'warning' },
    { id: 4, at: `${addDays(day, -1)}T08:00:00`, title: t('gallery.failure'), tone: 'danger' },
    { id: 5, at: '2026-02-03', title: t('gallery.sent') },
  ];
  return (
    <Parts>
      <Card title={t('gallery.images')}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('gallery.open')}
        </Button>
        <ImageViewer
          open={open}
          images={images}
          index={index}
          onIndexChange={setIndex}
          onClose={() => setOpen(false)}
        />
      </Card>
      <Card title={t('gallery.files')}>
        <FileList
          label={t('gallery.files')}
          files={files}
          onOpen={() => setOpen(true)}
          onDownload={() => undefined}
          onRetry={() => undefined}
          onRemove={({ id }) => setFiles((now) => now.filter((file) => file.id !== id))}
          removeReason={({ state }) => (state === 'uploading' ? t('gallery.onItsWay') : undefined)}
        />
      </Card>
      <Card title={t('gallery.timeline')}>
        <Timeline label={t('gallery.timeline')} entries={entries} />
      </Card>
      <div style={{ gridColumn: '1 / -1' }}>
        <FileViewers />
      </div>
    </Parts>
  );
}
