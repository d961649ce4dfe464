import { pageOfRegister } from '@/families/register/pageOfRegister';
import type { AdminScreen } from '../adminScreen';

export const dfeScreens: readonly AdminScreen[] = [
  {
    slug: 'dfe-cest',
    icon: 'ReceiptLongOutlined',
    load: pageOfRegister(async () => (await import('./registers/cests')).cests),
  },
  {
    slug: 'dfe-unidade-de-medida',
    icon: 'StraightenOutlined',
    load: pageOfRegister(async () => (await import('./registers/units')).units),
  },
  {
    slug: 'dfe-ncm',
    icon: 'InventoryOutlined',
    load: pageOfRegister(async () => (await import('./registers/ncms')).ncms),
  },
  {
    slug: 'dfe-codigo-beneficiario',
    icon: 'LabelOutlined',
    load: pageOfRegister(async () => (await import('./registers/benefits')).benefits),
  },
  {
    slug: 'dfe-natureza-transacao',
    icon: 'SwapHorizOutlined',
    load: pageOfRegister(async () => (await import('./registers/natures')).natures),
  },
];
