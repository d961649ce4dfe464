import { useCustomer } from '@/domain/identity/selectors';
import type { LookupName, LookupParams } from '@/domain/lookups/lookupTypes';
import { useLookup } from '@/domain/lookups/useLookup';

/** The lists of an invoice that hang on nothing but the customer. */
type OwnList = {
  [Name in LookupName]: LookupParams[Name] extends { customerId: number; farmId?: never } ? Name : never;
}[LookupName];

type NameOf = (id: number | null) => string | null;

/** Finds the name of an entry; null when unknown, and for one that is not there any more. */
function finder(options: readonly { id: number | string; name: string }[]): NameOf {
  return (id) => options.find((option) => Number(option.id) === id)?.name ?? null;
}

/**
 * What the ids of an invoice stand for, among the lists of the current customer; a list without ids is not requested.
 */
export function useNames(list: OwnList, ids: readonly (number | null)[]): NameOf {
  const customerId = useCustomer()?.customerId;
  const wanted = customerId !== undefined && ids.some((id) => id !== null);
  return finder(useLookup(list, wanted ? { customerId } : null).options);
}

/** The same for a cost center, which is found among those of its farm. */
export function useCostCenterName(farmId: number | null, id: number | null): string | null {
  const customerId = useCustomer()?.customerId;
  const wanted = customerId !== undefined && farmId !== null && id !== null;
  return finder(useLookup('invoiceCostCenters', wanted ? { customerId, farmId } : null).options)(id);
}
