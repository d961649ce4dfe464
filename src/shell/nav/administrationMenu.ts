import type { TFunction } from 'i18next';
import type { MenuModule } from '@/domain/menu/menuTree';
import { ADMIN_PATH, type AdminGroup } from '@/modules/admin/adminScreen';

/** The administration area as a module of the navigation: masters have no customer whose menu could hold it. */
export function administrationMenu(all: readonly AdminGroup[], t: TFunction<'shell'>): MenuModule {
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
