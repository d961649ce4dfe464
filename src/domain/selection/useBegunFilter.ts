import { useCallback, useEffect } from 'react';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useChosen } from './useChosen';
import { useOpenedBare } from './useOpenedBare';
import type { SelectedKind } from './selection';

const ID = /^\d{1,15}$/;

/**
 * A filter of the address in which nothing means all (or the usual). A page that is opened without anything in its
 * address begins with what was chosen last on any page, where it is offered; an address that says something says all,
 * so that a link shows the same to everybody. Who chooses 'all' works with all from then on.
 * @param offered the ids that there are; null while they are not known, 'any' where the page judges by itself
 */
export function useBegunFilter(kind: SelectedKind, param: string, offered: readonly string[] | null | 'any') {
  const { text, set } = useAddressValues();
  const [last, change] = useChosen(kind);
  const bare = useOpenedBare();
  const written = text(param);
  const begins = bare && written === null && last && (offered === 'any' || offered?.includes(last));
  const begun = begins ? last : null;
  useEffect(() => {
    if (begun !== null) set({ [param]: begun }, { onlyHere: true });
  }, [begun, param, set]);
  const choose = useCallback(
    (id: string | null, options?: { readonly push?: boolean }) => {
      change(id);
      set({ [param]: id }, options);
    },
    [change, set, param],
  );
  const id = written ?? begun;
  return { id, number: id !== null && ID.test(id) ? Number(id) : null, choose };
}
