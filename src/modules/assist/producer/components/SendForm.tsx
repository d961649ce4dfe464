import SendOutlined from '@mui/icons-material/SendOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boolean, object, string } from 'yup';
import { AppForm } from '@/platform/forms/AppForm';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { CheckboxField } from '@/platform/forms/fields/ToggleField';
import { useLeaveGuard } from '@/platform/forms/leaveGuard';
import { useAppForm } from '@/platform/forms/useAppForm';
import { typeStep } from '@/platform/theme/typography';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { toast } from '@/platform/ui/toast';
import { FileList, type ListedFile } from '@/platform/viewer/FileList';
import { errorText } from '../errorText';
import { MESSAGE_LIMIT } from '../messageLimit';
import type { OutboxItem } from '../outboxItem';
import type { useOutbox } from '../useOutbox';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginTop: 12,
});
const Restored = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  color: theme.tokens.textMuted,
}));
const schema = object({ note: string().max(MESSAGE_LIMIT).defined(), together: boolean().defined() });

/** What only lost its place and device is as large as it was, nearly. */
const isReduced = (chosenSize: number, file: File) => file.size < chosenSize * 0.75;

interface SendFormProps {
  readonly outbox: ReturnType<typeof useOutbox>;
  /** Everything has gone, and the form with it. */
  readonly onGone: () => void;
}

/** The chosen files, a note to who will enter them, and off they go. */
export function SendForm({ outbox, onGone }: SendFormProps) {
  const { t } = useTranslation('assistProducer');
  const { items } = outbox;
  const [sending, setSending] = useState(false);
  const form = useAppForm({ schema, defaultValues: { note: '', together: false }, draft: { key: 'send' } });
  useLeaveGuard(items.length > 0, [], outbox.forget);

  const noteOf = ({ tried, chosenSize, file }: OutboxItem) => {
    if (tried) return { note: t('send.tried') };
    return isReduced(chosenSize, file) ? { note: t('send.reduced') } : {};
  };
  const listed = (item: OutboxItem): ListedFile => ({
    id: item.id,
    name: isReduced(item.chosenSize, item.file) ? item.name : item.file.name,
    size: item.file.size,
    ...noteOf(item),
    ...stateOf(item),
  });
  const stateOf = ({ state, share, error }: OutboxItem): Partial<ListedFile> => {
    switch (state) {
      case 'ready':
        return { state };
      case 'preparing':
        return { state: 'waiting', waiting: t('send.preparing') };
      case 'sending':
        return { state: 'uploading', progress: share };
      case 'failed':
        return { state, error: error && errorText(error, t) };
    }
  };

  const send = async (note: string, options: Parameters<typeof outbox.send>[1]) => {
    setSending(true);
    try {
      const { sent, failed } = await outbox.send(note.trim(), options);
      if (sent > 0) toast({ tone: 'success', text: t('send.done', { count: sent }) });
      return failed;
    } finally {
      setSending(false);
    }
  };
  const onSubmit = async ({ note, together }: { note: string; together: boolean }) => {
    // What has not arrived keeps its note for the next try.
    if ((await send(note, { together: together && items.length > 1 })) > 0) throw { kind: 'cancelled' };
    form.setValue('note', '');
    onGone();
  };
  const asOne = useWatch({ control: form.control, name: 'together' });
  const restored = items.filter((item) => item.restored).length;
  const preparing = items.some(({ state }) => state === 'preparing');
  return (
    <AppForm form={form} label={t('send.title')} onSubmit={onSubmit}>
      <Parts>
        {restored > 0 && <Restored>{t('send.restored', { count: restored })}</Restored>}
        <FileList
          label={t('send.chosen')}
          files={items.map(listed)}
          onRemove={({ id }) => outbox.remove(Number(id))}
          askRemove={false}
          onRetry={({ id }) => void send(form.getValues('note') ?? '', { ids: [Number(id)] })}
        />
        {items.length > 1 && <CheckboxField name="together" label={t('send.together')} dense />}
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
          {preparing
            ? t('send.preparing')
            : t('send.submit', { count: asOne && items.length > 1 ? 1 : items.length })}
        </LoadingButton>
      </Parts>
    </AppForm>
  );
}
