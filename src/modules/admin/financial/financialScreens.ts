import { pageOfRegister } from '@/families/register/pageOfRegister';
import type { AdminScreen } from '../adminScreen';

export const financialScreens: readonly AdminScreen[] = [
  {
    slug: 'integradora',
    icon: 'HandshakeOutlined',
    load: pageOfRegister(async () => (await import('./registers/integrators')).integrators),
  },
  {
    slug: 'vinculo-tipo-movimento',
    icon: 'CompareArrowsOutlined',
    load: pageOfRegister(async () => (await import('./registers/movementTypeLinks')).movementTypeLinks),
  },
  {
    slug: 'fonte-de-cotacao',
    icon: 'QueryStatsOutlined',
    load: pageOfRegister(async () => (await import('./registers/quotationSources')).quotationSources),
  },
  {
    slug: 'cotacao-de-preco-de-produto',
    icon: 'TrendingUpOutlined',
    load: () => import('./pages/ProductQuotationsPage'),
  },
  {
    slug: 'bandeira-cartao-de-credito',
    icon: 'CreditScoreOutlined',
    load: pageOfRegister(async () => (await import('./registers/cardBrands')).cardBrands),
  },
];
