import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import RealEstateAgentOutlined from '@mui/icons-material/RealEstateAgentOutlined';
import { useTranslation } from 'react-i18next';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';
import { financeRoutes } from '../financeRoutes';

const BASE = '/financeiro/cadastros-financeiros';
const NEW_RECORD = '?registro=novo';

const CARDS: readonly HubCard[] = [
  {
    slug: 'contas-correntes',
    icon: AccountBalanceOutlined,
    add: NEW_RECORD,
    load: () => import('./CurrentAccountsPage'),
  },
  {
    slug: 'cartoes-de-credito',
    icon: CreditCardOutlined,
    add: NEW_RECORD,
    load: () => import('./CreditCardsPage'),
  },
  {
    slug: 'emprestimos',
    icon: RealEstateAgentOutlined,
    add: NEW_RECORD,
    load: () => import('./LoansPage'),
  },
  {
    slug: 'formas-de-pagamento',
    icon: PaymentsOutlined,
    add: NEW_RECORD,
    load: () => import('./PaymentsPage'),
  },
  {
    slug: 'empresas',
    icon: BusinessOutlined,
    add: NEW_RECORD,
    load: () => import('./CompaniesPage'),
  },
  {
    slug: 'moedas',
    icon: CurrencyExchangeOutlined,
    add: NEW_RECORD,
    load: () => import('./CurrenciesPage'),
  },
  {
    slug: 'fonte-de-cotacao',
    icon: QueryStatsOutlined,
    add: NEW_RECORD,
    load: () => import('./QuotationSourcesPage'),
  },
];

export function Component() {
  const { t } = useTranslation('finance');
  return (
    <RegisterHubPage
      base={BASE}
      label={t('registers.title')}
      cards={CARDS}
      titles={financeRoutes.financeRegisters.screens}
      notFound="/404"
    />
  );
}
