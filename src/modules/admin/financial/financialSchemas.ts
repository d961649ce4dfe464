import { boolean, type InferType, number, object, string, type TestConfig } from 'yup';
import { today } from '@/platform/format/date';
import { biggerThanZero, cnpj, maxDate, maxLength, phone, validDate } from '@/platform/forms/validators';
import { platformRecord } from '../platformRecord';
import { CURRENCY_CLASSIFICATIONS, MOVEMENT_CLASSIFICATIONS, NATURES } from './financialWords';

type Says = 'slug' | 'fiscalCode' | 'onePurpose' | 'oneUse';
const said = (key: Says, holds: (value: unknown, all: Record<string, unknown>) => boolean): TestConfig => ({
  name: key,
  message: { key: 'invalid', says: `adminFinancial:messages.${key}` },
  test: (value, { parent, from }) => {
    // When several records are changed together the form also holds unchanged fields: the schema leaves them
    // out, and each record has its own.
    const schema = from?.[0]?.schema;
    const known = schema && 'fields' in schema ? Object.keys(schema.fields as object) : null;
    const all = Object.entries(parent as Record<string, unknown>);
    return holds(value, Object.fromEntries(all.filter(([name]) => known?.includes(name) ?? true)));
  },
});
const fits = (pattern: RegExp) => (value: unknown) =>
  !value || (typeof value === 'string' && pattern.test(value));

export const integratorSchema = object({
  id: number().required(),
  name: string().required(),
  legalName: string().required(),
  document: string().required(),
  slug: string().required(),
  poultry: boolean().required(),
  fish: boolean().required(),
  email: string().nullable().defined(),
  phone: string().nullable().defined(),
  site: string().nullable().defined(),
  linkCount: number().required(),
  ...platformRecord,
});
export type Integrator = InferType<typeof integratorSchema>;
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

export const movementTypeLinkSchema = object({
  id: number().required(),
  name: string().required(),
  nature: string().oneOf(NATURES).required(),
  natureDescription: string().required(),
  movementTypeClassification: string().oneOf(MOVEMENT_CLASSIFICATIONS).required(),
  movementTypeClassificationDescription: string().required(),
  systemBusinessActivityId: number().nullable().defined(),
  systemBusinessActivityName: string().nullable().defined(),
  integratorId: number().nullable().defined(),
  integratorName: string().nullable().defined(),
  integratorCode: string().nullable().defined(),
  ...platformRecord,
});
export type MovementTypeLink = InferType<typeof movementTypeLinkSchema>;
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

export const systemQuotationSourceSchema = object({
  id: number().required(),
  name: string().required(),
  site: string().nullable().defined(),
  currencyClassification: string().oneOf(CURRENCY_CLASSIFICATIONS).required(),
  currencyClassificationDescription: string().required(),
  bringToCustomer: boolean().required(),
  customerCount: number().required(),
  ...platformRecord,
});
export type SystemQuotationSource = InferType<typeof systemQuotationSourceSchema>;
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

export const productQuotationSchema = object({
  id: number().required(),
  productId: number().required(),
  productName: string().required(),
  unit: string().required(),
  quotationSourceId: number().required(),
  quotationSourceName: string().required(),
  quotationDate: string().required(),
  price: number().required(),
  note: string().nullable().defined(),
  ...platformRecord,
});
export type ProductQuotation = InferType<typeof productQuotationSchema>;
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

export const cardBrandSchema = object({
  id: number().required(),
  name: string().required(),
  fiscalCode: string().required(),
  credit: boolean().required(),
  debit: boolean().required(),
  ...platformRecord,
});
export type CardBrand = InferType<typeof cardBrandSchema>;
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
