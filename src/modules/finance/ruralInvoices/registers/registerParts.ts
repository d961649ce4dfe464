import type { ReactNode } from 'react';
import { choiceOptions } from '@/families/register/fixedChoices';
import { STATES } from '../../fiscal/rules/stateRegistration';
import { RURAL_REGISTERS } from '../ruralInvoicesSlice';

/** What every register of the rural invoice says of itself. */
export const OF_RURAL = {
  module: 'finance',
  namespace: 'ruralInvoices',
  invalidates: [RURAL_REGISTERS],
} as const;

export const ruralChoices = (values: readonly string[], path: string) =>
  choiceOptions(values, 'ruralInvoices', path);

const STATE_OPTIONS = [...STATES, 'EX'].map((id) => ({ id, name: id }));

/** States by their two letters; EX is abroad. */
export function StatesOrAbroad({
  children,
}: {
  readonly children: (source: { options: typeof STATE_OPTIONS }) => ReactNode;
}) {
  return children({ options: STATE_OPTIONS });
}

/** What an address is before somebody types: in Brazil. */
export const IN_BRAZIL = { country: 'BRASIL', countryCode: '1058' } as const;

/** Where somebody is: what is missing is asked when an invoice is sent. */
export const addressFields = [
  { name: 'zip', kind: 'cep', section: 'address', span: 4 },
  { name: 'street', kind: 'text', maxLength: 60, span: 8 },
  { name: 'addressNumber', kind: 'text', maxLength: 60, span: 4 },
  { name: 'complement', kind: 'text', maxLength: 60, span: 8 },
  { name: 'district', kind: 'text', maxLength: 60, span: 6 },
  { name: 'city', kind: 'text', maxLength: 60, span: 6 },
  { name: 'cityCode', kind: 'text', maxLength: 7, helper: true, span: 4 },
  { name: 'state', kind: 'select', Options: StatesOrAbroad, span: 4 },
  { name: 'phone', kind: 'phone', span: 4 },
] as const;

export interface AddressValues {
  zip: string;
  street: string;
  addressNumber: string;
  complement: string;
  district: string;
  city: string;
  cityCode: string;
  state: string | null;
  phone: string;
  country: string;
  countryCode: string;
}
