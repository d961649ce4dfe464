import { id, list, made, optionalText, orNull, sparse, type Shape } from '@/platform/http/wire';
import { cents, digits } from '@/platform/http/wireValues';
import type { Address, CounterPart, Declarant, DeclaredAccount, DeclaredProperty } from './lcdprTypes';

/** A CNPJ may have letters. */
const taxNumber = made(optionalText, (value) => value.toUpperCase().replace(/[^0-9A-Z]/g, ''));

const NO_ADDRESS: Address = {
  street: '',
  number: '',
  complement: '',
  district: '',
  uf: '',
  cityCode: '',
  zip: '',
};
const AddressWire = made(
  orNull(
    sparse({
      street: optionalText,
      number: optionalText,
      complement: optionalText,
      district: optionalText,
      uf: optionalText,
      cityCode: digits,
      zipCode: digits,
    }),
  ),
  (sent): Address => {
    if (sent === null) return NO_ADDRESS;
    const { zipCode: zip, ...rest } = sent;
    return { ...rest, zip };
  },
);

const CounterPartWire = made(
  sparse({ kind: optionalText, document: taxNumber, name: optionalText, participation: cents }),
  ({ participation: share, ...rest }): CounterPart => ({ ...rest, share }),
);

const PropertyWire = made(
  sparse({
    farmId: id,
    name: optionalText,
    itr: digits,
    caepf: digits,
    stateRegistration: digits,
    address: AddressWire,
    exploitation: optionalText,
    participation: cents,
    counterParts: list(CounterPartWire),
  }),
  ({ participation: share, ...rest }): DeclaredProperty => ({ ...rest, share }),
);

/** A branch without its check digit, which stands behind a dash. */
const branch = made(optionalText, (value) => (value.split('-')[0] ?? '').replace(/\D/g, ''));
/** The number of an account with its check digit, which some banks write as X. */
const accountNumber = made(optionalText, (value) => value.toUpperCase().replace(/[^0-9X]/g, ''));

const AccountWire = made(
  sparse({ id, bankCode: digits, bankName: optionalText, branch, number: accountNumber }),
  ({ bankCode: bank, ...rest }): DeclaredAccount => ({ ...rest, bank }),
);

/** Who declares: what cannot be read is missing, and named so. */
export const DeclarantWire: Shape<Declarant> = sparse({
  cpf: digits,
  name: optionalText,
  address: AddressWire,
  phone: digits,
  email: optionalText,
  properties: list(PropertyWire),
  accounts: list(AccountWire),
  accountant: orNull(
    sparse({
      name: optionalText,
      document: taxNumber,
      crc: optionalText,
      email: optionalText,
      phone: digits,
    }),
  ),
});
