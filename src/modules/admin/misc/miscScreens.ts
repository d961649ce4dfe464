import type { AdminScreen } from '../adminScreen';

export const miscScreens: readonly AdminScreen[] = [
  { slug: 'solicitacoes', icon: 'ForumOutlined', load: () => import('./pages/SolicitationsPage') },
  {
    slug: 'classificacao-atendimento',
    icon: 'SupportAgentOutlined',
    load: () => import('./pages/ClassificationsPage'),
  },
  { slug: 'gerente-conta', icon: 'HubOutlined', load: () => import('./pages/AccountManagersPage') },
  { slug: 'carteira-clientes', icon: 'FolderSpecialOutlined', load: () => import('./pages/PortfolioPage') },
];
