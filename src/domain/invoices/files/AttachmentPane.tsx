import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { FileViewer } from '@/platform/viewer/FileViewer';
import { fileIcons, fileKind } from '@/platform/viewer/fileKinds';
import { readableInvoice } from './readableInvoice';
import type { BlobShelf } from './blobShelf';
import { useFileBytes } from '@/platform/store/useFileBytes';

const Column = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' });
const Place = styled('div')({ flex: 1, minHeight: 0 });
const Files = styled(Tabs)(({ theme }) => ({
  flex: 'none',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& .MuiTab-root': { paddingInline: 12, gap: 6 },
}));

export interface Attachment {
  readonly id: number;
  readonly fileName: string;
  readonly contentType: string;
}

interface AttachmentPaneProps {
  readonly attachments: readonly Attachment[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly shelf: BlobShelf;
  /** The assistant and the customer read words of their own. */
  readonly words: {
    readonly label: string;
    readonly none: string;
    readonly noneText: string;
    readonly failed: string;
  };
}

/** The files of a document, one in view; an invoice's XML as an invoice. */
export function AttachmentPane({ attachments, chosen, onChoose, shelf, words }: AttachmentPaneProps) {
  const attachment = attachments[chosen];
  const { status, data, retry } = useFileBytes(attachment ? String(attachment.id) : null, () =>
    attachment ? shelf.get(attachment.id) : Promise.reject(new Error('no file in view')),
  );
  if (!attachment) return <EmptyState title={words.none} text={words.noneText} />;
  return (
    <Column>
      {attachments.length > 1 && (
        <Files
          value={chosen}
          onChange={(_, next: number) => onChoose(next)}
          variant="scrollable"
          aria-label={words.label}
        >
          {attachments.map(({ id, fileName }, index) => {
            const Icon = fileIcons[fileKind(fileName)];
            return (
              <Tab
                key={id}
                value={index}
                label={fileName}
                icon={<Icon fontSize="small" aria-hidden />}
                iconPosition="start"
              />
            );
          })}
        </Files>
      )}
      <Place>
        {status === 'loading' && (
          <Loading>
            <SkeletonBlock height={320} style={{ margin: 16, width: 'auto' }} />
          </Loading>
        )}
        {status === 'failed' && <ErrorState title={words.failed} onRetry={retry} />}
        {data && (
          <FileViewer
            key={attachment.id}
            blob={data}
            name={attachment.fileName}
            contentType={attachment.contentType}
            readable={readableInvoice}
          />
        )}
      </Place>
    </Column>
  );
}
