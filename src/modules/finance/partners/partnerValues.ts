import type { PartnerValues } from './partnerSchemas';
import { formatPixKey } from './rules/pixKey';
import type { Partner } from './partnerWire';

export const emptyPartner: PartnerValues = {
  document: '',
  name: '',
  tradeName: null,
  roles: [],
  stateRegistration: null,
  stateRegistrationExempt: false,
  cep: null,
  stateId: null,
  cityId: null,
  address: null,
  addressNumber: null,
  district: null,
  email: null,
  phone: null,
  secondPhone: null,
  bankId: null,
  branch: null,
  accountNumber: null,
  pixKind: null,
  pixKey: null,
  notes: null,
  penaltyRate: null,
  interestRate: null,
};

/** A partner as its form has it. */
export function toPartnerValues(partner: Partner): PartnerValues {
  return {
    document: partner.document,
    name: partner.name,
    tradeName: partner.tradeName,
    roles: [...(partner.roles ?? [])],
    stateRegistration: partner.stateRegistration,
    stateRegistrationExempt: partner.stateRegistrationExempt,
    cep: partner.cep,
    stateId: partner.stateId,
    cityId: partner.cityId,
    address: partner.address,
    addressNumber: partner.addressNumber,
    district: partner.district,
    email: partner.email,
    phone: partner.phone,
    secondPhone: partner.secondPhone,
    bankId: partner.bankId,
    branch: partner.branch,
    accountNumber: partner.accountNumber,
    pixKind: partner.pixKind,
    pixKey: formatPixKey(partner.pixKind, partner.pixKey),
    notes: partner.notes,
    penaltyRate: partner.penaltyRate ?? null,
    interestRate: partner.interestRate ?? null,
  };
}
