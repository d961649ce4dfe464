import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { platformColumns } from '../../platformColumns';
import type { TopicValues } from '../helpCenterSchemas';
import { topicParts } from '../topicParts';
import { VideoTopic } from '../helpCenterWire';

/** Topics of the help center's videos, in the order in which the academy shows them. */
export const videoTopics = defineRegister<VideoTopic, VideoTopic, TopicValues>({
  module: 'admin',
  namespace: 'adminHelpCenter',
  name: 'videoTopics',
  slug: 'topicos-videos',
  calls: registerCalls<VideoTopic, VideoTopic, TopicValues>('SystemHelpCenterTopic', {
    row: VideoTopic,
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'description', flex: 1, minWidth: 200 },
    { field: 'videos', kind: 'number', decimals: 0, width: 110, total: 'sum' },
    { field: 'sequence', width: 100 },
    ...platformColumns,
  ],
  ...topicParts,
  invalidates: ['videoTopics'],
});
