import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useIdentity } from '@/domain/identity/selectors';
import { activeLeaf } from '@/domain/menu/activePath';
import type { MenuLeaf, MenuModule } from '@/domain/menu/menuTree';
import { useCustomerMenu } from '@/domain/menu/useCustomerMenu';
import { ADMIN_PATH, type AdminGroup } from '@/modules/admin/adminScreen';
import { useAdministrationGroups } from './useAdministrationGroups';

/** The administration area as a module of the navigation: masters have no customer whose menu could hold it. */
function administrationMenu(all: readonly AdminGroup[], t: TFunction<'shell'>): MenuModule {
  return {
    id: -1,
    name: t('administration.title'),
    constantFilter: '',
    iconName: 'TuneOutlined',
    leaves: [],
    groups: all.map(({ id, screens }, group) => ({
      name: t(`administration.groups.${id}`),
      leaves: screens.map(({ slug, icon, load }, at) => ({
        id: -(group * 100 + at + 2),
        name: t(`administration.screens.${slug}`, slug),
        path: `${ADMIN_PATH}/${slug}`,
        iconName: icon,
        legacy: !load,
      })),
    })),
  };
}

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
