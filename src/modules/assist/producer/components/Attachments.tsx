import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { Bone, Loading } from '@/platform/ui/Skeletons';
import { FileViewer } from '@/platform/viewer/FileViewer';
import type { AssistAttachment } from '../../assistSchemas';
import { readableInvoice } from '../../readableInvoice';
import { useAttachment } from '../useAttachment';

const Column = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' });
const Place = styled('div')({ flex: 1, minHeight: 0 });

/** The files of a document, one in view. */
export function Attachments({ attachments }: { readonly attachments: readonly AssistAttachment[] }) {
  const { t } = useTranslation('assistProducer');
  const [chosen, setChosen] = useState(0);
  const attachment = attachments[Math.min(chosen, attachments.length - 1)];
  const { fetched, retry } = useAttachment(attachment);
  if (!attachment) return <EmptyState title={t('document.noFile')} text={t('document.noFileText')} />;
  return (
    <Column>
      {attachments.length > 1 && (
        <Tabs
          value={chosen}
          onChange={(_, next: number) => setChosen(next)}
          variant="scrollable"
          aria-label={t('document.files')}
        >
          {attachments.map(({ id, fileName }, index) => (
            <Tab key={id} value={index} label={fileName} />
          ))}
        </Tabs>
      )}
      <Place>
        {!fetched && (
          <Loading>
            <Bone height={320} style={{ margin: 16, width: 'auto' }} />
          </Loading>
        )}
        {fetched?.phase === 'failed' && <ErrorState title={t('document.fileFailed')} onRetry={retry} />}
        {fetched?.phase === 'ready' && (
          <FileViewer
            key={attachment.id}
            blob={fetched.blob}
            name={attachment.fileName}
            contentType={attachment.contentType}
            readable={readableInvoice}
          />
        )}
      </Place>
    </Column>
  );
}
