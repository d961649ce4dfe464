import { pageOfRegister } from '@/families/register/pageOfRegister';
import type { AdminScreen } from '../adminScreen';

export const accessScreens: readonly AdminScreen[] = [
  {
    slug: 'configuracao-de-perfil',
    icon: 'VpnKeyOutlined',
    load: () => import('./pages/ProfileConfigurationPage'),
  },
  { slug: 'menu', icon: 'AccountTreeOutlined', load: () => import('./pages/MenusPage') },
  {
    slug: 'url',
    icon: 'ShareOutlined',
    load: pageOfRegister(async () => (await import('./registers/urls')).urls),
  },
  {
    slug: 'modulo',
    icon: 'AppsOutlined',
    load: pageOfRegister(async () => (await import('./registers/modules')).modules),
  },
];
