import { useTranslation } from 'react-i18next';
import { AppForm } from '@/platform/forms/AppForm';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { PasswordField } from '@/platform/forms/fields/PasswordField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormFoot } from '@/platform/forms/FormFoot';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { partnerWritten } from '../integrationsSlice';
import type { PartnerDetails } from '../integrationsWire';
import { connect } from '../integrationsService';
import { fieldWord } from '../integrationsWords';

interface ConnectionFormProps {
  readonly partner: PartnerDetails;
  /** The access that was given before no longer works. */
  readonly again: boolean;
}

/** The access that a partner asks for. It goes to the server and is kept nowhere here: no draft holds it. */
export function ConnectionForm({ partner, again }: ConnectionFormProps) {
  const { t } = useTranslation('integrations');
  const dispatch = useAppDispatch();
  const { id, name, fields } = partner;
  const form = useAppForm<Record<string, string | null>>({
    schema: () => import('../rules/credentials').then((file) => file.credentialsSchema(fields)),
    defaultValues: Object.fromEntries(fields.map((field) => [field.name, ''])),
  });
  async function save(values: Record<string, string | null>) {
    await connect(id, values);
    toast({ tone: 'success', text: t('connection.done', { name }) });
    await dispatch(partnerWritten(id));
  }
  return (
    <AppForm
      form={form}
      onSubmit={save}
      label={t('connection.form', { name })}
      footer={<FormFoot saveLabel={t(again ? 'connection.again' : 'connection.connect')} />}
    >
      <p style={{ marginBottom: 8 }}>{t(again ? 'connection.askAgain' : 'connection.ask', { name })}</p>
      <FieldGrid>
        {fields.map((field) =>
          field.secret ? (
            <PasswordField
              key={field.name}
              name={field.name}
              label={fieldWord(field.name)}
              autoComplete="new-password"
              required
            />
          ) : (
            <TextField
              key={field.name}
              name={field.name}
              label={fieldWord(field.name)}
              format={false}
              required
            />
          ),
        )}
      </FieldGrid>
    </AppForm>
  );
}
