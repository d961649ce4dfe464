import type { UserLink } from '@/domain/identity/identityWire';
import { matchesSearch } from '@/platform/format/text';

/** Above this many customers the picker gets a search box. */
export const SEARCH_ABOVE = 8;

/** The customers whose name holds the words, without regard to case and accents. */
export function findCustomers(links: readonly UserLink[], query: string): UserLink[] {
  return links.filter(({ customerName }) => matchesSearch(customerName, query));
}
