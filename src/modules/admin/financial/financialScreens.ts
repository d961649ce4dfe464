import type { AdminScreen } from '../adminScreen';

export const financialScreens: readonly AdminScreen[] = [
  { slug: 'integradora', icon: 'HandshakeOutlined', load: () => import('./pages/IntegratorsPage') },
  {
    slug: 'vinculo-tipo-movimento',
    icon: 'CompareArrowsOutlined',
    load: () => import('./pages/MovementTypeLinksPage'),
  },
  {
    slug: 'fonte-de-cotacao',
    icon: 'QueryStatsOutlined',
    load: () => import('./pages/QuotationSourcesPage'),
  },
  {
    slug: 'cotacao-de-preco-de-produto',
    icon: 'TrendingUpOutlined',
    load: () => import('./pages/ProductQuotationsPage'),
  },
  {
    slug: 'bandeira-cartao-de-credito',
    icon: 'CreditScoreOutlined',
    load: () => import('./pages/CardBrandsPage'),
  },
];
