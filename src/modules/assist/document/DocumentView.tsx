import { styled } from '@mui/material/styles';
import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMedia } from '@/platform/theme/useMedia';
import { radius } from '@/platform/theme/tokens';
import { useAssistantId } from '../desk/useAssistantId';
import { useDeskPeriod } from '../desk/useDeskPeriod';
import { useRowCall } from '../desk/useRowCall';
import { assistService } from '../assistService';
import type { AssistDocumentDetails } from '../assistWire';
import { prefetchedFile } from '../desk/prefetch';
import { rowOf } from '../rules/deskRows';
import type { TabSlug } from '../rules/deskTabs';
import { AccessNotice } from './AccessNotice';
import { type DocumentDialog, DocumentDialogs } from './DocumentDialogs';
import { DocumentHead } from './DocumentHead';
import { DocumentParts, type Part } from './DocumentParts';
import { AttachmentPane } from '@/domain/invoices/files/AttachmentPane';
import { createBlobShelf } from '@/domain/invoices/files/blobShelf';
import { accessOf } from './rules/access';
import { Split } from '@/platform/ui/Split';
import type { TalkPane } from './talk/TalkPane';
import { useAiReading } from './useAiReading';
import { useBehindFile } from './useBehindFile';
import { useClosing } from './useClosing';
import { useDocumentTitle } from './useDocumentTitle';
import { useDocumentKeys } from './useDocumentKeys';
import { DRAFT_ROUTE, useEntryForm } from './useEntryForm';
import { useFinish } from './useFinish';
import { focusFirstField, useFirstField } from './useFirstField';
import { useLeaving } from './useLeaving';
import { useShownDocument } from './useShownDocument';

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '& > header': { marginBottom: 0 },
});
// As high as what is left of the window under toolbar and head; never too low to work in.
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: 'max(480px, calc(100dvh - 196px))',
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  // In a narrow window the page itself scrolls, and the buttons stay at its lower edge.
  [theme.breakpoints.down('md')]: { height: 'auto', overflow: 'visible' },
  [theme.breakpoints.down('sm')]: { marginInline: -16, borderInline: 0, borderRadius: 0 },
}));
interface DocumentViewProps {
  readonly details: AssistDocumentDetails;
  readonly tab: TabSlug;
  /** Somebody else has it by now. */
  readonly onLost: () => void;
}

/** What was said about a document, with what is sent now. */
function useTalkLogs(first: AssistDocumentDetails['logs']) {
  const [logs, setLogs] = useState(first);
  const onSent: ComponentProps<typeof TalkPane>['onSent'] = (sent) => {
    const now = sent?.customerAssistDocumentChatLogs ?? [];
    if (now.length > 0) setLogs(now);
  };
  return { logs, onSent };
}

/** A document at work: its files on one side, what is entered of it on the other; in a narrow window in tabs. */
export function DocumentView({ details, tab, onLost }: DocumentViewProps) {
  const { t } = useTranslation('assistDocument');
  const [firstFile] = useState(() => prefetchedFile(details.document.id));
  const userId = useAssistantId();
  const wide = useMedia('(min-width: 900px)');
  const page = useRef<HTMLDivElement>(null);
  const [params] = useSearchParams();
  const document = useShownDocument(details.document, userId);
  const title = t('head.title', { number: document.identificationNumber });
  const { logs, onSent } = useTalkLogs(details.logs);
  const [file, setFile] = useState(0);
  const [dialog, setDialog] = useState<DocumentDialog | null>(null);
  const [shelf] = useState(() => createBlobShelf(assistService.getAttachment, firstFile));
  const formDue = useBehindFile(wide && firstFile !== null);
  const attachments = details.document.customerAssistDocumentAttachments;

  const access = accessOf(document, userId, params.get('modo') === 'ver');
  // In a narrow window one part shows at a time: before the start, the paper rather than an empty form.
  const paperFirst = !wide && !access.edit && attachments.length > 0;
  const [part, setPart] = useState<Part>(paperFirst ? 'file' : 'entry');
  const { form, draft } = useEntryForm(details, access.edit || access.why === 'notStarted');
  const leaving = useLeaving(tab, document.id);
  const readings = useAiReading(details, form, access.edit);
  const { frame, onSubmitCapture, ...finishing } = useFinish({ details, readings, goOn: leaving.goOn });
  const closing = useClosing({ document, form, goOn: leaving.goOn });
  const { wire } = useDeskPeriod();
  const call = useRowCall(tab, wire, userId);
  const start = async () => {
    // Another assistant may have been faster: then their name is shown.
    if (!(await call('start', rowOf(document)))) onLost();
  };
  useFirstField(page, wide && formDue && access.edit);
  useDocumentTitle(title);
  const onNext = () => void form.leave(() => void leaving.next.open());

  useDocumentKeys({
    finish: () => access.edit && finishing.finish(),
    next: () => (leaving.next.next ? onNext() : leaving.sayNone()),
    file: (step) => setFile((now) => Math.min(attachments.length - 1, Math.max(0, now + step))),
    confirmAll: () =>
      access.edit && form.setValue('confirmedFields', [...readings.readByAi], { shouldDirty: true }),
    form: () => focusFirstField(page.current),
    help: () => setDialog('keys'),
  });

  const shown = wide && part === 'file' ? 'entry' : part;
  const filePane = (
    <AttachmentPane
      attachments={attachments}
      chosen={file}
      onChoose={setFile}
      shelf={shelf}
      words={{
        label: t('files.label'),
        none: t('files.none'),
        noneText: t('files.noneText'),
        failed: t('files.failed'),
      }}
    />
  );
  const right = (
    <DocumentParts
      part={shown}
      onPart={setPart}
      file={wide ? null : filePane}
      entry={formDue ? { form, draft, details, readings, shelf, readOnly: !access.edit, finishing } : null}
      talk={{
        document,
        logs,
        draftRoute: DRAFT_ROUTE,
        onSent,
      }}
    />
  );
  return (
    <Page ref={page}>
      <DocumentHead
        document={document}
        next={leaving.next}
        refused={access.edit ? undefined : t('access.closed')}
        onNext={onNext}
        onFail={() => setDialog('fail')}
        onCancel={() => void closing.cancel()}
        onKeys={() => setDialog('keys')}
      />
      <AccessNotice access={access} document={document} onStart={() => void start()} />
      <Frame ref={frame} onSubmitCapture={onSubmitCapture}>
        {wide ? <Split left={filePane} right={right} /> : right}
      </Frame>
      <DocumentDialogs
        dialog={dialog}
        documentId={document.id}
        onFail={closing.fail}
        onClose={() => setDialog(null)}
      />
    </Page>
  );
}
