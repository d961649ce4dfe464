import type { Identity } from '@/domain/identity/identityWire';

export type EntryStep = 'terms' | 'customer' | null;

/**
 * What stands between a signed-in user and the page they want: terms to accept first, then the choice of a customer
 * when several are linked and none is current.
 */
export function entryStep(identity: Identity, hasTermsToAccept: boolean): EntryStep {
  if (hasTermsToAccept) return 'terms';
  if (identity.currentCustomer === null && identity.links.length > 1) return 'customer';
  return null;
}

const NO_DESTINATION = new RegExp(
  '^/(login-v2|esqueci-minha-senha|confirmacao-de-email|redefinir-minha-senha|aceitar-termos-de-uso|' +
    'selecionar-produtor|manutencao|401|404|500)\\b',
);

/**
 * A path of this application to go to after sign-in, or null. Anything that could lead to another site, or back to
 * a page that only makes sense without a session, is refused.
 */
export function safeDestination(value: string | null): string | null {
  // Browsers read a backslash as a slash and leave out tabs and line ends: `/⇥/x.com` would be `//x.com`.
  if (!value || !value.startsWith('/') || value.startsWith('//') || /[\s\\]/.test(value)) return null;
  return NO_DESTINATION.test(value) ? null : value;
}
