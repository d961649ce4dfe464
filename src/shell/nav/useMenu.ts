import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useCustomer } from '@/domain/identity/selectors';
import { activeLeaf } from '@/domain/menu/activePath';
import { menuTree, type MenuLeaf, type MenuModule } from '@/domain/menu/menuTree';

/** The current customer's navigation and the entry that the present page belongs to. */
export function useMenu(): { modules: MenuModule[]; active: MenuLeaf | null } {
  const customer = useCustomer();
  const { pathname } = useLocation();
  const modules = useMemo(() => menuTree(customer?.permissions ?? []), [customer]);
  return { modules, active: activeLeaf(modules, pathname) };
}
