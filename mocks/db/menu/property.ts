import type { ModuleSeed } from './menuSeed';

const CONFIGURATION = '/configuracao-de-propriedade';

export const property: ModuleSeed = {
  id: 2,
  letter: 'P',
  name: 'Propriedade',
  constantFilter: 'PROPERTY',
  icon: 'LandscapeOutlined',
  items: [
    { path: '/propriedade', name: 'Mapa da propriedade', key: 'PROPERTY_MAP', icon: 'MapOutlined' },
    {
      path: CONFIGURATION,
      name: 'Configuração de propriedade',
      key: 'PROPERTY_CONFIGURATION',
      icon: 'TuneOutlined',
    },
    {
      path: `${CONFIGURATION}/comunidades-rurais`,
      name: 'Comunidades rurais',
      key: 'PROPERTY_CONFIGURATION',
      icon: 'HolidayVillageOutlined',
      parent: 'Configuração de propriedade',
      under: CONFIGURATION,
    },
  ],
};
