import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { AppForm } from '@/platform/forms/AppForm';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import type { ProducerDocument } from '../../assistWire';
import { producerService } from '../../assistService';
import { SendFoot } from '../../SendFoot';
import { MESSAGE_LIMIT } from '../messageLimit';
import { stageOf } from '../rules/producerStatus';
import { savingDocument } from '../producerSlice';
import { ANSWER_PARAMS } from '../useProducerAddress';

const schema = object({ text: string().trim().max(MESSAGE_LIMIT).required() });

interface AnswerFormProps {
  readonly document: ProducerDocument;
  readonly onDone: () => void;
  /** It is sent, and the form about to go: the focus is moved elsewhere. */
  readonly onSent: () => void;
}

/** A message that sends the document back to the desk: what is wrong with the entry, or what was missing. */
export function AnswerForm({ document, onDone, onSent }: AnswerFormProps) {
  const { t } = useTranslation('assistProducer');
  const dispatch = useAppDispatch();
  const { id } = document;
  const failed = stageOf(document) === 'failed';
  const words = failed ? 'answer' : 'return';
  const form = useAppForm({
    schema,
    defaultValues: { text: '' },
    draft: { key: `answer:${id}` },
    guardParams: ANSWER_PARAMS,
  });
  const onSubmit = async ({ text }: { text: string }) => {
    await dispatch(
      savingDocument(async () => {
        const answered = await producerService.returnWith(id, text);
        onSent();
        return answered;
      }),
    );
    toast({ tone: 'success', text: t(`${words}.done`) });
    onDone();
  };
  return (
    <AppForm form={form} label={t(`${words}.title`)} onSubmit={onSubmit}>
      <MultilineField
        name="text"
        label={t(`${words}.label`)}
        format={false}
        maxLength={MESSAGE_LIMIT}
        autoFocus
        required
      />
      <SendFoot label={t(`${words}.submit`)} variant="contained">
        <Button variant="outlined" onClick={() => void form.leave(onDone)}>
          {t('cancel')}
        </Button>
      </SendFoot>
    </AppForm>
  );
}
