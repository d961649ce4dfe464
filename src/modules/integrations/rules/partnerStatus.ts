import type { Partner, Terms } from '../integrationsWire';

export type PartnerStatus = 'waitingTerms' | 'notConnected' | 'connected' | 'failed';

/** Whether the version that is in force was accepted: an earlier one does not count. */
export function areAccepted(terms: Terms | null): boolean {
  return terms?.acceptance?.termsId === terms?.id && terms !== null;
}

/**
 * How the customer stands with a partner. Without the acceptance of the terms in force nothing else matters: what was
 * connected waits too, and exchanges nothing meanwhile.
 */
export function partnerStatusOf({
  terms,
  connected,
  failure,
}: Pick<Partner, 'terms' | 'connected' | 'failure'>): PartnerStatus {
  if (!areAccepted(terms)) return 'waitingTerms';
  if (!connected) return 'notConnected';
  return failure === null ? 'connected' : 'failed';
}

/** Connected under terms that are no longer in force: nothing is exchanged until the new ones are accepted. */
export function isPaused(partner: Pick<Partner, 'terms' | 'connected'>): boolean {
  return partner.connected && !areAccepted(partner.terms);
}
