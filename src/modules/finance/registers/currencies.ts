import LockOutlined from '@mui/icons-material/LockOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { choiceColumn, choiceOptions, choiceWord } from '@/families/register/fixedChoices';
import { CURRENCY_CLASSIFICATIONS } from '../currencyClassification';
import { recordColumns } from '../recordColumns';
import type { CurrencyValues } from '../schemas/currencySchemas';
import { Currency } from '../currencyWire';

const schemas = () => import('../schemas/currencySchemas');

/**
 * What values are computed in: moneys, and products that serve as one (a sack of soya). The platform brings some, which
 * every customer has and none changes; others are the customer's own.
 */
export const currencies = defineRegister<Currency, Currency, CurrencyValues>({
  module: 'finance',
  name: 'currencies',
  slug: 'moedas',
  calls: registerCalls<Currency, Currency, CurrencyValues>('Currency', {
    row: Currency,
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'currencyCode', width: 110 },
    { field: 'symbol', width: 110 },
    { ...choiceColumn('classification', CURRENCY_CLASSIFICATIONS, 'finance', 'classifications'), width: 140 },
    {
      field: 'ofPlatform',
      kind: 'status',
      width: 160,
      status: ({ ofPlatform }) => ({
        tone: 'neutral',
        variant: ofPlatform ? 'soft' : 'outline',
        icon: ofPlatform ? LockOutlined : PersonOutlined,
        label: choiceWord('finance', 'currencies.origins', ofPlatform ? 'platform' : 'own'),
      }),
    },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'currencyCode', kind: 'text', required: true, maxLength: 6, helper: true, span: 6 },
    { name: 'symbol', kind: 'text', required: true, maxLength: 10, format: false, span: 6 },
    {
      name: 'classification',
      kind: 'radio',
      required: true,
      Options: choiceOptions(CURRENCY_CLASSIFICATIONS, 'finance', 'classifications'),
    },
  ],
  schema: () => schemas().then((all) => all.currencyFormSchema),
  emptyValues: { classification: 'CURRENCY' },
  nameOf: (row) => row.name,
  locked: ({ ofPlatform }) => ofPlatform,
  unique: ['currencyCode'],
  isActive: (row) => row.active,
  invalidates: ['currencies'],
});
