import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { AppForm } from '@/platform/forms/AppForm';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { useAppForm } from '@/platform/forms/useAppForm';
import { Timeline, type TimelineEntry } from '@/platform/viewer/Timeline';
import type { AssistChatLog, AssistDocument } from '../../assistWire';
import { assistService } from '../../assistService';
import { SendFoot } from '../../SendFoot';

const LIMIT = 1000;
const TONES = { MESSAGE: 'neutral', RETURN: 'warning', FAILURE: 'danger', CANCEL: 'neutral' } as const;
const Column = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '12px 16px 16px',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
});
const schema = object({ text: string().trim().max(LIMIT).required() });

interface TalkPaneProps {
  readonly document: AssistDocument;
  readonly logs: readonly AssistChatLog[];
  readonly draftRoute: string;
  /** The document as it is once a message was sent; null where the answer does not say. */
  readonly onSent: (document: AssistDocument | null) => void;
}

/** What was said about a document, newest first, with the reasons of returns and failures; and a message more. */
export function TalkPane({ document, logs, draftRoute, onSent }: TalkPaneProps) {
  const { t } = useTranslation('assistDocument');
  const form = useAppForm({
    schema,
    defaultValues: { text: '' },
    draft: { key: `talk:${document.id}`, route: draftRoute },
  });
  const send = async ({ text }: { text: string }) => {
    onSent(await assistService.addChatLog(document.id, text));
    form.setValue('text', '');
  };
  const entry = (log: AssistChatLog): TimelineEntry => ({
    id: log.id,
    at: log.createdAt,
    title: log.kind === 'MESSAGE' ? log.userName : t(`talk.${log.kind}`),
    text: log.text,
    tone: TONES[log.kind],
    ...(log.kind === 'MESSAGE' ? { icon: ChatBubbleOutlineOutlined } : { author: log.userName }),
  });
  const entries = logs.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id).map(entry);
  const sent: TimelineEntry = {
    id: 'sent',
    at: document.createdAt,
    title: t('talk.sent', { origin: document.sendingOriginName }),
    author: document.senderUserName,
    tone: 'info',
  };
  return (
    <Column>
      <AppForm form={form} label={t('talk.write')} onSubmit={send} sx={{ flex: 'none' }}>
        <MultilineField
          name="text"
          label={t('talk.message')}
          helper={t('talk.help')}
          format={false}
          maxLength={LIMIT}
          rows={3}
          required
        />
        <SendFoot label={t('talk.send')} variant="outlined" />
      </AppForm>
      <Timeline label={t('talk.label')} entries={[...entries, sent]} />
    </Column>
  );
}
