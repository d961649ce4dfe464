import { object, string } from 'yup';
import { cep, cpf, cpfOrCnpj, maxLength, phone } from '@/platform/forms/validators';
import { DECLARANT_LIMITS, type DeclarantValues } from './declarantForm';

const text = (most: number) => string().nullable().defined().trim().test(maxLength(most));
/** What the file must have: without it the LCDPR is not accepted. */
const needed = { name: 'required', message: { key: 'required' }, test: (value: unknown) => Boolean(value) };
const email = () => text(DECLARANT_LIMITS.email).email();
const requested = (values: DeclarantValues) =>
  [values.accountantCrc, values.accountantEmail, values.accountantPhone].some(Boolean);
/** Who has any of it has a name and a number. */
const withAccountant = (
  field: 'accountantName' | 'accountantDocument',
  other: 'accountantName' | 'accountantDocument',
) => ({
  name: 'required',
  message: { key: 'required' },
  test: (value: unknown, { parent }: { parent: DeclarantValues }) =>
    Boolean(value) || !(requested(parent) || Boolean(parent[other])) || field === other,
});

export const declarantSchema = object({
  cpf: string().nullable().defined().test(needed).test(cpf()),
  name: text(DECLARANT_LIMITS.name).test(needed),
  street: text(DECLARANT_LIMITS.street).test(needed),
  number: text(DECLARANT_LIMITS.number).test(needed),
  complement: text(DECLARANT_LIMITS.name),
  district: text(DECLARANT_LIMITS.district).test(needed),
  cityCode: string().nullable().defined().test(needed),
  zipCode: string().nullable().defined().test(needed).test(cep()),
  phone: string().nullable().defined().test(phone()),
  email: email().test(needed),
  accountantName: text(DECLARANT_LIMITS.name).test(withAccountant('accountantName', 'accountantDocument')),
  accountantDocument: string()
    .nullable()
    .defined()
    .test(cpfOrCnpj())
    .test(withAccountant('accountantDocument', 'accountantName')),
  accountantCrc: text(DECLARANT_LIMITS.crc),
  accountantEmail: email(),
  accountantPhone: string().nullable().defined().test(phone()),
});
