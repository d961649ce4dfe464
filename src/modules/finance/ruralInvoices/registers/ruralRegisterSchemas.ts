import { type AnyObject, type ObjectSchema, string } from 'yup';
import { schemaByKind } from '@/families/register/schemaByKind';
import type { RegisterField } from '@/families/register/registerFields';
import { isCnpj, isCpf } from '@/platform/format/document';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import type { NatureValues } from './ruralNatures';
import type { RecipientValues } from './ruralRecipients';

const refusal = (says: string): FormMessage => ({ key: 'invalid', says: `ruralInvoices:refusals.${says}` });
const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** What the fields say of themselves, and rules that look at several. */
const schemaOf = <Values extends AnyObject>(fields: readonly RegisterField<Values>[]) =>
  schemaByKind(fields) as ObjectSchema<AnyObject>;

const documentRule = {
  name: 'documentOfKind',
  message: { ...refusal('document') },
  test: (value: unknown, { parent }: Within<Partial<RecipientValues>>) => {
    if (parent.kind === 'FOREIGN') return true;
    if (typeof value !== 'string') return false;
    return parent.kind === 'PERSON' ? isCpf(value) : isCnpj(value);
  },
};
const registrationRule = {
  name: 'registrationOfTaxpayer',
  message: { ...refusal('registration') },
  test: (value: unknown, { parent }: Within<Partial<RecipientValues>>) =>
    parent.taxpayer !== 'REGISTERED' || !isBlank(value),
};
const cfopRule = {
  name: 'oneCfop',
  message: { ...refusal('oneCfop') },
  test: (value: unknown, { parent }: Within<Partial<NatureValues>>) =>
    !(isBlank(value) && isBlank(parent.cfopOutside) && isBlank(parent.cfopAbroad)),
};

export const recipientSchema = (fields: readonly RegisterField<RecipientValues>[]) =>
  schemaOf(fields).shape({
    document: string().nullable().test(documentRule),
    stateRegistration: string().nullable().test(registrationRule),
  });

export const natureSchema = (fields: readonly RegisterField<NatureValues>[]) =>
  schemaOf(fields).shape({ cfopInside: string().nullable().test(cfopRule) });
