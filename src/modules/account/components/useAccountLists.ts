import { useMemo } from 'react';
import { useCustomer } from '@/domain/identity/selectors';
import { useAppSelector } from '@/platform/store/hooks';
import type { ListState } from '@/platform/store/resourceState';
import { useLoad } from '@/platform/store/useLoad';
import { licences, ONLY, pendingUsers, users } from '../accountSlice';
import { grantedLicences, pendingLicences } from '../rules/licences';

/** The licences of the account by what has become of them, and how many are left. Staff sees only what is pending. */
export function useAccountLists(staff: boolean) {
  const customerId = useCustomer()?.id;
  const all = useAppSelector(users.selectRows);
  const waiting = useAppSelector(pendingUsers.selectRows);
  const usersList: ListState = useAppSelector(users.selectList);
  const pendingList: ListState = useAppSelector(pendingUsers.selectList);
  const left = useAppSelector(licences.selectItem);

  const key = `${customerId ?? 'staff'}`;
  // A licence that is written changes all three.
  // Each call on its own: one that fails or hangs keeps nothing from the others.
  const reloadUsers = useLoad(key, (run) => (staff ? null : run(users.load())), users.tags);
  const reloadPending = useLoad(key, (run) => run(pendingUsers.load({ ofAll: staff })), users.tags);
  const reloadLeft = useLoad(key, (run) => (staff ? null : run(licences.loadItem(ONLY))), users.tags);
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
