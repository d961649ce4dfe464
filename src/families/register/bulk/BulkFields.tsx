import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useController, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormStatus } from '@/platform/forms/formContext';
import type { RegisterField } from '../registerFields';
import { RegisterFieldView, type RegisterFieldViewProps } from '../form/RegisterFieldView';

/** The form's own field with the names of the ticked ones; no register calls a field so. */
export const TICKED = '$ticked';

const Fields = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, marginTop: 12 });
/** Under the box that ticks it, in line with its words. */
const Given = styled('div')({ padding: '6px 0 0 28px' });

interface BulkFieldsProps<Values extends FieldValues> extends Omit<
  RegisterFieldViewProps<Values>,
  'field' | 'id' | 'autoFocus'
> {
  readonly fields: readonly RegisterField<Values>[];
}

/** A box for each field that may be given to many records, and under a ticked one the field itself. */
export function BulkFields<Values extends FieldValues>(props: BulkFieldsProps<Values>) {
  const { fields, ...common } = props;
  const { t } = useTranslation('register');
  const { submitting } = useFormStatus();
  const { field: choice } = useController({ name: TICKED });
  const ticked = choice.value as readonly string[];
  const tick = (name: string, checked: boolean) =>
    choice.onChange(checked ? [...ticked, name] : ticked.filter((other) => other !== name));
  return (
    <Fields>
      {fields.map((field) => (
        <div key={field.name}>
          <FormControlLabel
            label={t('bulk.change', { field: common.texts.field(field.name) })}
            control={
              <Checkbox
                checked={ticked.includes(field.name)}
                disabled={submitting}
                onChange={(_, checked) => tick(field.name, checked)}
              />
            }
          />
          {ticked.includes(field.name) && (
            <Given>
              <RegisterFieldView {...common} field={field} id={null} autoFocus />
            </Given>
          )}
        </div>
      ))}
    </Fields>
  );
}
