import { formatMoney } from '@/platform/format/money';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { ColourField } from '@/platform/forms/fields/ColourField';
import { DateField } from '@/platform/forms/fields/DateField';
import { DateRangeField } from '@/platform/forms/fields/DateRangeField';
import { DateTimeField } from '@/platform/forms/fields/DateTimeField';
import { FileField } from '@/platform/forms/fields/FileField';
import { IconField } from '@/platform/forms/fields/IconField';
import { ImageField } from '@/platform/forms/fields/ImageField';
import {
  CepField,
  CnpjField,
  CpfField,
  GroupedCodeField,
  PhoneField,
  PlateField,
} from '@/platform/forms/fields/MaskedField';
import { MonthField } from '@/platform/forms/fields/MonthField';
import { MultiSelectField } from '@/platform/forms/fields/MultiSelectField';
import { IntegerField, MoneyField, NumberField, PercentField } from '@/platform/forms/fields/NumberField';
import { PasswordField } from '@/platform/forms/fields/PasswordField';
import { PRESETS } from '@/platform/forms/fields/periods';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { RichTextField } from '@/platform/forms/fields/RichTextField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { MultilineField, TextField } from '@/platform/forms/fields/TextField';
import { DurationField, TimeField } from '@/platform/forms/fields/TimeField';
import { CheckboxField, SwitchField } from '@/platform/forms/fields/ToggleField';
import { TreeField } from '@/platform/forms/fields/TreeField';
import { crops, icons, permissions, searchCities, words } from '@/platform/forms/gallery/samples';
import { SampleRows } from '@/platform/forms/gallery/SampleRows';
import { FieldGrid } from '@/platform/forms/FieldGrid';

export interface FieldState {
  readonly readOnly?: boolean;
  readonly disabledReason?: string;
  readonly loading?: boolean;
}

const CITY = { id: 6, name: 'Não-Me-Toque' };

/** One of each field, all in the same state. */
export function AllFields({ loading = false, ...state }: FieldState) {
  const source = { options: loading ? [] : crops, loading };
  return (
    <>
      <FieldGrid>
        <TextField name="name" label={words.name} required maxLength={60} helper={words.helper} {...state} />
        <NumberField name="area" label={words.area} unit="ha" required {...state} />
        <MoneyField name="price" label={words.price} {...state} />
        <PercentField name="share" label={words.share} {...state} />
        <IntegerField name="birds" label={words.birds} {...state} />
        <DateField name="planted" label={words.planted} required {...state} />
        <DateTimeField name="loaded" label={words.loaded} {...state} />
        <MonthField name="month" label={words.month} {...state} />
        <TimeField name="hour" label={words.hour} {...state} />
        <DurationField name="length" label={words.length} {...state} />
        <SelectField name="crop" label={words.crop} {...source} {...state} />
        <AutocompleteField name="city" label={words.city} search={searchCities} current={CITY} {...state} />
        <MultiSelectField name="crops" label={words.crops} {...source} options={crops} {...state} />
        <MultiSelectField name="crops" label={words.crops} {...source} options={crops} inView {...state} />
        <CpfField name="cpf" label={words.cpf} {...state} />
        <CnpjField name="cnpj" label={words.cnpj} {...state} />
        <PasswordField name="password" label={words.password} autoComplete="new-password" {...state} />
        <PhoneField name="phone" label={words.phone} {...state} />
        <GroupedCodeField name="code" label={words.code} {...state} />
        <CepField name="cep" label={words.cep} {...state} />
        <PlateField name="plate" label={words.plate} {...state} />
        <ColourField name="colour" label={words.colour} {...state} />
        <IconField name="icon" label={words.icon} icons={icons} {...state} />
        <DateRangeField name="period" label={words.period} presets={PRESETS} {...state} />
        <RadioField name="kind" label={words.kind} options={crops.slice(0, 3)} {...state} />
        <SwitchField name="active" label={words.active} {...state} />
        <CheckboxField name="agree" label={words.agree} required {...state} />
      </FieldGrid>
      <MultilineField name="note" label={words.note} maxLength={1000} {...state} />
      <SampleRows readOnly={Boolean(state.readOnly) || Boolean(state.disabledReason)} show={formatMoney} />
      <FieldGrid>
        <TreeField name="permissions" label={words.permissions} nodes={permissions} {...state} />
        <RichTextField name="text" label={words.text} {...state} />
        <FileField
          name="files"
          label={words.files}
          accept={['pdf', 'xml', 'png', 'jpeg']}
          max={4}
          {...state}
        />
        <ImageField name="photo" label={words.photo} {...state} />
      </FieldGrid>
    </>
  );
}
