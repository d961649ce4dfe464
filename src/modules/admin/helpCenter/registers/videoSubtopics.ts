import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { CHOOSE, platformColumns } from '../../platformColumns';
import type { VideoSubtopicValues } from '../helpCenterSchemas';
import { VideoSubtopic } from '../helpCenterWire';

const schemas = () => import('../helpCenterSchemas');

const TopicOptions = lookupOptions('videoTopics', undefined);

/** Subtopics: the parts of a video topic. */
export const videoSubtopics = defineRegister<VideoSubtopic, VideoSubtopic, VideoSubtopicValues>({
  module: 'admin',
  namespace: 'adminHelpCenter',
  name: 'videoSubtopics',
  slug: 'subtopicos-videos',
  calls: registerCalls<VideoSubtopic, VideoSubtopic, VideoSubtopicValues>('SystemHelpCenterSubtopic', {
    row: VideoSubtopic,
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'topicName', width: 240, filter: CHOOSE },
    { field: 'videos', kind: 'number', decimals: 0, width: 110, total: 'sum' },
    { field: 'sequence', width: 100 },
    ...platformColumns,
  ],
  fields: [
    { name: 'topicId', kind: 'select', required: true, Options: TopicOptions },
    { name: 'name', kind: 'text', required: true, maxLength: 60, format: false },
    { name: 'sequence', kind: 'integer', helper: true, span: 6 },
  ],
  schema: () => schemas().then((all) => all.videoSubtopicFormSchema),
  nameOf: (row) => row.name,
  unique: ['name'],
  isActive: (row) => row.active,
  bulkFields: ['topicId', 'sequence'],
  invalidates: ['videoSubtopics'],
});
