import type { ObjectSchema } from 'yup';
import { lookupsForgotten } from '@/domain/lookups/lookupStore';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { platformColumns } from '../../platformColumns';
import type { ThemeValues, VideoTopic } from '../helpCenterSchemas';

const schemas = () => import('../helpCenterSchemas');

/** Topics of the help center's videos, in the order in which the academy shows them. */
export const videoTopics = defineRegister<VideoTopic, VideoTopic, ThemeValues>({
  module: 'admin',
  namespace: 'adminHelpCenter',
  name: 'videoTopics',
  slug: 'topicos-videos',
  calls: registerCalls<VideoTopic, VideoTopic, ThemeValues>('SystemHelpCenterTopic', {
    row: () => schemas().then((all) => all.videoTopicSchema),
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'description', flex: 1, minWidth: 200 },
    { field: 'videos', kind: 'number', decimals: 0, width: 110, total: 'sum' },
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
  afterWrite: () => lookupsForgotten(['videoTopics']),
});
