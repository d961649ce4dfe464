import { useMemo } from 'react';
import { useItem, useList } from '@/platform/store/useResource';
import { licences, ONLY, pendingUsers, users } from '../accountSlice';
import { grantedLicences, pendingLicences } from '../rules/licences';

/** The licences of the account by what has become of them, and how many are left. Staff sees only what is pending. */
export function useAccountLists(staff: boolean) {
  // Each call on its own: one that fails or hangs keeps nothing from the others.
  const { rows: all, list: usersList, retry: reloadUsers } = useList(users, staff ? null : undefined);
  const { rows: waiting, list: pendingList, retry: reloadPending } = useList(pendingUsers, { ofAll: staff });
  const { retry: reloadLeft, ...left } = useItem(licences, staff ? null : ONLY, { follows: true });
  return {
    granted: useMemo(() => grantedLicences(all), [all]),
    pending: useMemo(() => pendingLicences(waiting, staff ? [] : all), [waiting, all, staff]),
    usersList,
    pendingList,
    left,
    reloadUsers,
    reloadPending,
    reloadLeft,
  };
}
