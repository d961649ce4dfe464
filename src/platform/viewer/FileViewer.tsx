import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AUDIO, type FileKind, IMAGES } from '@/platform/forms/files/fileKinds';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { AudioPane } from '@/platform/viewer/audio/AudioPane';
import { ImagePane } from '@/platform/viewer/image/ImagePane';
import { inspectOnce } from '@/platform/viewer/inspect/inspectFile';
import type { Inspection, ViewedFile, Notice } from '@/platform/viewer/inspect/inspection';
import { PageNote } from '@/platform/viewer/parts/PageNote';
import { ProblemNote } from '@/platform/viewer/parts/ProblemNote';
import { loadPdfPane } from '@/platform/viewer/pdf/loadPdf';
import { type Readable, XmlPane } from '@/platform/viewer/xml/XmlPane';

const has = (kinds: readonly FileKind[], kind: FileKind) => kinds.includes(kind);

/** What is worth saying of a file that is shown all the same. */
function Notices({ notices, kind }: { notices: readonly Notice[]; kind: FileKind }) {
  const { t } = useTranslation('viewer');
  const word = () => {
    if (has(IMAGES, kind)) return t('kind.image');
    if (has(AUDIO, kind)) return t('kind.audio');
    return t('kind.document', { type: kind.toUpperCase() });
  };
  return notices.map((notice) => <PageNote key={notice} text={t(`notice.${notice}`, { kind: word() })} />);
}

// The reader of PDFs is half as large as the rest of the application: it comes with the first one.
const PdfPane = lazy(loadPdfPane);

const Frame = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  overflow: 'hidden',
});

interface FileViewerProps extends ViewedFile {
  /** How an XML of the trade is read: an invoice as an invoice. Null for one that it does not know. */
  readonly readable?: Readable | undefined;
}

interface Seen {
  readonly blob: Blob;
  readonly inspection: Inspection | null;
}

function Wait() {
  return (
    <Loading>
      <SkeletonBlock height={320} style={{ margin: 16, width: 'auto' }} />
    </Loading>
  );
}

/**
 * Shows a file as what its content is, whatever its name and type say: a picture, a PDF, an XML, a sound. What
 * cannot be shown safely is named, with the reason. Takes the height of what it stands in.
 */
export function FileViewer({ readable, ...file }: FileViewerProps) {
  const { blob, name, contentType } = file;
  const [seen, setSeen] = useState<Seen>({ blob, inspection: null });
  const inspection = seen.blob === blob ? seen.inspection : null;
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      try {
        const found = await inspectOnce({ blob, name, contentType });
        if (wanted) setSeen({ blob, inspection: found });
      } catch (thrown) {
        log.warn('file not read', { reason: faultOf(thrown) });
        if (wanted) setSeen({ blob, inspection: { view: 'none', problem: { reason: 'unknown' } } });
      }
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [blob, name, contentType]);

  if (!inspection) {
    return (
      <Frame aria-label={name}>
        <Wait />
      </Frame>
    );
  }
  if (inspection.view === 'none') {
    return (
      <Frame aria-label={name}>
        <ProblemNote problem={inspection.problem} file={file} />
      </Frame>
    );
  }
  const { view, kind, notices } = inspection;
  return (
    <Frame aria-label={name}>
      <Notices notices={notices} kind={kind} />
      {view === 'image' && <ImagePane name={name} blob={inspection.blob} />}
      {view === 'audio' && <AudioPane file={file} blob={inspection.blob} />}
      {view === 'xml' && (
        <XmlPane
          name={name}
          blob={inspection.blob}
          text={inspection.text}
          root={inspection.root}
          readable={readable}
        />
      )}
      {view === 'pdf' && (
        <Suspense fallback={<Wait />}>
          <PdfPane file={file} blob={inspection.blob} />
        </Suspense>
      )}
    </Frame>
  );
}
