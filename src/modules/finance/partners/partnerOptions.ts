import { choiceOptions, choiceWords } from '@/families/register/fixedChoices';
import { dependentOptions, lookupOptions } from '@/domain/lookups/lookupOptions';
import { PARTNER_ROLES } from './partnerRoles';
import type { PartnerValues } from './partnerSchemas';
import { PIX_KINDS } from './rules/pixKey';

/** The word of a role; one that this version does not know says itself. */
export const roleWord = choiceWords('financePartners', 'roles');
export const RoleOptions = choiceOptions(PARTNER_ROLES, 'financePartners', 'roles');
export const PixKindOptions = choiceOptions(PIX_KINDS, 'financePartners', 'pixKinds');

export const StateOptions = lookupOptions('states', undefined);

export const CityOptions = dependentOptions('cities', ({ stateId }: PartnerValues) =>
  stateId === null ? null : { stateId },
);

export const BankOptions = lookupOptions('banks', undefined);
