import { BENEFIT_CODE, NCM } from '@/domain/fiscal/codeMasks';
import { choiceColumn } from '@/families/register/fixedChoices';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { recordColumns } from '../../recordColumns';
import { SITUATIONS } from '../icmsSituations';
import { GOODS, RuralProduct } from '../ruralRegistersWire';
import { OF_RURAL, ruralChoices } from './registerParts';

interface ProductValues {
  name: string;
  code: string;
  ncm: string;
  unit: string;
  origin: string;
  situation: string | null;
  benefitCode: string;
  goods: string | null;
  sackWeight: number | null;
}

/** What a producer sells, as the invoice names it. */
export const ruralProducts = defineRegister<RuralProduct, RuralProduct, ProductValues>({
  ...OF_RURAL,
  name: 'ruralProducts',
  slug: 'produtos',
  calls: registerCalls<RuralProduct, RuralProduct, ProductValues>('RuralInvoiceProduct', {
    row: RuralProduct,
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'code', width: 100 },
    { field: 'ncm', kind: 'masked', mask: NCM, width: 120 },
    { field: 'unit', width: 90 },
    { field: 'sackWeight', kind: 'number', decimals: 3, width: 130 },
    { ...choiceColumn('goods', GOODS, 'ruralInvoices', 'goods'), width: 170 },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'code', kind: 'text', required: true, maxLength: 60, span: 4 },
    { name: 'ncm', kind: 'masked', mask: NCM, helper: true, span: 4 },
    { name: 'unit', kind: 'text', required: true, maxLength: 6, span: 4 },
    { name: 'sackWeight', kind: 'number', decimals: 3, minDecimals: 0, unit: 'kg', helper: true, span: 6 },
    { name: 'goods', kind: 'select', required: true, Options: ruralChoices(GOODS, 'goods'), span: 6 },
    { name: 'situation', kind: 'select', Options: ruralChoices(SITUATIONS, 'situations'), span: 6 },
    { name: 'benefitCode', kind: 'masked', mask: BENEFIT_CODE, helper: true, span: 6 },
  ],
  emptyValues: { unit: 'KG', origin: '0', goods: 'COMMON' },
  nameOf: (row) => row.name,
  unique: ['code'],
  isActive: (row) => row.active,
});
