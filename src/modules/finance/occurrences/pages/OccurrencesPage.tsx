import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { useTranslation } from 'react-i18next';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';
import { financeRoutes } from '../../financeRoutes';

const add = '?registro=novo';
const CARDS: readonly HubCard[] = [
  { slug: 'transferencia', icon: SyncAltOutlined, add, load: () => import('./TransfersPage') },
  { slug: 'contrato', icon: HandshakeOutlined, add, load: () => import('./ContractsPage') },
  { slug: 'pedido', icon: ShoppingCartOutlined, add, load: () => import('./OrdersPage') },
  { slug: 'adiantamento', icon: PaymentsOutlined, add, load: () => import('./AdvancesPage') },
  { slug: 'consorcio', icon: GroupsOutlined, add, load: () => import('./ConsortiaPage') },
  { slug: 'permuta', icon: SwapHorizOutlined, add, load: () => import('./BartersPage') },
  {
    slug: 'aporte-e-retirada',
    icon: AccountBalanceWalletOutlined,
    add,
    load: () => import('./OwnerMovesPage'),
  },
  { slug: 'ajuste-de-saldo', icon: TuneOutlined, add, load: () => import('./AdjustmentsPage') },
];

/** What happens in the finances besides invoices: one form for each kind. */
export function Component() {
  const { t } = useTranslation('financeOccurrences');
  return (
    <RegisterHubPage
      base="/financeiro/ocorrencia"
      label={t('title')}
      cards={CARDS}
      titles={financeRoutes.financeOccurrences.screens}
      notFound="/404"
    />
  );
}
