import type { AdminScreen } from '../adminScreen';

export const customersScreens: readonly AdminScreen[] = [
  { slug: 'clientes', icon: 'GroupsOutlined', load: () => import('./pages/CustomersPage') },
  {
    slug: 'cliente-pre-cadastro',
    icon: 'FactCheckOutlined',
    load: () => import('./pages/PreRegistrationsPage'),
  },
  { slug: 'licencas', icon: 'BadgeOutlined', load: () => import('./pages/LicencesPage') },
  { slug: 'usuarios', icon: 'PersonOutlineOutlined', load: () => import('./pages/UsersPage') },
  { slug: 'termos-de-uso', icon: 'GavelOutlined', load: () => import('./pages/TermsPage') },
  { slug: 'versao-sistema', icon: 'AutorenewOutlined', load: () => import('./pages/VersionsPage') },
  { slug: 'ultimo-acesso', icon: 'HistoryOutlined', load: () => import('./pages/AccessesPage') },
];
