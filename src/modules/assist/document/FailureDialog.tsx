import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { UsualReasons } from './UsualReasons';

const LIMIT = 1000;
const schema = object({ justification: string().trim().max(LIMIT).required() });

interface FailureDialogProps {
  readonly documentId: number;
  readonly draftRoute: string;
  readonly onFail: (justification: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Why a document could not be identified, in words for its customer. */
export function FailureDialog({ documentId, draftRoute, onFail, onClose }: FailureDialogProps) {
  const { t } = useTranslation('assistDocument');
  const form = useAppForm({
    schema,
    defaultValues: { justification: '' },
    draft: { key: `failure:${documentId}`, route: draftRoute },
  });
  return (
    <FormDialog
      form={form}
      title={t('fail.title')}
      onSubmit={({ justification }) => onFail(justification)}
      onClose={onClose}
      saveLabel={t('fail.submit')}
    >
      <UsualReasons name="justification" />
      <MultilineField
        name="justification"
        label={t('fail.label')}
        helper={t('fail.help')}
        format={false}
        maxLength={LIMIT}
        rows={4}
        autoFocus
        required
      />
    </FormDialog>
  );
}
