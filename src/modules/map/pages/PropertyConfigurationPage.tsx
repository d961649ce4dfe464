import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import GrainOutlined from '@mui/icons-material/GrainOutlined';
import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import HolidayVillageOutlined from '@mui/icons-material/HolidayVillageOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import { useTranslation } from 'react-i18next';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';

const NEW_RECORD = '?registro=novo';

const CARDS: readonly HubCard[] = [
  {
    slug: 'propriedades',
    title: 'map:registers.properties.title',
    icon: AgricultureOutlined,
    add: NEW_RECORD,
    load: () => import('./PropertiesPage'),
  },
  {
    slug: 'centros-de-custo',
    title: 'map:registers.costCenters.title',
    icon: AccountBalanceWalletOutlined,
    add: NEW_RECORD,
    load: () => import('./CostCentersPage'),
  },
  {
    slug: 'talhoes',
    title: 'map:registers.plots.title',
    icon: GridOnOutlined,
    load: () => import('./PlotsPage'),
  },
  {
    slug: 'teor-de-argila',
    title: 'map:clay.title',
    icon: GrainOutlined,
    load: () => import('./ClayContentPage'),
  },
  {
    slug: 'aviarios',
    title: 'map:registers.aviaries.title',
    icon: WarehouseOutlined,
    add: NEW_RECORD,
    load: () => import('./AviariesPage'),
  },
  {
    slug: 'comunidades-rurais',
    title: 'map:registers.communities.title',
    icon: HolidayVillageOutlined,
    add: NEW_RECORD,
    load: () => import('./CommunitiesPage'),
  },
];

export function Component() {
  const { t } = useTranslation('map');
  return (
    <RegisterHubPage
      base="/configuracao-de-propriedade"
      label={t('propertyConfiguration.title')}
      cards={CARDS}
      notFound="/404"
    />
  );
}
