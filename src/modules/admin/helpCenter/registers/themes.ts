import type { ObjectSchema } from 'yup';
import { lookupsForgotten } from '@/domain/lookups/lookupStore';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { platformColumns } from '../../platformColumns';
import type { Theme, ThemeValues } from '../helpCenterSchemas';

const schemas = () => import('../helpCenterSchemas');

/** Grouped themes: the topics under which the FAQ dialog shows the questions, and in which order. */
export const themes = defineRegister<Theme, Theme, ThemeValues>({
  module: 'admin',
  namespace: 'adminHelpCenter',
  name: 'themes',
  slug: 'temas-agrupados',
  calls: registerCalls<Theme, Theme, ThemeValues>('SystemFAQTopic', {
    row: () => schemas().then((all) => all.themeSchema),
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'description', flex: 1, minWidth: 200 },
    { field: 'questions', kind: 'number', decimals: 0, width: 120, total: 'sum' },
    { field: 'sequence', kind: 'number', decimals: 0, width: 100 },
    ...platformColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 60, format: false },
    { name: 'description', kind: 'multiline', maxLength: 300, format: false },
    { name: 'sequence', kind: 'integer', helper: true, span: 6 },
  ],
  schema: () => schemas().then((all) => all.themeFormSchema as ObjectSchema<ThemeValues>),
  emptyValues: { name: '', description: '', sequence: null },
  toValues: ({ name, description, sequence }) => ({ name, description, sequence }),
  nameOf: (row) => row.name,
  unique: ['name'],
  isActive: (row) => row.active,
  afterWrite: () => lookupsForgotten(['faqTopics']),
});
