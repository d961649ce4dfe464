import type { ModuleSeed } from './menuSeed';

export const monitoring: ModuleSeed = {
  id: 9,
  letter: 'M',
  name: 'Monitoramento',
  constantFilter: 'MONITORING',
  icon: 'SensorsOutlined',
  items: [
    { path: '/monitoramento', name: 'Monitoramento', key: 'MONITORING', icon: 'MonitorHeartOutlined' },
    {
      path: '/sensor-status',
      name: 'Situação dos sensores',
      key: 'SENSOR_STATUS',
      icon: 'NetworkCheckOutlined',
    },
    { path: '/comandos', name: 'Comandos', key: 'COMMANDS', icon: 'SettingsRemoteOutlined' },
    {
      path: '/sensores/cadastro',
      name: 'Sensores',
      key: 'SENSOR_REGISTRATION',
      icon: 'SensorsOutlined',
      parent: 'Cadastros de monitoramento',
    },
    {
      path: '/equipamentos/cadastro',
      name: 'Equipamentos',
      key: 'EQUIPMENT_REGISTRATION',
      icon: 'RouterOutlined',
      parent: 'Cadastros de monitoramento',
    },
  ],
};

export const maintenance: ModuleSeed = {
  id: 10,
  letter: 'M',
  name: 'Manutenção',
  constantFilter: 'MAINTENANCE',
  icon: 'BuildOutlined',
  items: [
    {
      path: '/planejamento-manutencao-de-bens',
      name: 'Manutenção de bens',
      key: 'ASSET_MAINTENANCE',
      icon: 'BuildOutlined',
    },
    {
      path: '/planejamento-manutencao-de-bens/bem',
      name: 'Bens em manutenção',
      key: 'ASSET_MAINTENANCE_ASSET',
      icon: 'AgricultureOutlined',
    },
    {
      path: '/planejamento-manutencao-de-bens/lista-verificacao',
      name: 'Listas de verificação',
      key: 'ASSET_MAINTENANCE_CHECKLIST',
      icon: 'ChecklistOutlined',
    },
    {
      path: '/planejamento-manutencao-de-bens/tags',
      name: 'Etiquetas',
      key: 'ASSET_MAINTENANCE_TAGS',
      icon: 'LabelOutlined',
    },
    {
      path: '/planejamento-manutencao-de-bens/bens-padrao-para-grupo-de-avicultura',
      name: 'Bens padrão do grupo de avicultura',
      key: 'ASSET_MAINTENANCE_POULTRY_DEFAULTS',
      icon: 'PlaylistAddOutlined',
    },
  ],
};
