import type { ComponentType } from 'react';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { DateField } from '@/platform/forms/fields/DateField';
import { DateTimeField } from '@/platform/forms/fields/DateTimeField';
import {
  CepField,
  CnpjField,
  CpfField,
  CpfOrCnpjField,
  GroupedCodeField,
  MaskedField,
  PhoneField,
  PlateField,
} from '@/platform/forms/fields/MaskedField';
import { MonthField } from '@/platform/forms/fields/MonthField';
import { IntegerField, MoneyField, NumberField, PercentField } from '@/platform/forms/fields/NumberField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { MultilineField, TextField } from '@/platform/forms/fields/TextField';
import { DurationField, TimeField } from '@/platform/forms/fields/TimeField';
import { CheckboxField, SwitchField } from '@/platform/forms/fields/ToggleField';
import type { OptionSource } from '@/platform/forms/options';
import type { MaskKind, PlainKind } from '../registerFields';
import type { CommonField } from './commonField';

const MASKS: Record<MaskKind, ComponentType<CommonField>> = {
  cpf: CpfField,
  cnpj: CnpjField,
  cpfOrCnpj: CpfOrCnpjField,
  phone: PhoneField,
  cep: CepField,
  plate: PlateField,
  code: GroupedCodeField,
};

interface PlainFieldViewProps<Values> {
  readonly field: PlainKind<Values>;
  readonly common: CommonField;
  readonly values: Values;
  readonly options: OptionSource;
}

/** A field of one line, of the kind its descriptor says: in a form, or bare in a cell. */
export function PlainFieldView<Values>({ field, common, values, options }: PlainFieldViewProps<Values>) {
  switch (field.kind) {
    case 'text':
      return <TextField {...common} maxLength={field.maxLength} format={field.format ?? true} />;
    case 'multiline':
      return <MultilineField {...common} maxLength={field.maxLength} format={field.format ?? true} />;
    case 'email':
    case 'url':
      return <TextField {...common} maxLength={field.maxLength} type={field.kind} />;
    case 'number':
    case 'percent':
    case 'integer':
    case 'money': {
      const { kind, decimals, minDecimals, negative, plain } = field;
      const unit = typeof field.unit === 'function' ? field.unit(values) : field.unit;
      const figures = {
        negative,
        plain,
        minDecimals,
        ...(decimals === undefined ? {} : { decimals }),
        ...(unit ? { unit } : {}),
      };
      if (kind === 'integer') return <IntegerField {...common} {...figures} />;
      if (kind === 'money') return <MoneyField {...common} {...figures} />;
      const Figure = kind === 'percent' ? PercentField : NumberField;
      return <Figure {...common} {...figures} />;
    }
    case 'cpf':
    case 'cnpj':
    case 'cpfOrCnpj':
    case 'phone':
    case 'cep':
    case 'plate':
    case 'code': {
      const Masked = MASKS[field.kind];
      return <Masked {...common} />;
    }
    case 'masked':
      return <MaskedField {...common} mask={field.mask} />;
    case 'date':
      return <DateField {...common} {...field.limits?.(values)} />;
    case 'dateTime':
      return <DateTimeField {...common} {...field.limits?.(values)} />;
    case 'month':
      return <MonthField {...common} />;
    case 'time':
      return <TimeField {...common} />;
    case 'duration':
      return <DurationField {...common} />;
    case 'select':
      return <SelectField {...common} {...options} />;
    case 'radio':
      return <RadioField {...common} {...options} />;
    case 'autocomplete':
      return (
        <AutocompleteField
          {...common}
          {...options}
          search={field.search}
          current={field.current?.(values)[0]}
        />
      );
    case 'switch':
      return <SwitchField {...common} />;
    case 'checkbox':
      return <CheckboxField {...common} />;
  }
}
