import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { AppForm } from '@/platform/forms/AppForm';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { useAppForm } from '@/platform/forms/useAppForm';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { useFormStatus } from '@/platform/forms/formContext';
import { toast } from '@/platform/ui/toast';
import { useAppDispatch } from '@/platform/store/hooks';
import type { ProducerDocument } from '../../assistSchemas';
import { producerService } from '../../assistService';
import { MESSAGE_LIMIT } from '../messageLimit';
import { producerDocuments } from '../producerSlice';
import { stageOf } from '../rules/producerStatus';
import { ANSWER_PARAMS } from '../useProducerAddress';

const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 8 });
const schema = object({ text: string().trim().max(MESSAGE_LIMIT).required() });

function Submit({ label }: { readonly label: string }) {
  const { submitting } = useFormStatus();
  return (
    <LoadingButton type="submit" variant="contained" busy={submitting}>
      {label}
    </LoadingButton>
  );
}

interface AnswerFormProps {
  readonly document: ProducerDocument;
  readonly onDone: () => void;
}

/** A message that sends the document back to the desk: what is wrong with the entry, or what was missing. */
export function AnswerForm({ document, onDone }: AnswerFormProps) {
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
    const changed = await producerService.returnWith(id, text);
    dispatch(producerDocuments.rowChanged(changed));
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
        rows={3}
        autoFocus
        required
      />
      <Foot>
        <Button variant="outlined" onClick={() => void form.leave(onDone)}>
          {t('cancel')}
        </Button>
        <Submit label={t(`${words}.submit`)} />
      </Foot>
    </AppForm>
  );
}
