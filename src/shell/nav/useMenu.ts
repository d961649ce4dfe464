import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useIdentity } from '@/domain/identity/selectors';
import { activeLeaf } from '@/domain/menu/activePath';
import type { MenuLeaf, MenuModule } from '@/domain/menu/menuTree';
import { useCustomerMenu } from '@/domain/menu/useCustomerMenu';
import { administrationMenu } from './administrationMenu';
import { useAdministrationGroups } from './useAdministrationGroups';

/** The current customer's navigation and the entry that the present page belongs to. */
export function useMenu(): { modules: MenuModule[]; active: MenuLeaf | null } {
  const menu = useCustomerMenu();
  const { pathname } = useLocation();
  const isMaster = useIdentity()?.isMaster ?? false;
  const administration = useAdministrationGroups(isMaster);
  const { t } = useTranslation('shell');
  const modules = useMemo(
    () => [...menu, ...(administration ? [administrationMenu(administration, t)] : [])],
    [menu, administration, t],
  );
  return { modules, active: activeLeaf(modules, pathname) };
}
