import { dependentOptions, lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { CHOOSE, platformColumns } from '../../platformColumns';
import type { VideoValues } from '../helpCenterSchemas';
import { videoService } from '../helpCenterService';
import type { Video } from '../helpCenterWire';

const schemas = () => import('../helpCenterSchemas');
const PICTURE_BYTES = 500 * 1024;

const TopicOptions = lookupOptions('videoTopics', undefined);

const SubtopicOptions = dependentOptions('videoSubtopics', ({ topicId }: VideoValues) =>
  topicId == null ? null : { topicId },
);

/** Videos of the help center: title, address at YouTube or the academy, picture, topic and subtopic, length, place. */
export const videos = defineRegister<Video, Video, VideoValues>({
  module: 'admin',
  namespace: 'adminHelpCenter',
  name: 'videos',
  slug: 'videos',
  calls: videoService,
  columns: [
    { field: 'name', identifying: true },
    { field: 'topicName', width: 180, filter: CHOOSE },
    { field: 'subtopicName', width: 170, filter: CHOOSE },
    { field: 'durationMinutes', width: 110 },
    { field: 'screens', kind: 'number', decimals: 0, width: 90, total: 'sum' },
    { field: 'sequence', width: 90 },
    { field: 'thumbnailUrl', kind: 'image', hidden: true },
    { field: 'videoUrl', width: 260, hidden: true },
    ...platformColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100, format: false },
    { name: 'videoUrl', kind: 'url', required: true, helper: true },
    {
      name: 'topicId',
      kind: 'select',
      required: true,
      Options: TopicOptions,
      clears: ['subtopicId'],
      span: 6,
    },
    { name: 'subtopicId', kind: 'select', Options: SubtopicOptions, span: 6 },
    { name: 'durationMinutes', kind: 'duration', span: 6 },
    { name: 'sequence', kind: 'integer', span: 6 },
    { name: 'description', kind: 'multiline', maxLength: 500, format: false },
    { name: 'thumbnail', kind: 'image', maxBytes: PICTURE_BYTES },
  ],
  schema: () => schemas().then((all) => all.videoFormSchema),
  emptyValues: {
    description: '',
  },
  toValues: (video) => ({
    name: video.name,
    videoUrl: video.videoUrl,
    topicId: video.topicId,
    subtopicId: video.subtopicId,
    durationMinutes: video.durationMinutes,
    sequence: video.sequence,
    description: video.description,
    thumbnail: video.thumbnailUrl,
  }),
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
  bulkFields: ['topicId', 'subtopicId', 'sequence'],
  invalidates: ['videos'],
});
