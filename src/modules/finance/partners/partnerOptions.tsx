import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import type { OptionsProps } from '@/families/register/registerTypes';
import { PARTNER_ROLES } from './partnerRoles';
import type { PartnerValues } from './partnerSchemas';
import { PIX_KINDS } from './rules/pixKey';

type Options = OptionsProps<PartnerValues>;

/** The word of a role; one that this version does not know says itself. */
export function roleWord(role: string): string {
  const known = PARTNER_ROLES.find((one) => one === role);
  return known ? i18next.t(`financePartners:roles.${known}`) : role;
}

export function RoleOptions({ children }: Options) {
  const { t } = useTranslation('financePartners');
  return children({ options: PARTNER_ROLES.map((id) => ({ id, name: t(`roles.${id}`) })) });
}

export function PixKindOptions({ children }: Options) {
  const { t } = useTranslation('financePartners');
  return children({ options: PIX_KINDS.map((id) => ({ id, name: t(`pixKinds.${id}`) })) });
}

export function StateOptions({ children }: Options) {
  return children(useLookup('states', undefined));
}

export function CityOptions({ values: { stateId }, children }: Options) {
  return children(useLookup('cities', stateId === null ? null : { stateId }));
}

export function BankOptions({ children }: Options) {
  return children(useLookup('banks', undefined));
}
