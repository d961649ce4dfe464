import { choiceOptions } from '@/families/register/fixedChoices';
import { defineRegister } from '@/families/register/defineRegister';
import { CURRENCY_CLASSIFICATIONS } from '../currencyClassification';
import type { QuotationSourceValues } from '../financeSchemas';
import { quotationSourceService } from '../financeService';
import type { QuotationSource } from '../financeWire';

const ClassificationOptions = choiceOptions(
  CURRENCY_CLASSIFICATIONS,
  'finance',
  'registers.quotationSources.fields.currencyClassification.options',
);

/** Sources of quotations: where the prices of products and currencies come from. */
export const quotationSources = defineRegister<QuotationSource, QuotationSource, QuotationSourceValues>({
  module: 'finance',
  name: 'quotationSources',
  slug: 'fonte-de-cotacao',
  calls: { ...quotationSourceService, list: (_query, signal) => quotationSourceService.list(signal) },
  columns: [
    { field: 'name', identifying: true },
    { field: 'site', width: 240 },
    { field: 'currencyClassificationDescription', width: 150 },
    { field: 'bringToCustomer', width: 170 },
    { field: 'active', kind: 'active', width: 118 },
    { field: 'createdAt', kind: 'dateTime', width: 150 },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'site', kind: 'url', maxLength: 200, helper: true },
    { name: 'currencyClassification', kind: 'radio', required: true, Options: ClassificationOptions },
    { name: 'bringToCustomer', kind: 'switch' },
  ],
  schema: () => import('../financeSchemas').then((all) => all.quotationSourceFormSchema),
  emptyValues: { currencyClassification: 'PRODUCT' },
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
});
