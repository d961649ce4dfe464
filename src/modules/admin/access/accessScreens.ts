import type { AdminScreen } from '../adminScreen';

export const accessScreens: readonly AdminScreen[] = [
  { slug: 'configuracao-de-perfil', icon: 'VpnKeyOutlined' },
  { slug: 'menu', icon: 'AccountTreeOutlined' },
  { slug: 'url', icon: 'ShareOutlined' },
  { slug: 'modulo', icon: 'AppsOutlined' },
];
