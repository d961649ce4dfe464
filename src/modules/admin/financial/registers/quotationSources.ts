import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { choiceOptions, choiceWords } from '@/families/register/fixedChoices';
import { CHOOSE, platformColumns } from '../../platformColumns';
import type { SystemQuotationSourceValues } from '../financialSchemas';
import { CURRENCY_CLASSIFICATIONS } from '../financialWords';
import { SystemQuotationSource } from '../financialWire';

const classificationWord = choiceWords('adminFinancial', 'classifications');
const schemas = () => import('../financialSchemas');

const ClassificationOptions = choiceOptions(CURRENCY_CLASSIFICATIONS, 'adminFinancial', 'classifications');

/**
 * Quotation sources of the whole platform, as the customers' own register has them (name, site, product or currency).
 * 'Levar aos produtores' puts the source into the register of every customer that has it not; what is changed here
 * changes there.
 */
export const quotationSources = defineRegister<
  SystemQuotationSource,
  SystemQuotationSource,
  SystemQuotationSourceValues
>({
  module: 'admin',
  namespace: 'adminFinancial',
  name: 'quotationSources',
  slug: 'fonte-de-cotacao',
  calls: registerCalls<SystemQuotationSource, SystemQuotationSource, SystemQuotationSourceValues>(
    'SystemQuotationSource',
    { row: SystemQuotationSource },
  ),
  columns: [
    { field: 'name', identifying: true },
    { field: 'site', width: 240 },
    {
      field: 'currencyClassificationDescription',
      filter: CHOOSE,
      width: 150,
      value: ({ currencyClassification }) => classificationWord(currencyClassification),
    },
    { field: 'bringToCustomer', width: 170 },
    { field: 'customerCount', kind: 'number', decimals: 0, width: 120, total: 'sum' },
    ...platformColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'site', kind: 'url', maxLength: 200 },
    { name: 'currencyClassification', kind: 'radio', required: true, Options: ClassificationOptions },
    { name: 'bringToCustomer', kind: 'switch', helper: true },
  ],
  schema: () => schemas().then((all) => all.systemQuotationSourceFormSchema),
  emptyValues: { currencyClassification: 'PRODUCT' },
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
  bulkFields: ['currencyClassification', 'bringToCustomer'],
});
