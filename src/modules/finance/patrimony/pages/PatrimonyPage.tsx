import { pageOfUsedRegister } from '../../whoUses/pageOfUsedRegister';
import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import ForestOutlined from '@mui/icons-material/ForestOutlined';
import HomeWorkOutlined from '@mui/icons-material/HomeWorkOutlined';
import HouseSidingOutlined from '@mui/icons-material/HouseSidingOutlined';
import LandscapeOutlined from '@mui/icons-material/LandscapeOutlined';
import PetsOutlined from '@mui/icons-material/PetsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { useTranslation } from 'react-i18next';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';
import { financeRoutes } from '../../financeRoutes';

const NEW_RECORD = '?registro=novo';

const CARDS: readonly HubCard[] = [
  {
    slug: 'imoveis',
    icon: LandscapeOutlined,
    add: NEW_RECORD,
    load: pageOfUsedRegister(async () => (await import('../registers/realEstates')).realEstates),
  },
  {
    slug: 'benfeitorias',
    icon: HomeWorkOutlined,
    add: NEW_RECORD,
    load: pageOfUsedRegister(async () => (await import('../registers/improvements')).improvements),
  },
  {
    slug: 'maquinas',
    icon: AgricultureOutlined,
    add: NEW_RECORD,
    load: pageOfUsedRegister(async () => (await import('../registers/machines')).machines),
  },
  {
    slug: 'veiculos',
    icon: DirectionsCarOutlined,
    add: NEW_RECORD,
    load: pageOfUsedRegister(async () => (await import('../registers/vehicles')).vehicles),
  },
  {
    slug: 'galpao-aves',
    icon: HouseSidingOutlined,
    add: NEW_RECORD,
    load: pageOfUsedRegister(async () => (await import('../registers/aviaries')).aviaries),
  },
  {
    slug: 'culturas-permanentes',
    icon: ForestOutlined,
    add: NEW_RECORD,
    load: pageOfUsedRegister(async () => (await import('../registers/perennialCrops')).perennialCrops),
  },
  {
    slug: 'animais',
    icon: PetsOutlined,
    add: NEW_RECORD,
    load: pageOfUsedRegister(async () => (await import('../registers/animals')).animals),
  },
  {
    slug: 'seguros',
    icon: ShieldOutlined,
    add: NEW_RECORD,
    load: pageOfUsedRegister(async () => (await import('../registers/insurances')).insurances),
  },
  {
    slug: 'outros',
    icon: CategoryOutlined,
    add: NEW_RECORD,
    load: pageOfUsedRegister(async () => (await import('../registers/otherAssets')).otherAssets),
  },
];

/** Everything that is owned for years, one register for each kind. */
export function Component() {
  const { t } = useTranslation('financePatrimony');
  return (
    <RegisterHubPage
      base="/patrimonio"
      label={t('title')}
      cards={CARDS}
      titles={financeRoutes.financePatrimony.screens}
      notFound="/404"
    />
  );
}
