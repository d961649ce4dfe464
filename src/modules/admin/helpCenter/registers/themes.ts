import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { platformColumns } from '../../platformColumns';
import type { TopicValues } from '../helpCenterSchemas';
import { topicParts } from '../topicParts';
import { Theme } from '../helpCenterWire';

/** Grouped themes: the topics under which the FAQ dialog shows the questions, and in which order. */
export const themes = defineRegister<Theme, Theme, TopicValues>({
  module: 'admin',
  namespace: 'adminHelpCenter',
  name: 'themes',
  slug: 'temas-agrupados',
  calls: registerCalls<Theme, Theme, TopicValues>('SystemFAQTopic', {
    row: Theme,
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'description', flex: 1, minWidth: 200 },
    { field: 'questions', kind: 'number', decimals: 0, width: 120, total: 'sum' },
    { field: 'sequence', width: 100 },
    ...platformColumns,
  ],
  ...topicParts,
  invalidates: ['faqTopics'],
});
