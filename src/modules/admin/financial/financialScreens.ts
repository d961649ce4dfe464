import type { AdminScreen } from '../adminScreen';

export const financialScreens: readonly AdminScreen[] = [
  { slug: 'integradora', icon: 'HandshakeOutlined' },
  { slug: 'vinculo-tipo-movimento', icon: 'CompareArrowsOutlined' },
  { slug: 'fonte-de-cotacao', icon: 'QueryStatsOutlined' },
  { slug: 'cotacao-de-preco-de-produto', icon: 'TrendingUpOutlined' },
  { slug: 'bandeira-cartao-de-credito', icon: 'CreditScoreOutlined' },
];
