import { stateOfCode } from '@/domain/fiscal/layouts/stateCodes';
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
