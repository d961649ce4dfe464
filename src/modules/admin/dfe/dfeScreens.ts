import type { AdminScreen } from '../adminScreen';

export const dfeScreens: readonly AdminScreen[] = [
  { slug: 'dfe-cest', icon: 'ReceiptLongOutlined', load: () => import('./pages/CestsPage') },
  {
    slug: 'dfe-unidade-de-medida',
    icon: 'StraightenOutlined',
    load: () => import('./pages/UnitsPage'),
  },
  { slug: 'dfe-ncm', icon: 'InventoryOutlined', load: () => import('./pages/NcmsPage') },
  { slug: 'dfe-codigo-beneficiario', icon: 'LabelOutlined', load: () => import('./pages/BenefitsPage') },
  { slug: 'dfe-natureza-transacao', icon: 'SwapHorizOutlined', load: () => import('./pages/NaturesPage') },
];
