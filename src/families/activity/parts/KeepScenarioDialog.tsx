import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { maxLength } from '@/platform/forms/validators';

const MOST = 60;
interface NameValues {
  name: string;
}
const nameSchema = object({
  name: string().trim().required().test(maxLength(MOST)),
});

interface KeepScenarioDialogProps {
  readonly title: string;
  /** Of the scenario that was opened; empty for a new one. */
  readonly name: string;
  readonly onKeep: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks how a scenario is called. */
export function KeepScenarioDialog({ title, name, onKeep, onClose }: KeepScenarioDialogProps) {
  const { t } = useTranslation('activity');
  const form = useAppForm<NameValues>({ schema: nameSchema, defaultValues: { name } });
  return (
    <FormDialog
      form={form}
      title={title}
      size="s"
      saveLabel={t('scenarios.keep')}
      onClose={onClose}
      onSubmit={async ({ name: typed }) => {
        await onKeep(typed);
        onClose();
      }}
    >
      <TextField name="name" label={t('scenarios.name')} maxLength={MOST} required autoFocus />
    </FormDialog>
  );
}
