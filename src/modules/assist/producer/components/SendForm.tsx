import SendOutlined from '@mui/icons-material/SendOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { AppForm } from '@/platform/forms/AppForm';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { useLeaveGuard } from '@/platform/forms/leaveGuard';
import { useAppForm } from '@/platform/forms/useAppForm';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { toast } from '@/platform/ui/toast';
import { FileList, type ListedFile } from '@/platform/viewer/FileList';
import { errorText } from '../errorText';
import { MESSAGE_LIMIT } from '../messageLimit';
import type { OutboxItem, useOutbox } from '../useOutbox';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginTop: 12,
});
const schema = object({ note: string().max(MESSAGE_LIMIT).defined() });

/** The chosen files, a note to who will enter them, and off they go. */
export function SendForm({ outbox }: { readonly outbox: ReturnType<typeof useOutbox> }) {
  const { t } = useTranslation('assistProducer');
  const { items } = outbox;
  const [sending, setSending] = useState(false);
  const form = useAppForm({ schema, defaultValues: { note: '' }, draft: { key: 'send' } });
  useLeaveGuard(items.length > 0);

  const listed = ({ id, name, file, state, share, error }: OutboxItem): ListedFile => ({
    id,
    name,
    size: file.size,
    ...(file.name === name ? {} : { note: t('send.reduced') }),
    ...(state === 'ready'
      ? { state: 'ready' }
      : state === 'preparing'
        ? { state: 'waiting', waiting: t('send.preparing') }
        : state === 'sending'
          ? { state: 'uploading', progress: share }
          : { state: 'failed', error: error && errorText(error, t) }),
  });

  const send = async (note: string, ids?: readonly number[]) => {
    setSending(true);
    try {
      const { sent, failed } = await outbox.send(note.trim(), ids);
      if (sent > 0) toast({ tone: 'success', text: t('send.done', { count: sent }) });
      return failed;
    } finally {
      setSending(false);
    }
  };
  const onSubmit = async ({ note }: { note: string }) => {
    // What has not arrived keeps its note for the next try.
    if ((await send(note)) > 0) throw { kind: 'cancelled' };
    form.setValue('note', '');
  };
  const preparing = items.some(({ state }) => state === 'preparing');
  return (
    <AppForm form={form} label={t('send.title')} onSubmit={onSubmit}>
      <Parts>
        <FileList
          label={t('send.chosen')}
          files={items.map(listed)}
          onRemove={({ id }) => outbox.remove(Number(id))}
          askRemove={false}
          onRetry={({ id }) => void send(form.getValues('note') ?? '', [Number(id)])}
        />
        <MultilineField
          name="note"
          label={t('send.note')}
          format={false}
          maxLength={MESSAGE_LIMIT}
          rows={2}
        />
        <LoadingButton
          type="submit"
          variant="contained"
          startIcon={<SendOutlined />}
          busy={sending}
          disabledReason={preparing ? t('send.preparing') : undefined}
        >
          {t('send.submit', { count: items.length })}
        </LoadingButton>
      </Parts>
    </AppForm>
  );
}
