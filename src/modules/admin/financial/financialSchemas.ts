import { boolean, number, object, string, type TestConfig } from 'yup';
import { today } from '@/platform/format/date';
import type { Within } from '@/platform/forms/formSchema';
import { biggerThanZero, cnpj, maxDate, maxLength, phone, validDate } from '@/platform/forms/validators';
import { isRecord } from '@/platform/http/loose';
import type { CardBrand, Integrator } from './financialWire';

type Says = 'slug' | 'fiscalCode' | 'onePurpose' | 'oneUse';
const said = (key: Says, holds: (value: unknown, all: Record<string, unknown>) => boolean): TestConfig => ({
  name: key,
  message: { key: 'invalid', says: `adminFinancial:messages.${key}` },
  test: (value, { parent, from }: Within<Record<string, unknown>>) => {
    // When several records are changed together the form also holds unchanged fields: the schema leaves them
    // out, and each record has its own.
    const schema = from?.[0]?.schema;
    const known = isRecord(schema) && isRecord(schema['fields']) ? Object.keys(schema['fields']) : null;
    const all = Object.entries(parent);
    return holds(value, Object.fromEntries(all.filter(([name]) => known?.includes(name) ?? true)));
  },
});

const fits = (pattern: RegExp) => (value: unknown) =>
  !value || (typeof value === 'string' && pattern.test(value));
export type IntegratorValues = Pick<
  Integrator,
  'name' | 'legalName' | 'document' | 'slug' | 'poultry' | 'fish' | 'email' | 'phone' | 'site'
>;
export const integratorFormSchema = object({
  name: string().required().test(maxLength(80)),
  legalName: string().required().test(maxLength(120)),
  document: string().required().test(cnpj()),
  slug: string()
    .required()
    .test(said('slug', fits(/^[a-z0-9-]{2,30}$/))),
  poultry: boolean()
    .defined()
    // Alone, as when several are changed together, the other one is as each record has it.
    .test(said('onePurpose', (value, all) => Boolean(value) || all['fish'] !== false)),
  fish: boolean().defined(),
  email: string().nullable().defined().email(),
  phone: string().nullable().defined().test(phone()),
  site: string().nullable().defined().url().test(maxLength(200)),
});

export interface MovementTypeLinkValues {
  name: string;
  nature: string | null;
  movementTypeClassification: string | null;
  systemBusinessActivityId: number | null;
  integratorId: number | null;
  integratorCode: string | null;
}

export const movementTypeLinkFormSchema = object({
  name: string().required().test(maxLength(80)),
  nature: string().nullable().defined().required(),
  movementTypeClassification: string().nullable().defined().required(),
  systemBusinessActivityId: number().nullable().defined(),
  integratorId: number().nullable().defined(),
  integratorCode: string()
    .nullable()
    .defined()
    .test(maxLength(30))
    .when('integratorId', ([id], code) => (id === null ? code : code.required())),
});

export interface SystemQuotationSourceValues {
  name: string;
  site: string | null;
  currencyClassification: string | null;
  bringToCustomer: boolean;
}

export const systemQuotationSourceFormSchema = object({
  name: string().required().test(maxLength(100)),
  site: string().nullable().defined().url().test(maxLength(200)),
  currencyClassification: string().nullable().defined().required(),
  bringToCustomer: boolean().required(),
});

/** `price` is in cents here, as everywhere in forms. */
export interface ProductQuotationValues {
  productId: number | null;
  quotationSourceId: number | null;
  quotationDate: string | null;
  price: number | null;
  note: string | null;
}

export const productQuotationFormSchema = object({
  productId: number().nullable().defined().required(),
  quotationSourceId: number().nullable().defined().required(),
  quotationDate: string()
    .nullable()
    .defined()
    .required()
    .test(validDate())
    .test(maxDate(() => today())),
  price: number().nullable().defined().required().test(biggerThanZero()),
  note: string().nullable().defined().test(maxLength(120)),
});

export type CardBrandValues = Pick<CardBrand, 'name' | 'fiscalCode' | 'credit' | 'debit'>;
export const cardBrandFormSchema = object({
  name: string().required().test(maxLength(60)),
  fiscalCode: string()
    .required()
    .test(said('fiscalCode', fits(/^\d{2}$/))),
  credit: boolean()
    .defined()
    .test(said('oneUse', (value, all) => Boolean(value) || all['debit'] !== false)),
  debit: boolean().defined(),
});
