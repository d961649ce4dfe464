import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import RealEstateAgentOutlined from '@mui/icons-material/RealEstateAgentOutlined';
import { useTranslation } from 'react-i18next';
import { type HubCard, RegisterHubPage } from '@/families/register/RegisterHubPage';

const BASE = '/financeiro/cadastros-financeiros';
const NEW_RECORD = '?registro=novo';

const CARDS: readonly HubCard[] = [
  {
    slug: 'contas-correntes',
    title: 'finance:registers.currentAccounts.title',
    icon: AccountBalanceOutlined,
    add: NEW_RECORD,
    load: () => import('./CurrentAccountsPage'),
  },
  {
    slug: 'cartoes-de-credito',
    title: 'finance:registers.creditCards.title',
    icon: CreditCardOutlined,
    add: NEW_RECORD,
    load: () => import('./CreditCardsPage'),
  },
  {
    slug: 'emprestimos',
    title: 'finance:registers.loans.title',
    icon: RealEstateAgentOutlined,
    add: NEW_RECORD,
    load: () => import('./LoansPage'),
  },
  {
    slug: 'formas-de-pagamento',
    title: 'finance:registers.payments.title',
    icon: PaymentsOutlined,
    add: NEW_RECORD,
    load: () => import('./PaymentsPage'),
  },
  {
    slug: 'empresas',
    title: 'finance:registers.companies.title',
    icon: BusinessOutlined,
    add: NEW_RECORD,
    load: () => import('./CompaniesPage'),
  },
  {
    slug: 'moedas',
    title: 'finance:registers.currencies.title',
    icon: CurrencyExchangeOutlined,
    add: NEW_RECORD,
    load: () => import('./CurrenciesPage'),
  },
  {
    slug: 'fonte-de-cotacao',
    title: 'finance:registers.quotationSources.title',
    icon: QueryStatsOutlined,
    add: NEW_RECORD,
    load: () => import('./QuotationSourcesPage'),
  },
];

export function Component() {
  const { t } = useTranslation('finance');
  return <RegisterHubPage base={BASE} label={t('registers.title')} cards={CARDS} notFound="/404" />;
}
