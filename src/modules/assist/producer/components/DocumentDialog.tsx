import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentPane } from '@/domain/invoices/files/AttachmentPane';
import { createBlobShelf } from '@/domain/invoices/files/blobShelf';
import { useMedia } from '@/platform/theme/useMedia';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { IconAction } from '@/platform/ui/IconAction';
import type { ProducerDocument, AssistAttachment } from '../../assistWire';
import type { useProducerAddress } from '../useProducerAddress';
import { assistService } from '../../assistService';
import { DocumentActions } from './DocumentActions';
import { DocumentWords } from './DocumentWords';
import { StageChip } from './StageChip';

/** The files of a document, as its customer sees them. */
function Attachments({ attachments }: { readonly attachments: readonly AssistAttachment[] }) {
  const { t } = useTranslation('assistProducer');
  const [chosen, setChosen] = useState(0);
  const [shelf] = useState(() => createBlobShelf(assistService.getAttachment));
  return (
    <AttachmentPane
      attachments={attachments}
      chosen={chosen}
      onChoose={setChosen}
      shelf={shelf}
      words={{
        label: t('document.files'),
        none: t('document.noFile'),
        noneText: t('document.noFileText'),
        failed: t('document.fileFailed'),
      }}
    />
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  flex: 'none',
  padding: '10px 12px 10px 24px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& h2': { ...theme.typography.h2, margin: 0, '&:focus': { outline: 'none' } },
  '& > span:last-of-type': { marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: { paddingLeft: 16 },
}));
const Columns = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(420px, 1.2fr) minmax(360px, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
});
const Side = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderLeft: `1px solid ${theme.tokens.border}`,
}));
const Panel = styled('div')({ flex: 1, minHeight: 0 });
const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '16px 24px',
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

interface DocumentDialogProps {
  readonly document: ProducerDocument;
  readonly address: ReturnType<typeof useProducerAddress>;
  /** Another file instead of this one. */
  readonly onSendAnother: () => void;
}

type Part = 'file' | 'words';

/** One document: its files beside what was entered and said; side by side where there is room, else in two tabs. */
export function DocumentDialog({ document, address, onSendAnother }: DocumentDialogProps) {
  const { t } = useTranslation('assistProducer');
  const wide = useMedia('(min-width: 900px)');
  const titleId = useId();
  const idBase = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [part, setPart] = useState<Part>('words');
  const close = address.closeDocument;
  const words = (
    <Words tabIndex={0} role="region" aria-label={t('document.words')}>
      <DocumentWords document={document} />
    </Words>
  );
  const actions = (
    <DocumentActions
      document={document}
      address={address}
      onSendAnother={onSendAnother}
      onAnswered={() => titleRef.current?.focus()}
    />
  );
  return (
    <Dialog
      open
      fullScreen={!wide}
      onClose={close}
      aria-labelledby={titleId}
      maxWidth={false}
      slotProps={{
        paper: wide ? { sx: { width: 'min(1280px, 100% - 32px)', height: 'calc(100% - 32px)', m: 2 } } : {},
      }}
    >
      <Head>
        <h2 id={titleId} ref={titleRef} tabIndex={-1}>
          {t('document.title', { number: document.identificationNumber })}
        </h2>
        <StageChip document={document} />
        <span>
          <IconAction label={t('document.close')} icon={<CloseOutlined />} onClick={close} />
        </span>
      </Head>
      {wide ? (
        <Columns>
          <Attachments attachments={document.attachments} />
          <Side>
            {words}
            {actions}
          </Side>
        </Columns>
      ) : (
        <>
          <CountTabs
            label={t('document.parts')}
            idBase={idBase}
            value={part}
            tabs={[
              { value: 'words', label: t('document.words') },
              { value: 'file', label: t('document.file') },
            ]}
            onChange={setPart}
          />
          <Panel {...panelProps(idBase, part)} style={{ display: 'flex', flexDirection: 'column' }}>
            {part === 'file' ? <Attachments attachments={document.attachments} /> : words}
          </Panel>
          {actions}
        </>
      )}
    </Dialog>
  );
}
