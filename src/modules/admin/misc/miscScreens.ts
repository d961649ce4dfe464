import { pageOfRegister } from '@/families/register/pageOfRegister';
import type { AdminScreen } from '../adminScreen';

export const miscScreens: readonly AdminScreen[] = [
  {
    slug: 'solicitacoes',
    icon: 'ForumOutlined',
    load: pageOfRegister(async () => (await import('./registers/solicitations')).solicitations),
  },
  {
    slug: 'classificacao-atendimento',
    icon: 'SupportAgentOutlined',
    load: pageOfRegister(async () => (await import('./registers/classifications')).classifications),
  },
  {
    slug: 'gerente-conta',
    icon: 'HubOutlined',
    load: pageOfRegister(async () => (await import('./registers/accountManagers')).accountManagers),
  },
  { slug: 'carteira-clientes', icon: 'FolderSpecialOutlined', load: () => import('./pages/PortfolioPage') },
];
