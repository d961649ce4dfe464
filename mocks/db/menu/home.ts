import type { ModuleSeed } from './menuSeed';

export const home: ModuleSeed = {
  id: 1,
  letter: 'H',
  name: 'Geral',
  constantFilter: 'HOME',
  icon: 'AppsOutlined',
  items: [
    { path: '/inicio', name: 'Início', key: null, icon: 'HomeOutlined' },
    { path: '/agenda', name: 'Agenda', key: 'SCHEDULE', icon: 'EventOutlined' },
    { path: '/academia-eprodutor', name: 'Academia eProdutor', key: 'ACADEMY', icon: 'SchoolOutlined' },
    { path: '/integracoes', name: 'Integrações', key: 'INTEGRATION', icon: 'HubOutlined' },
    {
      path: '/agrocenter-data-sharing',
      name: 'Compartilhamento com AgroCenter',
      key: 'AGROCENTER_DATA_SHARING',
      icon: 'ShareOutlined',
    },
    { path: '/sgpt-chat-test', name: 'Assistente de conversa', key: 'SGPT_CHAT_TEST', icon: 'ForumOutlined' },
  ],
};

export const assistDesk: ModuleSeed = {
  id: 11,
  letter: 'S',
  name: 'Atendimento',
  constantFilter: 'ASSIST',
  icon: 'SupportAgentOutlined',
  items: [{ path: '/assist', name: 'Central Assist', key: 'CUSTOMER_ASSIST', icon: 'SupportAgentOutlined' }],
};
