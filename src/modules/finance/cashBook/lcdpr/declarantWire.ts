import { toCents } from '@/platform/format/money';
import { isRecord, textOf } from '@/platform/http/loose';
import type { Address, Declarant } from './lcdprTypes';

type Fields = Record<string, unknown>;
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const digits = (value: unknown) => textOf(value).replace(/\D/g, '');
/** A CNPJ may have letters. */
const taxNumber = (value: unknown) =>
  textOf(value)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
const shareOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? toCents(value) : null;

function readAddress(value: unknown): Address {
  const sent = isRecord(value) ? value : {};
  return {
    street: textOf(sent['street']),
    number: textOf(sent['number']),
    complement: textOf(sent['complement']),
    district: textOf(sent['district']),
    uf: textOf(sent['uf']),
    cityCode: digits(sent['cityCode']),
    zip: digits(sent['zipCode']),
  };
}

/** Who declares, read without trust: what cannot be read is missing, and named so. */
export function readDeclarant(answer: unknown): Declarant {
  if (!isRecord(answer)) throw new TypeError('no declarant');
  const { accountant } = answer;
  return {
    cpf: digits(answer['cpf']),
    name: textOf(answer['name']),
    address: readAddress(answer['address']),
    phone: digits(answer['phone']),
    email: textOf(answer['email']),
    properties: list(answer['properties']).flatMap((row) =>
      typeof row['farmId'] === 'number'
        ? [
            {
              farmId: row['farmId'],
              name: textOf(row['name']),
              itr: digits(row['itr']),
              caepf: digits(row['caepf']),
              stateRegistration: digits(row['stateRegistration']),
              address: readAddress(row['address']),
              exploitation: textOf(row['exploitation']),
              share: shareOf(row['participation']),
              counterParts: list(row['counterParts']).map((one) => ({
                kind: textOf(one['kind']),
                document: taxNumber(one['document']),
                name: textOf(one['name']),
                share: shareOf(one['participation']),
              })),
            },
          ]
        : [],
    ),
    accounts: list(answer['accounts']).flatMap((row) =>
      typeof row['id'] === 'number'
        ? [
            {
              id: row['id'],
              bank: digits(row['bankCode']),
              bankName: textOf(row['bankName']),
              branch: digits(row['branch']),
              number: digits(row['number']),
            },
          ]
        : [],
    ),
    accountant: isRecord(accountant)
      ? {
          name: textOf(accountant['name']),
          document: taxNumber(accountant['document']),
          crc: textOf(accountant['crc']),
          email: textOf(accountant['email']),
          phone: digits(accountant['phone']),
        }
      : null,
  };
}
