import { pageOfRegister } from '@/families/register/pageOfRegister';
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';
import { href } from '@/platform/routing/href';
import { financeRoutes } from '../financeRoutes';

const NEW_RECORD = '?registro=novo';

const CARDS: readonly HubCard[] = [
  {
    slug: 'produtos',
    icon: CategoryOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('./registers/products')).products),
  },
  {
    slug: 'linhas-de-produto',
    icon: AccountTreeOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('./registers/productLines')).productLines),
  },
];

/** The registers of products. A number in place of a card's name is the product of that id. */
export function Component() {
  const { t } = useTranslation('financeProducts');
  const { id = '' } = useParams();
  if (/^\d+$/.test(id))
    return <Navigate to={`${href('financeProducts', { id: 'produtos' })}?registro=${id}`} replace />;
  return (
    <RegisterHubPage
      base="/cadastro-de-produtos"
      label={t('title')}
      cards={CARDS}
      titles={financeRoutes.financeProducts.screens}
      notFound="/404"
    />
  );
}
