import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useController, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { useFormStatus } from '@/platform/forms/formContext';
import type { RegisterField } from '../registerFields';
import { holdsSeveral, HOW, HOWS } from './severalValues';
import { RegisterFieldView, type RegisterFieldViewProps } from '../form/RegisterFieldView';

/** The form's own field with the names of the ticked ones; no register calls a field so. */
export const TICKED = '$ticked';

const Fields = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, marginTop: 12 });
/** Under the box that ticks it, in line with its words. */
const Given = styled('div')({ padding: '6px 0 0 28px' });

/** Whether the values are added to those the records have, removed from them, or take their place. */
function HowField({ name, label }: { readonly name: string; readonly label: string }) {
  const { t } = useTranslation('register');
  const options = HOWS.map((how) => ({ id: how, name: t(`bulk.how.${how}`) }));
  return (
    <RadioField name={`${HOW}.${name}`} label={t('bulk.how.label', { field: label })} options={options} />
  );
}

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
  const { field: choice } = useController<Record<typeof TICKED, string[]>, typeof TICKED>({ name: TICKED });
  const ticked = choice.value;
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
              {holdsSeveral(field) && <HowField name={field.name} label={common.texts.field(field.name)} />}
              <RegisterFieldView {...common} field={field} id={null} autoFocus />
            </Given>
          )}
        </div>
      ))}
    </Fields>
  );
}
