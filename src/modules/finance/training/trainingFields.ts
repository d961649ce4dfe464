import { BENEFIT_CODE, CEST, CFOP, NCM } from '@/domain/fiscal/codeMasks';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { choiceOptions } from '@/families/register/fixedChoices';
import type { RegisterField } from '@/families/register/registerFields';
import { ICONS, OPTIONS, SIZES } from './trainingChoices';
import { TrainingNodes } from './TrainingNodes';
import type { TrainingValues } from './trainingSchemas';

const WORDS = 'financeTraining';

/** A field of every kind, by what it holds. */
export const trainingFields: readonly RegisterField<TrainingValues>[] = [
  { name: 'name', section: 'texts', kind: 'text', required: true, maxLength: 100 },
  { name: 'email', kind: 'email', span: 6 },
  { name: 'site', kind: 'url', span: 6 },
  { name: 'note', kind: 'multiline', maxLength: 1000 },
  { name: 'text', kind: 'richText' },
  { name: 'cpf', section: 'documents', kind: 'cpf', span: 4 },
  { name: 'cnpj', kind: 'cnpj', span: 4 },
  { name: 'payer', kind: 'cpfOrCnpj', span: 4 },
  { name: 'phone', kind: 'phone', span: 4, helper: true },
  { name: 'cep', kind: 'cep', span: 4 },
  { name: 'plate', kind: 'plate', span: 4 },
  { name: 'code', section: 'codes', kind: 'code', span: 4 },
  { name: 'ncm', kind: 'masked', mask: NCM, span: 4 },
  { name: 'cest', kind: 'masked', mask: CEST, span: 4 },
  { name: 'cfop', kind: 'masked', mask: CFOP, span: 6 },
  { name: 'benefit', kind: 'masked', mask: BENEFIT_CODE, span: 6 },
  { name: 'weight', section: 'figures', kind: 'number', decimals: 3, unit: 't', span: 3 },
  { name: 'share', kind: 'percent', span: 3 },
  { name: 'count', kind: 'integer', span: 3 },
  { name: 'price', kind: 'money', span: 3 },
  { name: 'day', section: 'times', kind: 'date', span: 4 },
  { name: 'moment', kind: 'dateTime', span: 4 },
  { name: 'month', kind: 'month', span: 4 },
  { name: 'start', kind: 'time', span: 4 },
  { name: 'shift', kind: 'duration', span: 4 },
  { name: 'period', kind: 'dateRange', presets: ['thisMonth', 'thisYear'] },
  {
    name: 'size',
    section: 'choices',
    kind: 'select',
    Options: choiceOptions(SIZES, WORDS, 'sizes'),
    span: 6,
  },
  { name: 'option', kind: 'radio', Options: choiceOptions(OPTIONS, WORDS, 'options'), span: 6 },
  { name: 'farmId', kind: 'autocomplete', Options: lookupOptions('farms', undefined) },
  { name: 'productIds', kind: 'multiSelect', Options: lookupOptions('products', undefined) },
  { name: 'branches', kind: 'tree', Nodes: TrainingNodes },
  { name: 'checked', kind: 'switch', span: 6 },
  { name: 'agreed', kind: 'checkbox', span: 6 },
  { name: 'icon', section: 'more', kind: 'icon', icons: ICONS, span: 6 },
  { name: 'colour', kind: 'colour', span: 6 },
  {
    name: 'lines',
    kind: 'rows',
    newRow: () => ({ place: '', day: null, quantity: null, price: null, paid: false }),
    columns: [
      { key: 'place', kind: 'text', required: true },
      { key: 'day', kind: 'date', width: 168 },
      { key: 'quantity', kind: 'number', decimals: 1, width: 120, total: 'sum' },
      { key: 'price', kind: 'money', width: 160, total: 'sum' },
      { key: 'paid', kind: 'checkbox', width: 72 },
    ],
  },
  { name: 'photo', kind: 'image', span: 6 },
  { name: 'files', kind: 'file', accept: ['pdf', 'png', 'jpeg'], max: 3, span: 6 },
];
