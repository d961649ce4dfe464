import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssistAttachment } from '../../assistWire';
import { assistService } from '../../assistService';
import { AttachmentPane } from '@/domain/invoices/files/AttachmentPane';
import { createBlobShelf } from '@/domain/invoices/files/blobShelf';

/** The files of a document, as its customer sees them. */
export function Attachments({ attachments }: { readonly attachments: readonly AssistAttachment[] }) {
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
