import { array, boolean, mixed, number, object, type Schema, string } from 'yup';
import {
  between,
  cep,
  cnpj,
  colour,
  cpf,
  cpfOrCnpj,
  greaterOrEqualZero,
  groupedCode,
  maxLength,
  mostMoney,
  periodOrder,
  phone,
  plate,
  validDate,
  validDateTime,
  validMonth,
  validTime,
} from '@/platform/forms/validators';
import type { FieldValues } from 'react-hook-form';
import type { LargeKind, PlainKind, RegisterField } from './registerFields';

const text = () => string().nullable().defined();
const figure = () => number().nullable().defined();
const TEXTS = {
  cpf,
  cnpj,
  cpfOrCnpj,
  phone,
  cep,
  plate,
  code: groupedCode,
  date: validDate,
  dateTime: validDateTime,
  month: validMonth,
  time: validTime,
  colour,
} as const;

function ruleOf<Values>(
  field: { readonly required?: boolean } & (PlainKind<Values> | LargeKind<Values>),
): Schema {
  switch (field.kind) {
    case 'text':
    case 'multiline':
    case 'email':
    case 'url': {
      const { kind, maxLength: most } = field;
      const written = kind === 'email' ? text().email() : kind === 'url' ? text().url() : text();
      return most === undefined ? written : written.test(maxLength(most));
    }
    case 'number':
    case 'integer':
      return field.negative ? figure() : figure().test(greaterOrEqualZero());
    case 'percent':
      return figure().test(between(field.negative ? -100 : 0, 100));
    case 'money':
      return (field.negative ? figure() : figure().test(greaterOrEqualZero())).test(mostMoney());
    case 'switch':
    case 'checkbox':
      return boolean().defined();
    case 'multiSelect':
    case 'tree':
    case 'file':
      // Nothing chosen of a list is an empty list.
      return field.required ? array().defined().min(1) : array().defined();
    case 'dateRange':
      return mixed().nullable().test(periodOrder());
    case 'rows':
      return array(
        object(
          Object.fromEntries(field.columns.map((column) => [column.key, required(ruleOf(column), column)])),
        ),
      ).defined();
    case 'cpf':
    case 'cnpj':
    case 'cpfOrCnpj':
    case 'phone':
    case 'cep':
    case 'plate':
    case 'code':
    case 'date':
    case 'dateTime':
    case 'month':
    case 'time':
    case 'colour':
      return text().test(TEXTS[field.kind]());
    default:
      return mixed().nullable();
  }
}

const required = (schema: Schema, field: { readonly required?: boolean }) =>
  field.required ? (schema.required() as Schema) : schema;

/**
 * The rules of a form whose fields say all there is to say: what is required, the length of a text, what the kind itself
 * refuses (a wrong CPF, a day that does not exist, a percentage above 100, a negative figure where none may be). A
 * register with more rules brings a schema.
 */
export function schemaByKind<Values extends FieldValues>(fields: readonly RegisterField<Values>[]): Schema {
  return object(Object.fromEntries(fields.map((field) => [field.name, required(ruleOf(field), field)])));
}
