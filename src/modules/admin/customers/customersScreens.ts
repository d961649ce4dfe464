import type { AdminScreen } from '../adminScreen';

export const customersScreens: readonly AdminScreen[] = [
  { slug: 'clientes', icon: 'GroupsOutlined' },
  { slug: 'cliente-pre-cadastro', icon: 'FactCheckOutlined' },
  { slug: 'licencas', icon: 'BadgeOutlined' },
  { slug: 'usuarios', icon: 'PersonOutlineOutlined' },
  { slug: 'termos-de-uso', icon: 'GavelOutlined' },
  { slug: 'versao-sistema', icon: 'AutorenewOutlined' },
  { slug: 'ultimo-acesso', icon: 'HistoryOutlined' },
];
