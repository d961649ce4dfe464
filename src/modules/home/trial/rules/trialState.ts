import type { Identity } from '@/domain/identity/identityWire';
import { readRole } from '@/domain/identity/permissions';
import { daysBetween, type LocalDate, toLocalDate } from '@/platform/format/date';

export type TrialState =
  | { kind: 'days'; days: number }
  /** No day left after this one. */
  | { kind: 'lastDay' }
  /** Over: the limited free version. */
  | { kind: 'expired' }
  /** An account for the rural invoice alone: no trial, a version of its own. */
  | { kind: 'nfpeOnly' };

/** What a free account reads of its trial, by calendar days; null for everybody else. */
export function trialState(identity: Identity, today: LocalDate): TrialState | null {
  const role = readRole(identity.role);
  if (role === 'customer_free_account_nfpe_only') return { kind: 'nfpeOnly' };
  const customer = identity.currentCustomer?.customer;
  // Who pays may still carry the date of a trial long past.
  if (!customer || !(customer.isFreeAccount || role === 'customer_free_account')) return null;
  const end = toLocalDate(customer.trialPeriodExpiration);
  if (end === null) return null;
  const days = daysBetween(today, end);
  if (days < 0) return { kind: 'expired' };
  return days === 0 ? { kind: 'lastDay' } : { kind: 'days', days };
}
