import { registerCalls } from '@/families/register/registerCalls';
import { assumed, http } from '@/platform/http/http';
import type { PartnerValues } from './partnerSchemas';
import { parsePixKey } from './rules/pixKey';
import { Partner } from './partnerWire';

/** 'ISENTO' in the place of the number means that there is none. */
function registrationBody(stateRegistration: string | null, exempt: boolean) {
  const stateRegistrationExempt = exempt || /^ISENT[OA]$/.test(stateRegistration ?? '');
  return {
    stateRegistrationExempt,
    stateRegistration: stateRegistrationExempt ? null : stateRegistration,
  };
}

export const partnerCalls = registerCalls<Partner, Partner, PartnerValues>('Person', {
  row: Partner,
  toBody: ({ pixKind, pixKey, stateRegistration, ...values }) => ({
    ...values,
    ...registrationBody(stateRegistration, values.stateRegistrationExempt),
    pixKind,
    pixKey: pixKind && pixKey ? parsePixKey(pixKind, pixKey) : null,
  }),
});

interface PartnerOfDocument {
  id: number;
  name: string;
  active: boolean;
}

/** The partner that has this CPF or CNPJ already; null when none has. */
export async function partnerOfDocument(
  document: string,
  signal: AbortSignal,
): Promise<PartnerOfDocument | null> {
  const path = assumed('/Person/GetByDocument');
  const found = await http.get<PartnerOfDocument | null | ''>(path, {
    params: { document },
    signal,
    contained: true,
    silent: true,
  });
  return found || null;
}
