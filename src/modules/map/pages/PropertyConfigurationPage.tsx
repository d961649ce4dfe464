import HolidayVillageOutlined from '@mui/icons-material/HolidayVillageOutlined';
import { useTranslation } from 'react-i18next';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';

const CARDS: readonly HubCard[] = [
  {
    slug: 'comunidades-rurais',
    title: 'map:registers.communities.title',
    icon: HolidayVillageOutlined,
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
