import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { CHOOSE, platformColumns } from '../../platformColumns';
import type { QuestionValues } from '../helpCenterSchemas';
import { Question } from '../helpCenterWire';

const schemas = () => import('../helpCenterSchemas');

const TopicOptions = lookupOptions('faqTopics', undefined);

/** Questions and answers of the FAQ dialog, each under its theme; answers have headings, lists and links. */
export const questions = defineRegister<Question, Question, QuestionValues>({
  module: 'admin',
  namespace: 'adminHelpCenter',
  name: 'questions',
  slug: 'perguntas-respostas',
  calls: registerCalls<Question, Question, QuestionValues>('SystemFAQTopicQA', {
    row: Question,
  }),
  columns: [
    { field: 'question', identifying: true },
    { field: 'topicName', width: 200, filter: CHOOSE },
    { field: 'answer', width: 320 },
    { field: 'sequence', width: 100 },
    ...platformColumns,
  ],
  fields: [
    { name: 'topicId', kind: 'select', required: true, Options: TopicOptions, span: 8 },
    { name: 'sequence', kind: 'integer', span: 4 },
    { name: 'question', kind: 'text', required: true, maxLength: 200, format: false },
    { name: 'answer', kind: 'richText', required: true },
  ],
  schema: () => schemas().then((all) => all.questionFormSchema),
  nameOf: (row) => row.question,
  isActive: (row) => row.active,
  bulkFields: ['topicId', 'sequence'],
});
