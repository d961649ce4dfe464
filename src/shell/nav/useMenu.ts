import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { activeLeaf } from '@/domain/menu/activePath';
import { menuTree, type MenuLeaf, type MenuModule } from '@/domain/menu/menuTree';
import { administrationMenu } from './administrationMenu';
import { useAdministrationGroups } from './useAdministrationGroups';

/** The current customer's navigation and the entry that the present page belongs to. */
export function useMenu(): { modules: MenuModule[]; active: MenuLeaf | null } {
  const customer = useCustomer();
  const { pathname } = useLocation();
  const isMaster = useIdentity()?.isMaster ?? false;
  const administration = useAdministrationGroups(isMaster);
  const { t } = useTranslation('shell');
  const modules = useMemo(
    () => [
      ...menuTree(customer?.permissions ?? []),
      ...(administration ? [administrationMenu(administration, t)] : []),
    ],
    [customer, administration, t],
  );
  return { modules, active: activeLeaf(modules, pathname) };
}
