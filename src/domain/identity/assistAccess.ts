import type { CurrentCustomer } from './identityWire';

/** Licence types whose users send documents: the administrator of an account and the producer. */
const SENDERS: readonly number[] = [1, 2];

/**
 * Why the producer's side of Assist is closed: 'notActive' where the customer has not contracted it, 'licence' where the
 * user's licence is another; null when it is open.
 */
export function assistRefusal(customer: CurrentCustomer | null): 'notActive' | 'licence' | null {
  if (customer?.customer.eprodutorAssistActive !== true) return 'notActive';
  const { licenceType } = customer.profile;
  return licenceType !== null && SENDERS.includes(licenceType) ? null : 'licence';
}
