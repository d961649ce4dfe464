import type { AdminScreen } from '../adminScreen';

export const miscScreens: readonly AdminScreen[] = [
  { slug: 'solicitacoes', icon: 'ForumOutlined' },
  { slug: 'classificacao-atendimento', icon: 'SupportAgentOutlined' },
  { slug: 'gerente-conta', icon: 'HubOutlined' },
  { slug: 'carteira-clientes', icon: 'FolderSpecialOutlined' },
];
