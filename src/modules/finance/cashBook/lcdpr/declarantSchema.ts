import { object, string } from 'yup';
import { cep, cpf, cpfOrCnpj, maxLength, phone } from '@/platform/forms/validators';
import { DECLARANT_LIMITS, type DeclarantValues } from './declarantForm';

const text = (most: number) => string().nullable().defined().trim().test(maxLength(most));
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
  cpf: string().nullable().defined().test(cpf()),
  name: text(DECLARANT_LIMITS.name),
  street: text(DECLARANT_LIMITS.street),
  number: text(DECLARANT_LIMITS.number),
  complement: text(DECLARANT_LIMITS.name),
  district: text(DECLARANT_LIMITS.district),
  cityCode: string().nullable().defined(),
  zipCode: string().nullable().defined().test(cep()),
  phone: string().nullable().defined().test(phone()),
  email: email(),
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
