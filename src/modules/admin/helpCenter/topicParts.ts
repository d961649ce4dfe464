import type { TopicValues } from './helpCenterSchemas';

/** What themes of questions and topics of videos have in common: a name, what it is about, its place in the list. */
export const topicParts = {
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 60, format: false },
    { name: 'description', kind: 'multiline', maxLength: 300, format: false },
    { name: 'sequence', kind: 'integer', helper: true, span: 6 },
  ],
  schema: () => import('./helpCenterSchemas').then((all) => all.topicFormSchema),
  emptyValues: { name: '', description: '', sequence: null },
  toValues: ({ name, description, sequence }: TopicValues): TopicValues => ({ name, description, sequence }),
  nameOf: (row: { name: string }) => row.name,
  unique: ['name'],
  isActive: (row: { active: boolean }) => row.active,
  bulkFields: ['description', 'sequence'],
} as const;
