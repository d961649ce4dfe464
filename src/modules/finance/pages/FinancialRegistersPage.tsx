import { pageOfRegister } from '@/families/register/pageOfRegister';
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
    load: pageOfRegister(async () => (await import('../registers/currentAccounts')).currentAccounts),
  },
  {
    slug: 'cartoes-de-credito',
    icon: CreditCardOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('../registers/creditCards')).creditCards),
  },
  {
    slug: 'emprestimos',
    icon: RealEstateAgentOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('../registers/loans')).loans),
  },
  {
    slug: 'formas-de-pagamento',
    icon: PaymentsOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('../registers/payments')).payments),
  },
  {
    slug: 'empresas',
    icon: BusinessOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('../registers/companies')).companies),
  },
  {
    slug: 'moedas',
    icon: CurrencyExchangeOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('../registers/currencies')).currencies),
  },
  {
    slug: 'fonte-de-cotacao',
    icon: QueryStatsOutlined,
    add: NEW_RECORD,
    load: pageOfRegister(async () => (await import('../registers/quotationSources')).quotationSources),
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
