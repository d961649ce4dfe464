import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import { useTranslation } from 'react-i18next';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';

const CARDS: readonly HubCard[] = [
  {
    slug: 'fonte-de-cotacao',
    title: 'finance:registers.quotationSources.title',
    icon: QueryStatsOutlined,
    load: () => import('./QuotationSourcesPage'),
  },
];

export function Component() {
  const { t } = useTranslation('finance');
  return (
    <RegisterHubPage
      base="/financeiro/cadastros-financeiros"
      label={t('registers.title')}
      cards={CARDS}
      notFound="/404"
    />
  );
}
