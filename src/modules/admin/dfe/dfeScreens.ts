import type { AdminScreen } from '../adminScreen';

export const dfeScreens: readonly AdminScreen[] = [
  { slug: 'dfe-cest', icon: 'ReceiptLongOutlined' },
  {
    slug: 'dfe-unidade-de-medida',
    icon: 'StraightenOutlined',
    load: () => import('./pages/UnitsPage'),
  },
  { slug: 'dfe-ncm', icon: 'InventoryOutlined' },
  { slug: 'dfe-codigo-beneficiario', icon: 'LabelOutlined' },
  { slug: 'dfe-natureza-transacao', icon: 'SwapHorizOutlined' },
];
