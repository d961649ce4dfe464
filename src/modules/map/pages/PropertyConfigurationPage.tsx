import { pageOfRegister } from '@/families/register/pageOfRegister';
import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import GrainOutlined from '@mui/icons-material/GrainOutlined';
import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import HolidayVillageOutlined from '@mui/icons-material/HolidayVillageOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import { useTranslation } from 'react-i18next';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';
import { mapRoutes } from '../mapRoutes';

const NEW_RECORD = '?registro=novo';

const CARDS: readonly HubCard[] = [
  {
    slug: 'propriedades',
    icon: AgricultureOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('../registers/properties')).properties),
  },
  {
    slug: 'centros-de-custo',
    icon: AccountBalanceWalletOutlined,
    add: NEW_RECORD,
    load: () => import('./CostCentersPage'),
  },
  {
    slug: 'talhoes',
    icon: GridOnOutlined,
    load: () => import('./PlotsPage'),
  },
  {
    slug: 'teor-de-argila',
    icon: GrainOutlined,
    load: () => import('./ClayContentPage'),
  },
  {
    slug: 'aviarios',
    icon: WarehouseOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('../registers/aviaries')).aviaries),
  },
  {
    slug: 'comunidades-rurais',
    icon: HolidayVillageOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('../registers/communities')).communities),
  },
];

export function Component() {
  const { t } = useTranslation('map');
  return (
    <RegisterHubPage
      base="/configuracao-de-propriedade"
      label={t('propertyConfiguration.title')}
      cards={CARDS}
      titles={mapRoutes.mapPropertyConfiguration.screens}
      notFound="/404"
    />
  );
}
