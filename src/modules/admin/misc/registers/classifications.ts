import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { platformColumns } from '../../platformColumns';
import type { ClassificationValues } from '../miscSchemas';
import { Classification } from '../miscWire';

const schemas = () => import('../miscSchemas');

/**
 * Levels of service. The account page shows a customer its level, name, description and benefits in their order;
 * those are the fields. The level is unique, as customers are compared by it.
 */
export const classifications = defineRegister<Classification, Classification, ClassificationValues>({
  module: 'admin',
  namespace: 'adminMisc',
  name: 'classifications',
  invalidates: ['serviceClassifications'],
  slug: 'classificacao-atendimento',
  calls: registerCalls<Classification, Classification, ClassificationValues>(
    'CustomerServiceClassification',
    {
      row: Classification,
    },
  ),
  columns: [
    { field: 'level', width: 90 },
    { field: 'name', identifying: true },
    { field: 'description', width: 320 },
    { field: 'benefits', width: 120 },
    { field: 'customerCount', kind: 'number', decimals: 0, width: 120, total: 'sum' },
    ...platformColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 60, span: 8 },
    { name: 'level', kind: 'integer', required: true, span: 4 },
    { name: 'description', kind: 'multiline', maxLength: 500, format: false },
    {
      name: 'benefits',
      kind: 'rows',
      newRow: () => ({ name: '' }),
      columns: [{ key: 'name', kind: 'text', required: true, maxLength: 120, format: false }],
    },
  ],
  schema: () => schemas().then((all) => all.classificationFormSchema),
  emptyValues: { description: '' },
  toValues: ({ name, level, description, benefits }) => ({
    name,
    level,
    description: description ?? '',
    benefits: benefits
      .toSorted((a, b) => (a.sequence ?? Infinity) - (b.sequence ?? Infinity) || 0)
      .map((benefit) => ({ name: benefit.name })),
  }),
  nameOf: (row) => row.name,
  unique: ['level'],
  isActive: (row) => row.active,
  bulkFields: ['description', 'benefits'],
});
