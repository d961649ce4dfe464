import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '@/platform/forms/fields/DateField';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { IntegerField, MoneyField, NumberField, PercentField } from '@/platform/forms/fields/NumberField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { MultilineField, TextField } from '@/platform/forms/fields/TextField';
import { SwitchField } from '@/platform/forms/fields/ToggleField';
import type { OptionSource } from '@/platform/forms/options';
import type { RowId } from '@/platform/store/resourceState';
import type { RegisterTexts } from '../registerTexts';
import type { RegisterField } from '../registerTypes';
import type { RegisterAccess } from '../useRegisterAccess';

interface RegisterFieldViewProps<Values extends FieldValues> {
  field: RegisterField<Values>;
  texts: RegisterTexts;
  access: RegisterAccess;
  id: RowId | null;
  autoFocus: boolean;
}

const NONE: OptionSource = { options: [] };

/** One field of a register's form, of the kind its descriptor says. */
export function RegisterFieldView<Values extends FieldValues>(props: RegisterFieldViewProps<Values>) {
  // Options and locks hang on other fields: this field follows the whole form.
  const values = useWatch() as Values;
  const { Options } = props.field;
  if (!Options) return <FieldOfKind {...props} values={values} options={NONE} />;
  return (
    <Options values={values}>
      {(options) => <FieldOfKind {...props} values={values} options={options} />}
    </Options>
  );
}

interface FieldOfKindProps<Values extends FieldValues> extends RegisterFieldViewProps<Values> {
  values: Values;
  options: OptionSource;
}

function FieldOfKind<Values extends FieldValues>(props: FieldOfKindProps<Values>) {
  const { field, texts, access, id, autoFocus, values, options } = props;
  const { name, kind, clears = [], lockedWhen } = field;
  const { setValue } = useFormContext();
  const locked = lockedWhen?.(values, id) ?? false;
  const common = {
    name,
    label: texts.field(name),
    required: field.required,
    autoFocus,
    readOnly: !access.mayEditField(field.permission),
    helper: field.helper ? texts.fieldPart(name, 'helper') : undefined,
    disabledReason: locked ? texts.fieldPart(name, 'locked') : undefined,
    onChanged: () => {
      for (const dependent of clears) setValue(dependent, null as never, { shouldDirty: true });
    },
  };
  const length = field.maxLength === undefined ? {} : { maxLength: field.maxLength };
  const decimals = field.decimals === undefined ? {} : { decimals: field.decimals };
  switch (kind) {
    case 'text':
      return <TextField {...common} {...length} format={field.format ?? true} />;
    case 'multiline':
      return <MultilineField {...common} {...length} format={field.format ?? true} />;
    case 'email':
    case 'url':
      return <TextField {...common} {...length} type={kind} />;
    case 'number':
      return <NumberField {...common} {...decimals} />;
    case 'integer':
      return <IntegerField {...common} />;
    case 'money':
      return <MoneyField {...common} />;
    case 'percent':
      return <PercentField {...common} {...decimals} />;
    case 'date':
      return <DateField {...common} />;
    case 'select':
      return <SelectField {...common} {...options} />;
    case 'autocomplete':
      return <AutocompleteField {...common} {...options} />;
    case 'radio':
      return <RadioField {...common} {...options} />;
    case 'switch':
      return <SwitchField {...common} />;
  }
}
