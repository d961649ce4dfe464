import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { AppForm } from '@/platform/forms/AppForm';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { ColourField } from '@/platform/forms/fields/ColourField';
import { DateField } from '@/platform/forms/fields/DateField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { RichTextField } from '@/platform/forms/fields/RichTextField';
import { TextField } from '@/platform/forms/fields/TextField';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import { FormFoot } from '@/platform/forms/FormFoot';
import { inDialog } from '@/platform/forms/inDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { AudienceFields } from '../components/AudienceFields';
import { noticeFormSchema, type NoticeValues, toPayload } from '../noticeForm';
import { addNotice, editNotice } from '../noticesService';
import { noticesWritten } from '../noticesState';
import { NOTICE_FORM_PARAMS } from '../useNoticesAddress';
import { NoticeTag } from '../components/NoticeTag';
import type { OnLeave } from './NoticeFormDialog';

/** The tag as its readers will see it, in the theme of who writes it. */
function TagPreview() {
  const { t } = useTranslation('home');
  const [tag, colorTag] = useWatch<NoticeValues, ['tag', 'colorTag']>({ name: ['tag', 'colorTag'] });
  if (!tag?.trim()) return null;
  return (
    <>
      {t('notices.form.preview')}: <NoticeTag tag={tag} colour={colorTag} />
    </>
  );
}

const Whole = styled('div')({ gridColumn: '1 / -1', minWidth: 0 });

interface NoticeFormBodyProps {
  readonly id: number | null;
  readonly label: string;
  readonly initial: NoticeValues;
  /** Shown until the list of customers is there. */
  readonly customerName?: string | null;
  readonly onLeave: OnLeave;
  readonly onClose: () => void;
}

/** Fields and foot of a notice. After saving the dialog closes and the list loads anew. */
export function NoticeFormBody(props: NoticeFormBodyProps) {
  const { id, label, initial, customerName, onLeave, onClose } = props;
  const { t } = useTranslation(['home', 'common']);
  const dispatch = useAppDispatch();
  const form = useAppForm<NoticeValues>({
    schema: noticeFormSchema,
    defaultValues: initial,
    draft: { key: `home.notice:${id ?? 'novo'}` },
    guardParams: NOTICE_FORM_PARAMS,
  });
  const askFirst = useEffectEvent((goOn: () => void) => void form.leave(goOn));
  useEffect(() => onLeave((goOn) => askFirst(goOn)), [onLeave]);

  async function save(values: NoticeValues) {
    const notice = toPayload(values);
    await (id === null ? addNotice(notice) : editNotice(id, notice));
    toast({ tone: 'success', text: t('common:recordSaved') });
    onClose();
    dispatch(noticesWritten());
  }

  const fixedOptions = [
    { id: 0, name: t('notices.form.inactive') },
    { id: 1, name: t('notices.form.active') },
  ];
  return (
    <AppForm form={form} onSubmit={save} label={label} sx={inDialog}>
      <DialogContent dividers>
        <FieldGrid>
          <Whole>
            <TextField name="title" label={t('notices.form.titleField')} format={false} required autoFocus />
          </Whole>
          <AudienceFields customerName={customerName ?? null} />
          <TextField name="tag" label={t('notices.form.tag')} format={false} maxLength={40} />
          <ColourField name="colorTag" label={t('notices.form.colour')} helper={<TagPreview />} />
          <DateField name="publicationDate" label={t('notices.form.date')} max={today()} required />
          <RadioField name="fixed" label={t('notices.form.fixed')} options={fixedOptions} />
          <Whole>
            <SwitchField name="isNotify" label={t('notices.form.notify')} />
          </Whole>
          <Whole>
            <RichTextField name="description" label={t('notices.form.text')} />
          </Whole>
        </FieldGrid>
      </DialogContent>
      <FormFoot onCancel={onClose} />
    </AppForm>
  );
}
