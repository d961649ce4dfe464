import { object, type ObjectSchema, string } from 'yup';
import { stateOfCode } from '@/domain/fiscal/layouts/stateCodes';
import { cep, cpf, cpfOrCnpj, maxLength, phone } from '@/platform/forms/validators';
import type { Declarant } from './lcdprTypes';

/** Who declares and who signs, as they are entered; a city by its code at IBGE. */
export interface DeclarantValues {
  cpf: string | null;
  name: string | null;
  street: string | null;
  number: string | null;
  complement: string | null;
  district: string | null;
  cityCode: string | null;
  zipCode: string | null;
  phone: string | null;
  email: string | null;
  accountantName: string | null;
  accountantDocument: string | null;
  accountantCrc: string | null;
  accountantEmail: string | null;
  accountantPhone: string | null;
}

export const DECLARANT_LIMITS = {
  name: 50,
  street: 150,
  number: 6,
  district: 50,
  email: 115,
  crc: 20,
} as const;

const text = (most: number) => string().nullable().defined().trim().test(maxLength(most));
const email = () => text(DECLARANT_LIMITS.email).email();
const asked = (values: DeclarantValues) =>
  [values.accountantCrc, values.accountantEmail, values.accountantPhone].some(Boolean);
/** Who has any of it has a name and a number. */
const withAccountant = (
  field: 'accountantName' | 'accountantDocument',
  other: 'accountantName' | 'accountantDocument',
) => ({
  name: 'required',
  message: { key: 'required' },
  test: (value: unknown, { parent }: { parent: DeclarantValues }) =>
    Boolean(value) || !(asked(parent) || Boolean(parent[other])) || field === other,
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
  accountantName: text(DECLARANT_LIMITS.name).test(
    withAccountant('accountantName', 'accountantDocument') as never,
  ),
  accountantDocument: string()
    .nullable()
    .defined()
    .test(cpfOrCnpj())
    .test(withAccountant('accountantDocument', 'accountantName') as never),
  accountantCrc: text(DECLARANT_LIMITS.crc),
  accountantEmail: email(),
  accountantPhone: string().nullable().defined().test(phone()),
}) as unknown as ObjectSchema<DeclarantValues>;

export function declarantValues({ address, accountant, ...own }: Declarant): DeclarantValues {
  return {
    cpf: own.cpf,
    name: own.name,
    street: address.street,
    number: address.number,
    complement: address.complement,
    district: address.district,
    cityCode: address.cityCode === '' ? null : address.cityCode,
    zipCode: address.zip,
    phone: own.phone,
    email: own.email,
    accountantName: accountant?.name ?? '',
    accountantDocument: accountant?.document ?? '',
    accountantCrc: accountant?.crc ?? '',
    accountantEmail: accountant?.email ?? '',
    accountantPhone: accountant?.phone ?? '',
  };
}

const bare = (value: string | null) => (value ?? '').replace(/[.\-/()\s]/g, '').toUpperCase();
const plain = (value: string | null) => (value ?? '').trim();

/** What is sent: numbers without their masks; the state follows from the city's code; no accountant without a name. */
export function declarantBody(values: DeclarantValues) {
  const accountantName = plain(values.accountantName);
  return {
    cpf: bare(values.cpf),
    name: plain(values.name),
    address: {
      street: plain(values.street),
      number: plain(values.number),
      complement: plain(values.complement),
      district: plain(values.district),
      uf: stateOfCode(values.cityCode) ?? '',
      cityCode: values.cityCode ?? '',
      zipCode: bare(values.zipCode),
    },
    phone: bare(values.phone),
    email: plain(values.email),
    accountant:
      accountantName === ''
        ? null
        : {
            name: accountantName,
            document: bare(values.accountantDocument),
            crc: plain(values.accountantCrc),
            email: plain(values.accountantEmail),
            phone: bare(values.accountantPhone),
          },
  };
}
