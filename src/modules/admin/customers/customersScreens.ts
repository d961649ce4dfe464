import { pageOfRegister } from '@/families/register/pageOfRegister';
import type { AdminScreen } from '../adminScreen';

export const customersScreens: readonly AdminScreen[] = [
  {
    slug: 'clientes',
    icon: 'GroupsOutlined',
    load: pageOfRegister(async () => (await import('./registers/customers')).customers),
  },
  {
    slug: 'cliente-pre-cadastro',
    icon: 'FactCheckOutlined',
    load: () => import('./pages/PreRegistrationsPage'),
  },
  {
    slug: 'licencas',
    icon: 'BadgeOutlined',
    load: pageOfRegister(async () => (await import('./registers/licences')).licences),
  },
  { slug: 'usuarios', icon: 'PersonOutlineOutlined', load: () => import('./pages/UsersPage') },
  { slug: 'termos-de-uso', icon: 'GavelOutlined', load: () => import('./pages/TermsPage') },
  {
    slug: 'versao-sistema',
    icon: 'AutorenewOutlined',
    load: pageOfRegister(async () => (await import('./registers/versions')).versions),
  },
  { slug: 'ultimo-acesso', icon: 'HistoryOutlined', load: () => import('./pages/AccessesPage') },
];
