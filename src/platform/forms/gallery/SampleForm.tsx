import { AppForm } from '@/platform/forms/AppForm';
import { DateField } from '@/platform/forms/fields/DateField';
import { CnpjField } from '@/platform/forms/fields/MaskedField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { CheckboxField } from '@/platform/forms/fields/ToggleField';
import { FormFoot } from '@/platform/forms/FormFoot';
import { crops, formSchema, words } from '@/platform/forms/gallery/samples';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { useAppForm } from '@/platform/forms/useAppForm';

const REFUSED = {
  kind: 'validation',
  status: 400,
  message: words.wrong,
  fields: { Name: [words.wrong] },
} as const;

/** A whole form: validation, draft, and a server that refuses. */
export function SampleForm() {
  const form = useAppForm({
    schema: formSchema,
    defaultValues: { name: '', area: null, useful: null, planted: null, cnpj: '', crop: null, agree: false },
    draft: { key: 'gallery' },
  });
  return (
    <AppForm
      form={form}
      label={words.form}
      onSubmit={() => new Promise((_, reject) => setTimeout(reject, 800, REFUSED))}
      footer={<FormFoot onCancel={() => undefined} />}
    >
      <FieldGrid>
        <TextField name="name" label={words.name} required maxLength={40} />
        <NumberField name="area" label={words.area} unit="ha" required />
        <NumberField name="useful" label={words.useful} unit="ha" />
        <DateField name="planted" label={words.planted} required />
        <CnpjField name="cnpj" label={words.cnpj} required />
        <SelectField name="crop" label={words.crop} options={crops} required />
        <CheckboxField name="agree" label={words.agree} required />
      </FieldGrid>
    </AppForm>
  );
}
