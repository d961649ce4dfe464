import type { AdminScreen } from '../adminScreen';

export const accessScreens: readonly AdminScreen[] = [
  {
    slug: 'configuracao-de-perfil',
    icon: 'VpnKeyOutlined',
    load: () => import('./pages/ProfileConfigurationPage'),
  },
  { slug: 'menu', icon: 'AccountTreeOutlined', load: () => import('./pages/MenusPage') },
  { slug: 'url', icon: 'ShareOutlined', load: () => import('./pages/UrlsPage') },
  { slug: 'modulo', icon: 'AppsOutlined', load: () => import('./pages/ModulesPage') },
];
